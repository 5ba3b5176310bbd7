import {
  BabyBottle,
  Box,
  CARROT,
  Glass,
  OrangeHalf,
  PeaPod,
  Right,
  Shoe,
  SoupBowl,
  SportsBottle,
  Wrong,
} from "./shapes";

/** A meal in three parts, and water. */
export const Basics = (
  <>
    <path className="art-cutlery" d="M11 46v74M3 46v18a8 8 0 0 0 16 0V46" />
    <circle className="art-rim" cx="74" cy="70" r="50" />
    <circle className="art-plate" cx="74" cy="70" r="46" />
    <path className="art-leaf" d="M76 34a36 36 0 0 1 0 72Z" />
    <path className="art-tomato" d="M72 68H38a34 34 0 0 1 34-34Z" />
    <path className="art-maize" d="M72 72v34a34 34 0 0 1-34-34Z" />
    <path
      className="art-mint"
      d="M82 52a7 7 0 1 0 14 0a7 7 0 1 0-14 0zM88 74a8 8 0 1 0 16 0a8 8 0 1 0-16 0zM79 90a6 6 0 1 0 12 0a6 6 0 1 0-12 0z"
    />
    <path className="art-blush" d="M50 60c2-12 14-16 17-10s-2 13-8 14-9 0-9-4Z" />
    <path
      className="art-cream"
      d="M50 80a5 4 0 1 0 10 0a5 4 0 1 0-10 0zM58 91a5 4 0 1 0 10 0a5 4 0 1 0-10 0z"
    />
    <Glass x={130} />
  </>
);

/** From the bottle to the soup, and vitamins between. */
export const Ages = (
  <>
    <BabyBottle x={8} />
    <SoupBowl x={102} tone="art-rose" />
    <OrangeHalf x={50} />
  </>
);

/** What an effort asks for: shoes, water, a fruit. */
export const Sport = (
  <>
    <SportsBottle x={66} />
    <Shoe x={4} />
    <path
      className="art-maize"
      d="M104 64c-2 32 14 56 40 54 8-1 10-10 2-13-18-6-26-20-28-41-1-7-13-7-14 0Z"
    />
    <path className="art-cocoa" d="M105 64l1-10h9l3 10ZM143 118l3-13c8 3 6 12-3 13Z" />
  </>
);

/** A meal cooked, and what is kept of it, dated. */
export const Kitchen = (
  <>
    <path className="art-haze-line" d="M38 34c-6-8 6-12 0-22M56 34c-6-8 6-12 0-22" />
    <path className="art-cocoa" d="M2 78h90v9H2Z" />
    <path className="art-blue" d="M12 68h70v38a14 14 0 0 1-14 14H26a14 14 0 0 1-14-14Z" />
    <path className="art-sky" d="M10 70c0-15 16-22 37-22s37 7 37 22Z" />
    <rect className="art-cocoa" x="41" y="40" width="12" height="10" rx="4" />
    <Box x={102} y={44} />
    <Box x={102} y={82} />
  </>
);

/** The dish, the spoon, and a portion that leaves some in the dish. */
export const Portions = (
  <>
    <path className="art-maize" d="M12 76c2-18 16-30 32-30s30 12 32 30Z" />
    <path className="art-white-line" d="M24 72c2-10 9-16 16-17M40 72c0-7 6-12 13-11" />
    <path className="art-wood" d="M58 74L94 20c4-6 13 0 9 6L68 78Z" />
    <path className="art-amber" d="M4 72h80c0 24-14 40-28 48H32C18 112 4 96 4 72Z" />
    <path className="art-leaf" d="M104 102c0-16 8-24 18-24s17 10 17 24Z" />
    <path className="art-tomato" d="M126 102c0-11 6-17 13-17s12 6 12 17Z" />
    <path className="art-rim" d="M112 112h32l-3 8h-26Z" />
    <path className="art-plate" d="M94 100h66c-1 9-8 14-16 14h-34c-8 0-15-5-16-14Z" />
  </>
);

/** Pulses in their jar, a plant, peas. */
export const Plants = (
  <>
    <path className="art-deep-line" d="M126 86V52" />
    <path
      className="art-leaf"
      d="M126 56c-16 0-22-12-20-24 14 0 22 10 20 24ZM126 48c-2-18 8-28 22-28 2 16-8 28-22 28ZM126 78c-14 2-22-6-22-16 12-2 22 6 22 16Z"
    />
    <path className="art-mint" d="M126 76c2-14 12-18 24-16 0 12-10 20-24 16Z" />
    <path className="art-amber" d="M108 84h36l-5 36h-26Z" />
    <rect className="art-haze" x="14" y="34" width="58" height="86" rx="12" />
    <path className="art-maize" d="M14 58h58v22H14Z" />
    <path className="art-leaf" d="M14 80h58v20H14Z" />
    <path className="art-cocoa" d="M14 98h58v10a12 12 0 0 1-12 12H26a12 12 0 0 1-12-12Z" />
    <rect className="art-wood" x="12" y="24" width="62" height="16" rx="5" />
    <path className="art-white-line" d="M24 50v22" />
    <PeaPod x={44} />
  </>
);

/** « Les carottes améliorent la vue »: right or wrong? */
export const Myths = (
  <>
    <Right x={30} y={50} />
    <Wrong x={134} y={36} />
    <g transform="translate(90 32) rotate(24)">
      <path className="art-deep-line" d="M0-4c-2-10-7-16-14-18M0-4c-1-12 0-18 3-26M2-4c4-9 9-13 17-14" />
      <path className="art-amber" transform="scale(1.2)" d={CARROT} />
      <path className="art-white-line" d="M-12 18h12M2 40h8M-7 54h8" />
    </g>
    <path
      className="art-cutlery"
      d="M72 100a16 16 0 1 0 32 0a16 16 0 1 0-32 0zM114 100a16 16 0 1 0 32 0a16 16 0 1 0-32 0zM104 97c3-4 7-4 10 0M73 95L62 84M145 95l9-11"
    />
  </>
);
