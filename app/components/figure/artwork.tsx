import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { frenchTypography } from "~/domain/content/typography";
import type { Artwork, DrawingName } from "~/domain/figure/drawings";
import { IllustrationDrawing } from "~/components/illustration/drawings";
import { ILLUSTRATIONS } from "~/domain/illustration/illustrations";
import { BeforeTheList } from "./before-the-list";
import { cubeGhost, cubeShape } from "./cube";
import { DateLabels } from "./date-labels";
import { DrinkingDay } from "./drinking-day";
import { EffortTimeline } from "./effort-timeline";
import { Fridge } from "./fridge";
import { GlassesADay } from "./glasses-a-day";
import { HandMeasures } from "./hand-measures";
import { HungerCheck } from "./hunger-check";
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
import { PulsesCereals } from "./pulses-cereals";
import { CoffeeDate } from "./questions/coffee-date";
import { ColaCubes } from "./questions/cola-cubes";
import { FoodSymbol } from "./questions/food-symbol";
import { FourPlaces } from "./questions/four-places";
import { HeatScale } from "./questions/heat-scale";
import { HiddenColumn } from "./questions/hidden-column";
import { MeasuringSpoon } from "./questions/measuring-spoon";
import { PortionScale } from "./questions/portion-scale";
import { YogurtCheese } from "./questions/yogurt-cheese";
import { QuickDinner } from "./quick-dinner";
import { RoundFoods } from "./round-foods";
import { SeasonBaskets } from "./season-baskets";
import { SnackParts } from "./snack-parts";
import { Textures } from "./textures";
import { Thermometer } from "./thermometer";
import { TwoBoards } from "./two-boards";
import { TwoHours } from "./two-hours";
import { WeekBoxes } from "./week-boxes";
import { WeekMenu } from "./week-menu";

const drawings: Record<DrawingName, ReactElement> = {
  assiette: <PlateParts />,
  "avant-la-liste": <BeforeTheList />,
  "boites-semaine": <WeekBoxes />,
  "cereales-legumes-secs": <PulsesCereals />,
  "couper-aliments-ronds": <RoundFoods />,
  "dates-limites": <DateLabels />,
  "deux-heures-cuisine": <TwoHours />,
  "deux-planches": <TwoBoards />,
  "diner-quatre-lignes": <QuickDinner />,
  effort: <EffortTimeline />,
  encas: <SnackParts />,
  "faim-ou-pas": <HungerCheck />,
  frigo: <Fridge />,
  "journee-boissons": <DrinkingDay />,
  "menus-semaine": <WeekMenu />,
  "mesures-main": <HandMeasures />,
  "paniers-saisons": <SeasonBaskets />,
  "poisson-grossesse": <PregnancyFish />,
  textures: <Textures />,
  thermometre: <Thermometer />,
  "verres-par-jour": <GlassesADay />,
  "balance-portion": <PortionScale />,
  "cuillere-mesure": <MeasuringSpoon />,
  "frigo-quatre-places": <FourPlaces />,
  "logo-verre-fourchette": <FoodSymbol />,
  "paquet-de-cafe": <CoffeeDate />,
  "steak-hache-thermometre": <HeatScale />,
  "tableau-sans-quantite": <HiddenColumn />,
  "verre-de-cola": <ColaCubes />,
  "yaourt-et-fromage": <YogurtCheese />,
};

function asSvg(drawing: ReactElement): string {
  return renderToStaticMarkup(drawing).replace(/(?<=>)[^<]+(?=<)/g, (text) => frenchTypography(text));
}

/** Every drawing and symbol as SVG, its texts in French typography. */
export function drawArtwork(): Artwork {
  return {
    drawings: Object.fromEntries(Object.entries(drawings).map(([name, drawing]) => [name, asSvg(drawing)])),
    illustrations: Object.fromEntries(
      ILLUSTRATIONS.map((name) => [name, asSvg(<IllustrationDrawing of={name} />)]),
    ),
    symbols: {
      cube: { full: asSvg(cubeShape), ghost: asSvg(cubeGhost) },
      morceau: { full: asSvg(pieceShape), ghost: asSvg(pieceGhost) },
      quartier: { full: asSvg(segmentShape), ghost: asSvg(segmentGhost) },
      verre: { full: asSvg(glassShape), ghost: asSvg(glassGhost) },
    },
  };
}
