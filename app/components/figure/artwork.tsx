import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { frenchTypography } from "~/domain/content/typography";
import type { Artwork, DrawingName } from "~/domain/figure/drawings";
import { cubeGhost, cubeShape } from "./cube";
import { DateLabels } from "./date-labels";
import { EffortTimeline } from "./effort-timeline";
import { Fridge } from "./fridge";
import { PlateParts } from "./plate-parts";
import { PregnancyFish } from "./pregnancy-fish";
import { PulsesCereals } from "./pulses-cereals";
import { RoundFoods } from "./round-foods";
import { SnackParts } from "./snack-parts";
import { Thermometer } from "./thermometer";

const drawings: Record<DrawingName, ReactElement> = {
  assiette: <PlateParts />,
  "cereales-legumes-secs": <PulsesCereals />,
  "couper-aliments-ronds": <RoundFoods />,
  "dates-limites": <DateLabels />,
  effort: <EffortTimeline />,
  encas: <SnackParts />,
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
