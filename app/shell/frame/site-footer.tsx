import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { PhoneLinks } from "~/shell/phone-links";

const groups = [
  {
    title: "Explorer",
    links: [
      { to: "/glossaire", label: "Glossaire" },
      { to: "/nutriments", label: "Nutriments" },
      { to: "/calculateurs", label: "Calculateurs" },
      { to: "/blog", label: "Blog" },
      { to: "/#categories", label: "Thèmes" },
      { to: "/#audiences", label: "Profils" },
      { to: "/quiz", label: "Quiz" },
      { to: "/fiches-pratiques", label: "Fiches pratiques" },
    ],
  },
  {
    title: "Le site",
    links: [
      { to: "/a-propos", label: "À propos" },
      { to: "/contact", label: "Contact" },
      { to: "/plan-du-site", label: "Plan du site" },
      { to: "/accessibilite", label: "Accessibilité" },
      { to: "/politique-confidentialite", label: "Politique de confidentialité" },
      { to: "/mentions-legales", label: "Mentions légales" },
      { to: "/cgu", label: "Conditions d’utilisation" },
    ],
  },
];

// The names have no links until the site has accounts on these networks.
const networks = ["Facebook", "Instagram", "YouTube"];

export function SiteFooter({ children }: { children: ReactNode }) {
  return (
    <footer className="site-footer mt-1 bg-night pt-5 pb-4 text-[.95rem] text-[#dfeae4] [--focus-ring:white] [--primary:currentcolor] print:hidden">
      <div className="wrap grid gap-3 sm:grid-cols-2 sm:pt-3 sm:gap-10 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        <div className="col-span-full empty:hidden lg:col-auto">{children}</div>
        {groups.map(({ title, links }) => (
          <nav key={title} aria-label={title} className="max-sm:contents">
            <h2 className="font-sans text-base font-bold tracking-normal text-white max-sm:sr-only">
              {title}
            </h2>
            <ul className="-mx-2.5 flex flex-wrap sm:grid sm:grid-cols-[minmax(50%,auto)_auto] sm:justify-start">
              {links.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="wrap mt-2 sm:mt-6 sm:pb-2">
        <div className="flex flex-wrap justify-between gap-x-8 gap-y-3 border-t border-white/15 pt-3 text-sm leading-snug">
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
