import { counted } from "./typography";

/** The field that people do not see, and the one that says, encrypted, from when on a form may be sent. */
export const TRAP_FIELD = "site_web";
export const SENT_FROM_FIELD = "moment";

export const TOO_FAST =
  "Le formulaire est parti trop vite pour être envoyé par une personne. Relisez-le, puis renvoyez-le";
export const NOT_STORED =
  "Nous n’arrivons pas à enregistrer votre envoi pour l’instant. Votre texte est resté ici : réessayez dans quelques minutes";

/** What a visitor is told who posted too often. */
export function tooOften(seconds: number): string {
  return `Vous avez fait beaucoup d’envois. Votre texte est resté ici : réessayez dans ${counted(Math.ceil(seconds / 60), "minute")}`;
}
