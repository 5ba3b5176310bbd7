import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { frenchTypography } from "~/domain/content/typography";
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

function asSvg(drawing: ReactElement): string {
  return renderToStaticMarkup(drawing).replace(/(?<=>)[^<]+(?=<)/g, (text) => frenchTypography(text));
}

/** Every drawing and symbol as SVG, its texts in French typography. */
export function drawArtwork(): Artwork {
  return {
    drawings: Object.fromEntries(Object.entries(drawings).map(([name, drawing]) => [name, asSvg(drawing)])),
    symbols: { cube: { full: asSvg(cubeShape), ghost: asSvg(cubeGhost) } },
  };
}
