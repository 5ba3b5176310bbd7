import { index, layout, route, type RouteConfig } from "@remix-run/route-config";
import { GUIDE_SLUGS } from "./domain/guide/guide-slugs";

export default [
  index("routes/home.tsx"),
  route("categorie/:slug", "routes/category.tsx"),
  route("profil/:slug", "routes/profile.tsx"),
  route("question/:question", "routes/question.tsx"),
  route("recherche", "routes/search.tsx"),
  route("suggestions", "routes/suggestions.ts"),
  route("quiz", "routes/quiz-list.tsx"),
  route("quiz/:id", "routes/quiz.tsx"),
  route("fiches-pratiques", "routes/guide-list.tsx"),
  // One route per PDF: any other URL is that of a missing guide, and shows its page.
  ...GUIDE_SLUGS.map((slug) =>
    route(`fiches-pratiques/${slug}.pdf`, "routes/guide-pdf.ts", { id: `pdf-${slug}` }),
  ),
  route("fiches-pratiques/:slug", "routes/guide.tsx"),
  route("partage/:kind/:file", "routes/share-image.ts"),
  route("contact", "routes/contact.tsx"),
  route("contact/merci", "routes/contact-sent.tsx"),
  route("avis", "routes/feedback.tsx"),
  route("avis/merci", "routes/feedback-given.tsx"),
  route("newsletter", "routes/newsletter.tsx"),
  route("newsletter/a-confirmer", "routes/newsletter-asked.tsx"),
  route("newsletter/confirmer", "routes/newsletter-confirm.tsx"),
  route("newsletter/desinscrire", "routes/newsletter-unsubscribe.tsx"),
  layout("routes/editorial-layout.tsx", [
    route("a-propos", "routes/editorial-page.tsx", { id: "about" }),
    route("blog", "routes/editorial-page.tsx", { id: "blog" }),
    route("calculateurs", "routes/editorial-page.tsx", { id: "calculators" }),
    route("mentions-legales", "routes/editorial-page.tsx", { id: "legal-notice" }),
    route("politique-confidentialite", "routes/editorial-page.tsx", { id: "privacy" }),
    route("cgu", "routes/editorial-page.tsx", { id: "terms" }),
  ]),
  route("glossaire", "routes/glossary.tsx"),
  route("plan-du-site", "routes/site-plan.tsx"),
  route("site.webmanifest", "routes/manifest.ts"),
  route("robots.txt", "routes/robots.ts"),
  route("sitemap.xml", "routes/sitemap.ts"),
  route("feed.xml", "routes/feed.ts"),
  route(".well-known/security.txt", "routes/security-txt.ts"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
