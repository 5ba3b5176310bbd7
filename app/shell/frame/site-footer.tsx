import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { PhoneLinks } from "~/shell/phone-links";

const columns = [
  {
    title: "Explorer",
    links: [
      { to: "/#categories", label: "Thèmes" },
      { to: "/#audiences", label: "Profils" },
      { to: "/conservation", label: "Conservation" },
      { to: "/quiz", label: "Quiz" },
      { to: "/fiches-pratiques", label: "Fiches pratiques" },
      { to: "/glossaire", label: "Glossaire" },
    ],
  },
  {
    title: "Le site",
    links: [
      { to: "/a-propos", label: "À propos" },
      { to: "/blog", label: "Blog" },
      { to: "/calculateurs", label: "Calculateurs" },
      { to: "/contact", label: "Contact" },
      { to: "/plan-du-site", label: "Plan du site" },
    ],
  },
  {
    title: "Légal",
    links: [
      { to: "/mentions-legales", label: "Mentions légales" },
      { to: "/politique-confidentialite", label: "Politique de confidentialité" },
      { to: "/cgu", label: "Conditions d’utilisation" },
      { to: "/accessibilite", label: "Accessibilité" },
    ],
  },
];

// The names have no links until the site has accounts on these networks.
const networks = ["Facebook", "Instagram", "YouTube"];

export function SiteFooter({ children }: { children: ReactNode }) {
  return (
    <footer className="mt-5 bg-night sm:mt-8 [--focus-ring:white] py-4 sm:py-12 text-[.95rem] text-[#dfeae4] print:hidden">
      <div className="wrap sm:grid sm:grid-cols-3 sm:gap-10 lg:grid-cols-[1.6fr_1fr_1fr_1fr]">
        <div className="col-span-full lg:col-span-1">{children}</div>
        {columns.map((column) => (
          <nav key={column.title} aria-label={column.title}>
            <h2 className="font-sans text-base font-bold tracking-normal text-white max-sm:hidden">
              {column.title}
            </h2>
            <ul className="footer-links flex flex-wrap gap-x-4 sm:mt-2 sm:block">
              {column.links.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="wrap mt-2 sm:mt-10">
        <div className="flex flex-wrap justify-between gap-x-8 gap-y-1 border-t border-white/15 pt-3 text-sm">
          <p>
            Information générale, qui ne remplace pas un avis médical.{" "}
            <PhoneLinks text={"En cas d’urgence\u202f: 15 ou 112."} />
          </p>
          <ul className="flex flex-wrap gap-x-4" aria-label="Réseaux sociaux, bientôt">
            {networks.map((network) => (
              <li key={network}>{network}</li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
