import { NEWSLETTER_WORDING } from "~/domain/newsletter/subscription-terms";
import { HoneypotFields } from "~/components/form/honeypot-fields";

export function NewsletterForm() {
  return (
    <form
      method="post"
      action="/newsletter"
      className="relative -mx-1.5 mt-3.5 max-w-sm overflow-hidden p-1.5"
    >
      <p id="newsletter-promise">{NEWSLETTER_WORDING.text}</p>
      <label htmlFor="newsletter-email" className="mt-3 block text-sm">
        Votre adresse email
      </label>
      <div className="mt-1 flex gap-2">
        <input
          id="newsletter-email"
          name="email"
          type="email"
          required
          aria-describedby="newsletter-promise"
          autoComplete="email"
          placeholder="votre@email.fr"
          className="min-h-11 min-w-0 flex-1 rounded-full border border-[#a9bdb5] bg-transparent px-4 text-white placeholder:text-[#c3d2cb]"
        />
        <button type="submit" className="button bg-leaf text-night hover:bg-white">
          S’inscrire
        </button>
      </div>
      <HoneypotFields />
    </form>
  );
}
