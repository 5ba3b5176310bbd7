import { orBasket } from "~/shell/illustrations";

export const guideIllustration = (slug: string) => orBasket(`fiche-${slug}`);
