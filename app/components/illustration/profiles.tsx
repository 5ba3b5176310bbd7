import { BabyBottle, PastaBowl, SoupBowl, SportsBottle, Stopwatch } from "./shapes";

/** Energy, water, and the right moment. */
export const Athletes = (
  <>
    <SportsBottle x={66} />
    <PastaBowl x={0} />
    <Stopwatch x={102} />
  </>
);

/** The same meal for the big one and the small one. */
export const Parents = (
  <>
    <BabyBottle x={4} />
    <path className="art-cutlery" d="M136 92l12-30" />
    <path className="art-leaf" d="M52 78c2-16 12-24 24-24s24 8 26 24Z" />
    <path className="art-mint" d="M64 76c2-9 8-13 14-13s10 5 11 13Z" />
    <path className="art-maize" d="M46 76h64c0 20-10 36-22 44H68C56 112 46 96 46 76Z" />
    <path className="art-mint" d="M118 96c1-9 7-14 14-14s13 5 14 14Z" />
    <path className="art-cutlery" d="M118 100c-8-2-8 10 0 10M148 100c8-2 8 10 0 10" />
    <path className="art-tomato" d="M114 94h38c0 12-6 21-13 26h-12c-7-5-13-14-13-26Z" />
  </>
);

/** Proteins and pleasure: an egg, some cheese, a soup. */
export const Seniors = (
  <>
    <path className="art-cream" d="M4 84C4 62 12 46 22 46s18 16 18 38Z" />
    <path className="art-white-line" d="M12 76c0-8 2-14 5-18" />
    <path className="art-sky" d="M2 80h40c0 12-6 20-14 24v8h8v8H8v-8h8v-8C8 100 2 92 2 80Z" />
    <path className="art-maize" d="M48 120V96l44-22c6 6 10 14 10 22v24Z" />
    <path className="art-cream" d="M48 96l44-22c6 6 10 14 10 22Z" />
    <path
      className="art-wood"
      d="M60 108a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM82 104a4 4 0 1 0 8 0a4 4 0 1 0-8 0z"
    />
    <SoupBowl x={104} tone="art-leaf" />
  </>
);

/** A basket for the whole table. */
export const Everyone = (
  <>
    <path className="art-handle" d="M34 74C34 0 126 0 126 74" />
    <path className="art-mint" d="M48 26h13v50H48Z" />
    <path className="art-leaf" d="M46 12l9-2 4 28h-11ZM62 10l-8 2-2 26h9Z" />
    <path className="art-amber" d="M72 40c8-5 18-3 21 3l-4 36H76Z" />
    <path className="art-leaf-line" d="M80 40c-2-8-6-13-11-15M83 40c0-9 2-14 6-19M86 41c4-6 8-8 13-8" />
    <circle className="art-tomato" cx="50" cy="68" r="18" />
    <path className="art-deep" d="M50 58l-9-3 6-3 3-6 3 6 6 3Z" />
    <path className="art-rose" d="M104 78c-4-22 2-38 13-38s16 14 11 38Z" />
    <path className="art-deep" d="M108 44c2-8 14-8 18 0-2 6-15 7-18 0Z" />
    <path className="art-leaf" d="M74 80c-6-14 2-24 12-22 12-2 20 8 14 22Z" />
    <path className="art-maize" d="M20 74h120l-9 39q-2 7-8 7H37q-6 0-8-7Z" />
    <path className="art-wood" d="M26 90h108l-2 9H28ZM30 106h100l-2 8H32Z" />
    <rect className="art-wood" x="14" y="68" width="132" height="13" rx="6.5" />
  </>
);
