import { Box, CARROT, Stopwatch } from "./shapes";

/** What the back of a carton says, and the date on a tin. */
export const ReadingLabels = (
  <>
    <rect className="art-blue" x="20" y="8" width="38" height="14" rx="4" />
    <path className="art-haze" d="M8 46l14-26h34l14 26Z" />
    <path className="art-sky" d="M8 46h62v74H8Z" />
    <path className="art-plate" d="M16 56h46v54H16Z" />
    <path
      className="art-edge-line"
      d="M23 67h14M47 67h8M23 79h18M49 79h6M23 91h10M45 91h10M23 102h16M51 102h4"
    />
    <path className="art-rim" d="M90 50h62v62a31 8 0 0 1-62 0Z" />
    <path className="art-tomato" d="M90 62a31 8 0 0 0 62 0v40a31 8 0 0 1-62 0Z" />
    <ellipse className="art-haze" cx="121" cy="50" rx="31" ry="8" />
    <rect className="art-paper" x="102" y="78" width="38" height="22" rx="3" />
    <path className="art-edge-line" d="M109 86h24M109 93h14" />
  </>
);

/** One pot, three meals put away. */
export const CookingAhead = (
  <>
    <path className="art-haze-line" d="M102 38c-6-8 6-12 0-22M122 38c-6-8 6-12 0-22" />
    <path className="art-maize" d="M76 72c2-16 16-24 36-24s34 8 36 24Z" />
    <path className="art-leaf" d="M84 72c0-9 5-15 12-15s12 6 12 15Z" />
    <path className="art-tomato" d="M116 72c0-8 5-13 11-13s11 5 11 13Z" />
    <path className="art-amber" d="M72 76h80v30a14 14 0 0 1-14 14H86a14 14 0 0 1-14-14Z" />
    <rect className="art-cocoa" x="62" y="70" width="98" height="10" rx="5" />
    <Box x={2} y={6} />
    <Box x={2} y={44} />
    <Box x={2} y={82} />
  </>
);

/** What the list says is in the bag. */
export const ShoppingList = (
  <>
    <g transform="rotate(-14 30 60)">
      <rect className="art-amber" x="18" y="2" width="18" height="90" rx="9" />
      <path className="art-white-line" d="M24 14l6 5M24 30l6 5M24 46l6 5" />
    </g>
    <path className="art-leaf" d="M50 8c8 10 10 26 8 48H46c-4-20-4-36 4-48Z" />
    <path className="art-mint" d="M64 14c8 8 8 24 2 42H56c-2-18 0-34 8-42Z" />
    <circle className="art-tomato" cx="76" cy="50" r="14" />
    <path className="art-wood" d="M8 52h84l-4 68H12Z" />
    <path className="art-cream" d="M8 52h84l-1 14H9Z" />
    <rect className="art-plate" x="98" y="26" width="58" height="94" rx="5" />
    <path className="art-leaf-line" d="M106 46l5 5 8-10M106 68l5 5 8-10" />
    <path className="art-edge-line" d="M126 47h20M126 69h16M126 91h20M108 86h9v9h-9Z" />
  </>
);

/** Dinner in a pan, before the quarter. */
export const QuickCooking = (
  <>
    <path className="art-haze-line" d="M88 60c-6-8 6-12 0-22M106 60c-6-8 6-12 0-22" />
    <rect className="art-wood" x="124" y="86" width="36" height="10" rx="5" />
    <path className="art-leaf" d="M66 92c0-12 6-20 15-20s14 8 14 20Z" />
    <path className="art-maize" d="M108 92c0-9 5-15 10-15s11 6 11 15Z" />
    <path className="art-tomato" d="M86 92c0-13 7-21 15-21s15 8 15 21Z" />
    <path className="art-white-line" d="M94 84c1-4 3-6 6-7" />
    <path className="art-blue" d="M60 90h74c0 18-10 30-22 30H82c-12 0-22-12-22-30Z" />
    <Stopwatch x={2} />
  </>
);

/** Frozen, dated, cold. */
export const KeepingFood = (
  <>
    <path className="art-sky" d="M6 38h56v74a8 8 0 0 1-8 8H14a8 8 0 0 1-8-8Z" />
    <rect className="art-blue" x="2" y="30" width="64" height="11" rx="5.5" />
    <path className="art-white-line" d="M34 52v54M11 66l46 26M11 92l46-26M28 58l6 6 6-6M28 100l6-6 6 6" />
    <Box x={69} y={44} />
    <Box x={69} y={82} />
    <path className="art-rim" d="M133 36a9 9 0 0 1 18 0v50a17 17 0 1 1-18 0Z" />
    <path className="art-blue" d="M138 66a4 4 0 0 1 8 0v24a11 11 0 1 1-8 0Z" />
    <path className="art-edge-line" d="M135 38h6M135 49h6M135 60h4" />
  </>
);

/** Coins, pulses and carrots: much for little. */
export const SmallBudget = (
  <>
    <rect className="art-wood" x="4" y="109" width="48" height="11" rx="5.5" />
    <rect className="art-maize" x="8" y="98" width="48" height="11" rx="5.5" />
    <rect className="art-wood" x="5" y="87" width="48" height="11" rx="5.5" />
    <circle className="art-wood" cx="30" cy="58" r="29" />
    <circle className="art-maize" cx="30" cy="58" r="23" />
    <path className="art-edge-line" d="M39 49a12 12 0 1 0 0 18M16 54h16M16 62h16" />
    <rect className="art-haze" x="66" y="46" width="46" height="74" rx="10" />
    <path className="art-amber" d="M66 66h46v44a10 10 0 0 1-10 10H76a10 10 0 0 1-10-10Z" />
    <path className="art-paper" d="M74 80h30v22H74Z" />
    <rect className="art-cocoa" x="62" y="34" width="54" height="15" rx="5" />
    <g transform="translate(130 50) rotate(8)">
      <path className="art-leaf-line" d="M0 0c-2-9-6-14-12-18M0 0c-1-12 1-18 4-24M1 0c5-8 9-12 14-14" />
      <path className="art-amber" d={CARROT} />
    </g>
    <g transform="translate(146 52) rotate(-6)">
      <path className="art-tomato" d={CARROT} />
      <path className="art-white-line" d="M-8 18h8M0 36h6" />
    </g>
  </>
);
