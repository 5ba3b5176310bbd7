import { Box, Right, SaltShaker, Shoe, Stopwatch, Wrong } from "./shapes";

/** What the small print says, through a magnifier. */
export const Label = (
  <>
    <path className="art-tomato" d="M22 18h76v94a8 8 0 0 1-8 8H30a8 8 0 0 1-8-8Z" />
    <path className="art-amber" d="M22 18l8-12h60l8 12Z" />
    <path className="art-blush" d="M60 28c10 0 18 6 18 14H42c0-8 8-14 18-14Z" />
    <path className="art-paper" d="M32 56h56v56H32Z" />
    <path className="art-edge-line" d="M38 66h26M38 78h20M38 90h14M38 102h24" />
    <path className="art-wood" d="M120 100l7-7 24 21a5 5 0 0 1-7 7Z" />
    <circle className="art-blue" cx="104" cy="80" r="31" />
    <circle className="art-ice" cx="104" cy="80" r="25" />
    <path className="art-edge-line" d="M90 72h28M90 84h18" />
  </>
);

/** An effort, and its time. */
export const Training = (
  <>
    <path className="art-leaf-line" d="M14 44h36M4 58h30M16 72h10" />
    <Shoe x={2} />
    <Stopwatch x={100} />
  </>
);

/** Cold enough to keep, hot enough to kill. */
export const Keeping = (
  <>
    <rect className="art-haze" x="14" y="6" width="80" height="112" rx="10" />
    <rect className="art-plate" x="21" y="13" width="66" height="66" rx="6" />
    <rect className="art-sky" x="21" y="84" width="66" height="28" rx="6" />
    <path className="art-haze" d="M21 44h66v4H21Z" />
    <path className="art-leaf" d="M29 29h24v5H29Z" />
    <path className="art-mint" d="M31 34h20v10H31Z" />
    <path className="art-maize" d="M60 44l3-16h16l4 16Z" />
    <path className="art-tomato" d="M30 79c0-10 8-16 20-16s20 6 20 16Z" />
    <path className="art-white-line" d="M54 90v16M47 94l14 8M47 102l14-8" />
    <path className="art-rim" d="M115 22a13 13 0 0 1 26 0v52a24 24 0 1 1-26 0Z" />
    <path className="art-tomato" d="M123 40a5 5 0 0 1 10 0v40a15 15 0 1 1-10 0Z" />
    <path className="art-edge-line" d="M117 34h4M117 48h4M117 62h4" />
    <path className="art-blue" d="M24 114h14v6H24ZM70 114h14v6H70Z" />
  </>
);

/** Two verdicts to choose from. */
export const Verdicts = (
  <>
    <path
      className="art-mint"
      d="M16 8h64a12 12 0 0 1 12 12v42a12 12 0 0 1-12 12H48L26 94V74H16A12 12 0 0 1 4 62V20A12 12 0 0 1 16 8Z"
    />
    <path
      className="art-blush"
      d="M80 34h64a12 12 0 0 1 12 12v42a12 12 0 0 1-12 12h-8v20l-22-20H80a12 12 0 0 1-12-12V46a12 12 0 0 1 12-12Z"
    />
    <Right x={36} y={42} />
    <Wrong x={112} y={67} />
  </>
);

/** For the heart: oil, salt in its place, an apple. */
export const Conditions = (
  <>
    <path className="art-deep" d="M20 8h16v14H20Z" />
    <path
      className="art-maize"
      d="M20 22h16v18c0 8 12 12 12 24v46a10 10 0 0 1-10 10H18a10 10 0 0 1-10-10V64c0-12 12-16 12-24Z"
    />
    <path className="art-paper" d="M8 74h40v26H8Z" />
    <path className="art-leaf" d="M18 92c0-10 8-14 20-12-1 10-10 15-20 12Z" />
    <path
      className="art-tomato"
      d="M86 118C62 100 56 88 58 76c3-14 22-16 28-2 6-14 25-12 28 2 2 12-4 24-28 42Z"
    />
    <path className="art-white-line" d="M64 92h12l5-12 9 22 6-10h14" />
    <SaltShaker x={122} />
  </>
);

/** Mould on the jam, leftovers, what is in season. */
export const Habits = (
  <>
    <path className="art-haze" d="M6 52h48v58a10 10 0 0 1-10 10H16a10 10 0 0 1-10-10Z" />
    <path className="art-rose" d="M6 66h48v44a10 10 0 0 1-10 10H16a10 10 0 0 1-10-10Z" />
    <path className="art-mint" d="M24 66h24c2 8-4 12-8 9-3 6-10 4-10-1-5 1-8-3-6-8Z" />
    <rect className="art-wood" x="2" y="40" width="56" height="14" rx="5" />
    <path className="art-paper" d="M16 88h28v20H16Z" />
    <path className="art-edge-line" d="M22 98h16" />
    <path className="art-amber" d="M60 92c0-18 16-26 30-26s30 8 30 26-12 28-30 28-30-10-30-28Z" />
    <path className="art-maize" d="M76 94c0-18 7-26 14-26s14 8 14 26-6 26-14 26-14-8-14-26Z" />
    <path className="art-deep" d="M86 68l-3-14 10-4 2 18Z" />
    <Box x={106} y={82} />
  </>
);
