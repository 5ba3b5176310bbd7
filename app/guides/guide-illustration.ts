import { orBasket } from "~/shell/illustration";

export const guideIllustration = (slug: string) => orBasket(`fiche-${slug}`);
