import { Link, useLocation, useRouteLoaderData } from "@remix-run/react";
import { readSiteData, SITE_NAME } from "~/shell/head/seo";
import { Icon } from "~/shell/icon/icon";
import { IconLabel } from "~/shell/icon-label";

type MainLink = { to: string; label: string; below?: string[] };

/** `below` has what the pages of a section start with, where this is not the link itself. */
const links: MainLink[] = [
  { to: "/aliments", label: "Puis-je en manger\u202f?" },
  { to: "/conservation", label: "Ça se garde\u202f?" },
  { to: "/#categories", label: "Thèmes", below: ["/categorie"] },
  { to: "/#audiences", label: "Profils", below: ["/profil"] },
  { to: "/categorie/mythes-et-idees-recues", label: "Vrai ou Faux ?" },
  { to: "/quiz", label: "Quiz" },
  { to: "/fiches-pratiques", label: "Fiches pratiques" },
];

function findSection(pathname: string): MainLink | undefined {
  return (
    links.find(({ to }) => to === pathname) ??
    links.find(({ to, below = [to] }) => below.some((start) => pathname.startsWith(`${start}/`)))
  );
}

export function SiteHeader() {
  const { pathname } = useLocation();
  const section = findSection(pathname)?.to;
  return (
    <header className="border-b border-line print:hidden">
      <div className="wrap flex min-h-14 flex-wrap items-center justify-end gap-x-2 py-1.5 lg:min-h-17 lg:py-2">
        <Link to="/" aria-label="Retour à l’accueil" className="mr-auto inline-flex min-h-11 items-center">
          <span className="inline-flex items-center gap-[.4em] font-display text-[min(1.25rem,5.9vw)] font-bold tracking-tight">
            FAQ{" "}
            <span className="grid size-[1.13em] place-items-center rounded-[50%_50%_50%_12%] bg-leaf-solid font-sans leading-none font-bold text-white">
              +
            </span>{" "}
            ALIM
          </span>
        </Link>
        {/* The key remounts the menu on navigation, which closes it. */}
        <nav key={pathname} id="menu" popover="auto" aria-label="Navigation principale" className="site-menu">
          <ul className="flex flex-col gap-x-5.5 lg:flex-row">
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link
                  to={to}
                  data-label={label}
                  aria-current={pathname === to ? "page" : to === section ? "location" : undefined}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <IconLabel label="Rechercher" className="lg:-mr-3 lg:ml-3">
          <Link
            to="/recherche#q"
            className="grid size-11 place-items-center rounded-full hover:bg-secondary-tint"
          >
            <Icon name="search" className="size-5" />
          </Link>
        </IconLabel>
        <IconLabel label="Menu" className="-mr-3 lg:hidden">
          <button type="button" popovertarget="menu" className="button min-h-11 px-3">
            <Icon name="menu" className="size-6" />
            <Icon name="x" className="size-6" />
          </button>
        </IconLabel>
      </div>
    </header>
  );
}

export function PaperHead() {
  const { pathname } = useLocation();
  const siteUrl = readSiteData(useRouteLoaderData("root"))?.siteUrl ?? "";
  return (
    <p className="wrap mb-[5mm] hidden text-sm print:block">
      {SITE_NAME}, {siteUrl.replace(/^https?:\/\//, "")}
      {pathname}. Information générale, qui ne remplace pas un avis médical.
    </p>
  );
}
