/* What several illustrations show. Each shape stands on the bottom edge, y 120; `x` is its left side. */

type Place = { x: number };

const at = ({ x }: Place) => `translate(${x})`;

/** 50 wide: an orange cut in half. */
export const OrangeHalf = (place: Place) => (
  <g transform={at(place)}>
    <circle className="art-amber" cx="25" cy="95" r="25" />
    <circle className="art-cream" cx="25" cy="95" r="21" />
    <circle className="art-maize" cx="25" cy="95" r="17" />
    <path className="art-white-line" d="M25 78v34M10 87l30 16M40 87l-30 16" />
  </g>
);

/** 28 wide: water, three quarters full. */
export const Glass = (place: Place) => (
  <g transform={at(place)}>
    <path className="art-haze" d="M0 74h28l-4 46H4Z" />
    <path className="art-sky" d="M1 86h26l-3 34H4Z" />
    <path className="art-white-line" d="M8 92l1 18" />
  </g>
);

/** 56 wide: a bowl of soup. */
export const SoupBowl = ({ x, tone }: Place & { tone: string }) => (
  <g transform={at({ x })}>
    <path className="art-haze-line" d="M18 66c-5-7 5-11 0-20M32 62c-5-7 5-11 0-20" />
    <path className={tone} d="M2 82h52c0 20-10 34-18 38H20C12 116 2 102 2 82Z" />
    <rect className="art-cream" y="76" width="56" height="9" rx="4.5" />
  </g>
);

/** 36 wide: a feeding bottle. */
export const BabyBottle = (place: Place) => (
  <g transform={at(place)}>
    <path className="art-wood" d="M10 44c0-9 4-9 4-16a4 4 0 0 1 8 0c0 7 4 7 4 16Z" />
    <rect className="art-haze" x="1" y="50" width="34" height="70" rx="9" />
    <path className="art-plate" d="M1 76h34v35a9 9 0 0 1-9 9H10a9 9 0 0 1-9-9Z" />
    <rect className="art-leaf" y="42" width="36" height="13" rx="4" />
    <path className="art-edge-line" d="M8 84h8M8 96h12M8 108h8" />
  </g>
);

/** 92 wide: a running shoe. */
export const Shoe = (place: Place) => (
  <g transform={at(place)}>
    <path
      className="art-tomato"
      d="M4 79c8 6 18 4 23-4l9-6c8 16 20 20 34 23 12 3 20 8 20 21H4c-5-10-5-24 0-34Z"
    />
    <path className="art-blush" d="M4 93c10 0 20 8 22 20H4c-3-6-3-14 0-20Z" />
    <path className="art-white-line" d="M36 85l8-5M45 92l8-5M55 97l7-5" />
    <rect className="art-cocoa" y="111" width="92" height="9" rx="4.5" />
  </g>
);

/** 28 wide: a sports bottle. */
export const SportsBottle = (place: Place) => (
  <g transform={at(place)}>
    <rect className="art-maize" x="6" y="20" width="16" height="14" rx="4" />
    <path
      className="art-sky"
      d="M0 42a10 10 0 0 1 10-10h8a10 10 0 0 1 10 10v70a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8Z"
    />
    <path className="art-ice" d="M0 58h28v22H0Z" />
  </g>
);

/** 56 wide: a stopwatch, a quarter past. */
export const Stopwatch = (place: Place) => (
  <g transform={at(place)}>
    <path className="art-amber" d="M22 50h12v14H22ZM44 62l7-7 6 6-7 7Z" />
    <circle className="art-amber" cx="28" cy="92" r="28" />
    <circle className="art-plate" cx="28" cy="92" r="22" />
    <path className="art-tomato" d="M28 92V74a18 18 0 0 1 18 18Z" />
    <path className="art-edge-line" d="M28 92V76" />
  </g>
);

/** 76 wide: a bowl of pasta. */
export const PastaBowl = (place: Place) => (
  <g transform={at(place)}>
    <path className="art-maize" d="M8 86c2-24 16-34 30-34s28 10 30 34Z" />
    <path className="art-white-line" d="M20 82c2-11 8-18 16-20M34 82c0-8 6-13 13-12M54 82c2-6 0-10-3-14" />
    <path className="art-sky" d="M2 84h72c0 18-12 30-24 36H26C14 114 2 102 2 84Z" />
  </g>
);

/** 44 wide: a tomato. */
export const Tomato = (place: Place) => (
  <g transform={at(place)}>
    <circle className="art-tomato" cx="22" cy="98" r="22" />
    <path className="art-deep" d="M22 84l-14-5 10-4 4-9 4 9 10 4Z" />
    <path className="art-white-line" d="M8 100c0-6 2-10 6-13" />
  </g>
);

/** 52 wide, 38 high: a box of leftovers with its date. */
export const Box = ({ x, y }: Place & { y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path className="art-mint" d="M3 6h46v26a6 6 0 0 1-6 6H9a6 6 0 0 1-6-6Z" />
    <rect className="art-leaf" width="52" height="10" rx="4" />
    <rect className="art-paper" x="12" y="16" width="28" height="14" rx="2" />
    <path className="art-edge-line" d="M18 23h16" />
  </g>
);

/** 80 wide: a pea pod that lies open. */
export const PeaPod = (place: Place) => (
  <g transform={at(place)}>
    <path className="art-leaf" d="M0 98c18-8 62-8 80-6-8 20-22 28-40 28S8 112 0 98Z" />
    <path
      className="art-mint"
      d="M14 102a8 8 0 1 0 16 0a8 8 0 1 0-16 0zM31 103a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM50 101a8 8 0 1 0 16 0a8 8 0 1 0-16 0z"
    />
  </g>
);

/** 36 wide: a jug of water. */
export const Jug = (place: Place) => (
  <g transform={at(place)}>
    <path className="art-haze" d="M8 32h26l6 8-6 6 8 62a11 11 0 0 1-11 12H11A11 11 0 0 1 0 108l8-62Z" />
    <path className="art-sky" d="M6 64h30l6 44a11 11 0 0 1-11 12H11A11 11 0 0 1 0 108Z" />
    <path className="art-white-line" d="M12 74l-4 32" />
  </g>
);

/** 30 wide: salt in its shaker. */
export const SaltShaker = (place: Place) => (
  <g transform={at(place)}>
    <path className="art-haze" d="M4 78h22l4 34a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8Z" />
    <path className="art-plate" d="M2 96h26l2 16a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8Z" />
    <path className="art-blue" d="M3 80c0-10 5-16 12-16s12 6 12 16Z" />
    <path className="art-white-line" d="M11 73v.1M19 73v.1M15 69v.1" />
  </g>
);

/** A carrot of 70, pointing down, its neck at 0 0. */
export const CARROT = "M-13 2c4-8 22-8 26 0 2 20-6 46-13 66-7-20-15-46-13-66Z";

/** Right, as beside a quiz's answers; around its place. */
export const Right = ({ x, y }: Place & { y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <circle className="art-leaf" r="20" />
    <path className="art-mark-line" d="M-9 1l6 6L9-6" />
  </g>
);

/** Wrong, as beside a quiz's answers; around its place. */
export const Wrong = ({ x, y }: Place & { y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path className="art-tomato" d="M0-24L24 0 0 24-24 0Z" />
    <path className="art-mark-line" d="M-7-7L7 7M7-7L-7 7" />
  </g>
);
