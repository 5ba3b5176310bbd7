import { useLocation } from "@remix-run/react";
import { HoneypotFields } from "~/shell/form/field";

/** The text that subscribers consent to. If you change the text, change the version too. */
export const NEWSLETTER_WORDING = {
  version: "2026-11-21",
  text: "Recevez une nouvelle fiche par mois. Rien d’autre.",
};

export function NewsletterForm() {
  const { pathname } = useLocation();
  if (pathname === "/newsletter") return null;
  return (
    <form method="post" action="/newsletter" className="relative -m-1.5 max-w-sm overflow-hidden p-1.5">
      <label htmlFor="newsletter-email" className="block leading-snug text-balance">
        {NEWSLETTER_WORDING.text} <span className="sr-only">Votre adresse email</span>
      </label>
      <div className="mt-1.5 flex flex-wrap gap-2">
        <input
          id="newsletter-email"
          name="email"
          type="email"
          required
          autoComplete="email"
          placeholder="votre@email.fr"
          className="min-h-11 min-w-0 flex-[1_1_9rem] rounded-full border border-[#a9bdb5] bg-transparent px-4 text-white placeholder:text-[#c3d2cb]"
        />
        <button type="submit" className="button bg-leaf text-night hover:bg-white">
          S’inscrire
        </button>
      </div>
      <HoneypotFields />
    </form>
  );
}
