import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Artwork, DrawingName } from "~/domain/figure/drawings";
import { cubeGhost, cubeShape } from "./cube";
import { Fridge } from "./fridge";
import { PlateParts } from "./plate-parts";
import { PregnancyFish } from "./pregnancy-fish";
import { RoundFoods } from "./round-foods";
import { Thermometer } from "./thermometer";

const drawings: Record<DrawingName, ReactElement> = {
  assiette: <PlateParts />,
  "couper-aliments-ronds": <RoundFoods />,
  frigo: <Fridge />,
  "poisson-grossesse": <PregnancyFish />,
  thermometre: <Thermometer />,
};

/** Every drawing and symbol as SVG. */
export function drawArtwork(): Artwork {
  return {
    drawings: Object.fromEntries(
      Object.entries(drawings).map(([name, drawing]) => [name, renderToStaticMarkup(drawing)]),
    ),
    symbols: { cube: { full: renderToStaticMarkup(cubeShape), ghost: renderToStaticMarkup(cubeGhost) } },
  };
}
