import illustrations from "~illustrations";

/** Whether there is an illustration with this name. The name contains the slug or id of the subject. */
export const isDrawn = (name: string) => Object.hasOwn(illustrations, name);

/** The name itself, or a basket's if the illustration is missing. */
export const orBasket = (name: string) => (isDrawn(name) ? name : "profil-tous-publics");
