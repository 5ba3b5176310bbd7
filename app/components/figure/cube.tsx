/** A sugar cube seen from above; light comes from the left. */
export const cubeShape = (
  <>
    <path className="art-ice" d="M1 7L13 1L25 7L13 13Z" />
    <path className="art-haze" d="M1 7L13 13V27L1 21Z" />
    <path className="art-sky" d="M25 7L13 13V27L25 21Z" />
  </>
);

export const cubeGhost = (
  <path className="art-ghost" d="M1 7L13 1L25 7V21L13 27L1 21ZM1 7L13 13L25 7M13 13V27" />
);
