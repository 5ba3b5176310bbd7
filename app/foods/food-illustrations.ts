import { isDrawn, orBasket } from "~/shell/illustrations";

export const familyIllustration = (slug: string) => orBasket(`aliment-${slug}`);

export const situationIllustration = (key: string) => `situation-${key}`;
export const isDrawnSituation = (key: string) => isDrawn(situationIllustration(key));
