import dark from "./plate-dark.svg";
import light from "./plate.svg";

/** Decoration of wide screens, in the colours of palette.css: no other screen loads it. */
export function PlateDrawing() {
  return (
    <picture className="hidden lg:block">
      <source media="(prefers-color-scheme:dark)" srcSet={dark} />
      <img src={light} alt="" loading="lazy" width="420" height="420" className="w-full" />
    </picture>
  );
}
