import { compiled } from "~/data/site/compiled.server";
import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "@remix-run/react";
import type { ReactNode } from "react";
import { PaperHead } from "~/components/frame/paper-head";
import { DraftNotice } from "~/components/frame/draft-notice";
import { useHeadingFocus } from "~/components/site/focus";
import { NavigationStatus, useQuizIsLoading } from "~/components/site/navigation-status";
import { SpeculationRules, useHydratedEvent, useHydratesPage } from "~/components/site/page-scripts";
import { TooltipScript } from "~/components/site/icon-label";
import { fontLinks } from "~/components/article/font-links";
import { TableFocus } from "~/components/article/table-focus";
import { RouteError } from "~/components/site/route-error";
import { QuizSkeleton } from "~/components/quiz/quiz-skeleton";
import { SiteFooter } from "~/components/frame/site-footer";
import { SiteHeader } from "~/components/frame/site-header";
import { SuggestionsLoader } from "~/components/search/suggestions-loader";
import { settings } from "~/data/settings/settings.server";
import { pageHeaders } from "~/http/cache-control.server";
import { unlessShownAgain } from "~/domain/form/revalidation";
import { errorSeo, FEED_TITLE, type SiteData } from "~/domain/site/seo";
import { siteShareImage } from "~/resources/page-files.server";
import styles from "~/styles/app.css?url";

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: styles },
  ...fontLinks,
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/icons/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
  { rel: "alternate", href: "/feed.xml", type: "application/atom+xml", title: FEED_TITLE },
];

export const meta: MetaFunction = ({ error }) =>
  errorSeo(error, {
    title: "Erreur",
    description: "Quelque chose s’est mal passé. Réessayez dans un instant.",
  });

/** For routes that export no `headers`, because their loaders set none. */
export const headers = pageHeaders;

export const shouldRevalidate = unlessShownAgain;

export function loader(): SiteData {
  const { drafts } = compiled();
  return {
    siteUrl: settings().siteUrl,
    image: siteShareImage(),
    ...(drafts && { drafts: drafts.pages, contentProblems: drafts.problems }),
  };
}

export function Layout({ children }: { children: ReactNode }) {
  const hydrates = useHydratesPage();
  useHeadingFocus();
  useHydratedEvent();
  return (
    <html lang="fr">
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
        <SiteFooter />
        <TooltipScript />
        <TableFocus />
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

export function ErrorBoundary() {
  return <RouteError />;
}
