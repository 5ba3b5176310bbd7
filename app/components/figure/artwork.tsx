import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { frenchTypography } from "~/domain/content/typography";
import type { Artwork, DrawingName } from "~/domain/figure/drawings";
import { cubeGhost, cubeShape } from "./cube";
import { Fridge } from "./fridge";
import { PlateParts } from "./plate-parts";
import {
  glassGhost,
  glassShape,
  pieceGhost,
  pieceShape,
  segmentGhost,
  segmentShape,
} from "./portion-symbols";
import { PregnancyFish } from "./pregnancy-fish";
import { RoundFoods } from "./round-foods";
import { Textures } from "./textures";
import { Thermometer } from "./thermometer";
import { TwoBoards } from "./two-boards";

const drawings: Record<DrawingName, ReactElement> = {
  assiette: <PlateParts />,
  "couper-aliments-ronds": <RoundFoods />,
  "deux-planches": <TwoBoards />,
  frigo: <Fridge />,
  "poisson-grossesse": <PregnancyFish />,
  textures: <Textures />,
  thermometre: <Thermometer />,
};

function asSvg(drawing: ReactElement): string {
  return renderToStaticMarkup(drawing).replace(/(?<=>)[^<]+(?=<)/g, (text) => frenchTypography(text));
}

/** Every drawing and symbol as SVG, its texts in French typography. */
export function drawArtwork(): Artwork {
  return {
    drawings: Object.fromEntries(Object.entries(drawings).map(([name, drawing]) => [name, asSvg(drawing)])),
    symbols: {
      cube: { full: asSvg(cubeShape), ghost: asSvg(cubeGhost) },
      morceau: { full: asSvg(pieceShape), ghost: asSvg(pieceGhost) },
      quartier: { full: asSvg(segmentShape), ghost: asSvg(segmentGhost) },
      verre: { full: asSvg(glassShape), ghost: asSvg(glassGhost) },
    },
  };
}
