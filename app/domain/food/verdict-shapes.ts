import type { FoodVerdict } from "./food";

/** The inside of a verdict's 24 × 24 mark, as SVG in the current color. The shapes differ without colors. */
export const VERDICT_SHAPES: Record<FoodVerdict, string> = {
  eviter:
    '<rect x="4.2" y="4.2" width="15.6" height="15.6" rx="2.4" transform="rotate(45 12 12)" fill="currentColor"/><path d="m9 9 6 6m0-6-6 6" stroke="#fff" stroke-width="2.4" stroke-linecap="round"/>',
  limiter:
    '<circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="2.4"/><path d="M12 3a9 9 0 0 0 0 18Z" fill="currentColor"/>',
  // In dark mode the square is light, and its dots dark.
  "oui-si":
    '<rect x="2" y="2" width="20" height="20" rx="5" fill="currentColor"/><g fill="#fff" class="fill-card"><circle cx="7" cy="12" r="1.7"/><circle cx="12" cy="12" r="1.7"/><circle cx="17" cy="12" r="1.7"/></g>',
  oui: '<circle cx="12" cy="12" r="10" fill="currentColor"/><path d="m7.5 12.4 3 3 6-6.4" fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>',
};
