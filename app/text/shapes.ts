export const SHAPES = "svg g path rect circle ellipse line polygon polyline text".split(" ");
export const SHAPE_ATTRIBUTES =
  "class d x y width height rx ry cx cy r x1 x2 y1 y2 points transform data-ordre".split(" ");

const ATTRIBUTES = [...SHAPE_ATTRIBUTES, "viewBox", "aria-hidden"];
const TAG = new RegExp(`</?(?:${SHAPES.join("|")})(?: (?:${ATTRIBUTES.join("|")})="[^"<>]*")*/?>`, "g");

/** Whether an SVG contains nothing but shapes, written as the compiler writes them. */
export function isDrawing(svg: string): boolean {
  return !/[<>]/.test(svg.replaceAll(TAG, ""));
}
