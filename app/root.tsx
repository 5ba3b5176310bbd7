import { compiled } from "~/server/compiled/compiled.server";
import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "@remix-run/react";
import type { ReactNode } from "react";
import { DraftNotice } from "~/shell/frame/draft-notice";
import { NavigationStatus, useHeadingFocus, useQuizIsLoading } from "~/shell/frame/loading-status";
import { PageScripts, SpeculationRules, useHydratedEvent, useHydratesPage } from "~/shell/frame/page-scripts";
import { QuizSkeleton } from "~/quiz/quiz-skeleton";
import { NewsletterForm } from "~/messages/newsletter/newsletter-form";
import { SiteFooter } from "~/shell/frame/site-footer";
import { PaperHead, SiteHeader } from "~/shell/frame/site-header";
import { SuggestionsLoader } from "~/search/suggestions-loader";
import { settings } from "~/server/settings/settings.server";
import { unlessShownAgain } from "~/shell/form/failed-form";
import { errorSeo, FEED_TITLE, type SiteData } from "~/shell/head/seo";
import { siteShareImage } from "~/machines/file-addresses.server";
import styles from "~/styles/app.css?url";

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: styles },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/icons/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
  { rel: "alternate", href: "/feed.xml", type: "application/atom+xml", title: FEED_TITLE },
];

export { RouteError as ErrorBoundary } from "~/shell/frame/error-page";

export const meta: MetaFunction = ({ error }) => errorSeo(error);

export const shouldRevalidate = unlessShownAgain;

export function loader({ context }: LoaderFunctionArgs): SiteData {
  const { drafts } = compiled();
  return {
    siteUrl: settings().siteUrl,
    image: siteShareImage(),
    hasFailed: context["hasFailed"] === true,
    ...(drafts && { drafts }),
  };
}

export function Layout({ children }: { children: ReactNode }) {
  const hydrates = useHydratesPage();
  useHeadingFocus();
  useHydratedEvent();
  return (
    <html lang="fr" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#fbfaf5" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0f1f1b" media="(prefers-color-scheme: dark)" />
        <Meta />
        <Links />
        {/* Reloads the page after each change of the contents. Only pages that hydrate would load it otherwise. */}
        {import.meta.env.DEV && <script type="module" src="/@vite/client" />}
      </head>
      <body className="flex min-h-screen flex-col">
        <a
          href="#contenu"
          className="button button-primary absolute top-2 left-2 z-20 -translate-y-24 focus:translate-y-0"
        >
          Aller au contenu
        </a>
        <SiteHeader />
        <main id="contenu" tabIndex={-1} className="flex-1">
          <PaperHead />
          {import.meta.env.DEV && <DraftNotice />}
          {children}
        </main>
        <SiteFooter>
          <NewsletterForm />
        </SiteFooter>
        <PageScripts />
        <SuggestionsLoader hydrates={hydrates} />
        {hydrates ? (
          <>
            <NavigationStatus />
            {/* History entries of hash links have no key: without the hash they would share the first page's scroll position. */}
            <ScrollRestoration getKey={({ key, hash }) => key + hash} />
            <Scripts />
          </>
        ) : (
          // The rules apply only to full page loads; hydrated pages navigate client-side.
          <SpeculationRules />
        )}
      </body>
    </html>
  );
}

export default function App() {
  return useQuizIsLoading() ? <QuizSkeleton /> : <Outlet />;
}
