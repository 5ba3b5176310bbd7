import { PhoneLinks } from "./phone-links";

export function EmergencySms() {
  return (
    <PhoneLinks
      text={
        "Vous n’entendez pas ou ne pouvez pas parler\u202f? Envoyez un SMS au 114\u202f: ce qui se passe, et l’adresse."
      }
    />
  );
}
