import { index, route, type RouteConfig } from "@remix-run/route-config";
import { GUIDE_SLUGS } from "./guides/guide";

const EDITORIAL_PAGES =
  "a-propos blog calculateurs mentions-legales politique-confidentialite cgu accessibilite".split(" ");
const MACHINE_FILES = "aliments.json conservation.json robots.txt llms.txt sitemap.xml feed.xml".split(" ");

export default [
  index("routes/home.tsx"),
  route("categorie/:slug", "routes/category.tsx"),
  route("profil/:slug", "routes/profile.tsx"),
  route("question/:question.md", "routes/question-markdown.ts"),
  route("question/:question", "routes/question.tsx"),
  route("recherche", "routes/search.tsx"),
  route("suggestions", "routes/suggestions.tsx"),
  route("quiz", "routes/quiz-list.tsx"),
  route("quiz/:id", "routes/quiz.tsx"),
  route("fiches-pratiques", "routes/guide-list.tsx"),
  // Each PDF has a route, so that any other name renders the error page of a missing guide.
  ...GUIDE_SLUGS.map((slug) =>
    route(`fiches-pratiques/${slug}.pdf`, "routes/page-file.ts", { id: `pdf-${slug}` }),
  ),
  route("fiches-pratiques/:slug.md", "routes/guide-markdown.ts"),
  route("fiches-pratiques/:slug", "routes/guide.tsx"),
  route("aliments/:food.md", "routes/food-markdown.ts"),
  route("aliments/pour/:situation.pdf", "routes/situation-pdf.ts"),
  route("aliments", "routes/foods.tsx"),
  route("aliments/pour/:situation", "routes/food-list.tsx"),
  route("aliments/:food", "routes/food.tsx"),
  route("conservation", "routes/storage.tsx"),
  route("saisons/:month?", "routes/seasons.tsx"),
  route("nutriments", "routes/nutrients.tsx"),
  route("nutriments/:slug", "routes/nutrient.tsx"),
  route("partage/:kind/:file", "routes/page-file.ts"),
  route("contact", "routes/contact.tsx"),
  route("contact/merci", "routes/form-sent.tsx", { id: "contact-sent" }),
  route("avis", "routes/feedback.tsx"),
  route("avis/merci", "routes/feedback-given.tsx"),
  route("newsletter", "routes/newsletter.tsx"),
  route("newsletter/a-confirmer", "routes/form-sent.tsx", { id: "newsletter-asked" }),
  route("newsletter/confirmer", "routes/newsletter-link.tsx", { id: "newsletter-confirm" }),
  route("newsletter/desinscrire", "routes/newsletter-link.tsx", { id: "newsletter-unsubscribe" }),
  ...EDITORIAL_PAGES.map((slug) => route(slug, "routes/editorial-page.tsx", { id: slug })),
  route("glossaire", "routes/glossary.tsx"),
  route("plan-du-site", "routes/site-plan.tsx"),
  ...[...MACHINE_FILES, ".well-known/security.txt"].map((path) =>
    route(path, "routes/machine-files.ts", { id: path }),
  ),
  route("sante", "routes/health.ts", { id: "alive" }),
  route("sante/pret", "routes/health.ts", { id: "ready" }),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
