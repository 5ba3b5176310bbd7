import { counted } from "~/text/typography";

// Do not add a schema to this module: browsers load it, and zod would become part of the bundle.

export const UNKNOWN_LINK = "Lien inconnu ou expiré";

export const EMAIL_HINT = "Exemple\u202f: camille@exemple.fr";

export const TOO_FAST =
  "Nous n’avons pas reconnu une personne\u202f: le formulaire est parti trop vite, ou votre navigateur y a rempli un champ caché. Relisez-le, puis renvoyez-le";
export const NOT_STORED =
  "Nous n’arrivons pas à enregistrer votre envoi pour l’instant. Votre texte est resté ici : réessayez dans quelques minutes";

export const NOT_SENT =
  "Votre envoi ne nous est pas parvenu. Votre texte est resté ici\u202f: vérifiez votre connexion, puis réessayez";

export function tooOften(seconds: number): string {
  return `Vous avez fait beaucoup d’envois. Votre texte est resté ici : réessayez dans ${counted(Math.ceil(seconds / 60), "minute")}`;
}
