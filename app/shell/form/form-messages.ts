import { counted } from "~/text/typography";

// Do not add a schema to this module: browsers load it, and zod would become part of the bundle.

export const WHOLE_FORM = "envoi";

export const EMAIL_HINT = "Exemple\u202f: camille@exemple.fr";

export const TOO_FAST =
  "Nous n’avons pas reconnu une personne\u202f: le formulaire est parti trop vite, ou votre navigateur y a rempli un champ caché. Relisez-le, puis renvoyez-le";
export const NOT_STORED =
  "Votre envoi n’a pas été enregistré\u202f: le site n’y arrive pas pour l’instant. Rien n’est effacé ici\u202f: réessayez dans quelques minutes";

export const NOT_SENT =
  "Votre envoi ne nous est pas parvenu\u202f: il n’est pas enregistré, et rien n’est effacé ici. Vérifiez votre connexion, puis réessayez";

export function tooOften(seconds: number): string {
  return `Vous avez fait beaucoup d’envois, et celui-ci n’a pas été enregistré. Rien n’est effacé ici\u202f: réessayez dans ${counted(Math.ceil(seconds / 60), "minute")}`;
}
