/** A drinking glass, three quarters full. */
export const glassShape = (
  <>
    <path className="art-haze" d="M2 2H24L21 27H5Z" />
    <path className="art-rose" d="M3 9H23L21 27H5Z" />
    <path className="art-white-line" d="M8 14L9 21" />
  </>
);

export const glassGhost = <path className="art-ghost" d="M2 2H24L21 27H5ZM3 9H23" />;

/** A segment of an orange, seen from the side. */
export const segmentShape = (
  <>
    <path className="art-amber" d="M0 7H26A13 13 0 0 1 0 7Z" />
    <path className="art-cream" d="M2 7H24A11 11 0 0 1 2 7Z" />
    <path className="art-maize" d="M4 7H12V16A9 9 0 0 1 4 7ZM14 7H22A9 9 0 0 1 14 16Z" />
  </>
);

export const segmentGhost = <path className="art-ghost" d="M0 7H26A13 13 0 0 1 0 7Z" />;

/** A piece of meat, fish or egg. */
export const pieceShape = (
  <>
    <path className="art-tomato" d="M2 12L10 4L24 8V19L16 26L2 21Z" />
    <path className="art-blush" d="M2 12L10 4L24 8L16 16Z" />
    <path className="art-white-line" d="M9 10L14 11" />
  </>
);

export const pieceGhost = <path className="art-ghost" d="M2 12L10 4L24 8V19L16 26L2 21ZM2 12L16 16L24 8" />;
