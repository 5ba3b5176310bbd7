import { CONFIRM_DAYS } from "./subscription-terms";

export const LINK_STEPS = {
  confirmer: {
    title: "Confirmer votre inscription",
    description: "Un bouton, et votre inscription à la newsletter est confirmée.",
    text: "Appuyez sur le bouton pour recevoir une nouvelle fiche par mois.",
    button: "Confirmer mon inscription",
    done: {
      title: "Votre inscription est confirmée",
      text: "Merci\u202f! Chaque courriel aura un lien pour vous désinscrire, en un clic.",
    },
    unknown: `Ce lien vaut ${CONFIRM_DAYS} jours et ne sert qu’à une adresse. Vous pouvez refaire une demande.`,
  },
  desinscrire: {
    title: "Se désinscrire",
    description: "Un bouton, et votre adresse est effacée de la newsletter.",
    text: "Appuyez sur le bouton\u202f: votre adresse est effacée aussitôt.",
    button: "Me désinscrire",
    done: {
      title: "Désinscription faite",
      text: "Votre adresse est effacée. Vous ne recevrez plus de courriel de notre part.",
    },
    unknown: "Ce lien est incomplet. Recopiez-le en entier depuis le courriel.",
  },
} as const;

export function linkStep(pathname: string): keyof typeof LINK_STEPS {
  return /desinscrire/i.test(pathname) ? "desinscrire" : "confirmer";
}
