import { Link } from "@remix-run/react";
import { PhoneLinks } from "~/shell/phone-links";

export function ContactNotice() {
  return (
    <p className="text-sm text-muted">
      Votre nom, votre adresse et votre message servent à vous répondre, et à rien d’autre. Vous pouvez les
      consulter ou les faire effacer : voyez la{" "}
      <Link to="/politique-confidentialite" className="text-link">
        politique de confidentialité
      </Link>
      , qui dit aussi combien de temps ils sont gardés. N’écrivez pas de détails médicaux : nous ne donnons
      pas d’avis personnel. <PhoneLinks text="En cas d’urgence, appelez le 15 ou le 112." />
    </p>
  );
}
