import { Art } from "../art";

/** A pot of yogurt, and a piece of cheese that counts as much. */
export function YogurtCheese() {
  return (
    <Art name="yaourt-et-fromage" size={[240, 140]}>
      <path className="art-blush" d="M14 26h64l-8 76a6 6 0 0 1-6 6H28a6 6 0 0 1-6-6Z" />
      <rect className="art-tomato" x="8" y="14" width="76" height="14" rx="6" />
      <rect className="art-plate" x="26" y="46" width="40" height="36" rx="6" />
      <path className="art-haze" d="M32 64c4-12 24-12 28 0-4 8-24 8-28 0Z" />
      <text className="art-big art-middle" x="116" y="76">
        =
      </text>
      <path className="art-maize" d="M146 108V66l84-8v50Z" />
      <path className="art-cream" d="M146 66l60-36 24 28Z" />
      <circle className="art-cream" cx="170" cy="88" r="8" />
      <circle className="art-cream" cx="206" cy="80" r="6" />
      <circle className="art-cream" cx="200" cy="99" r="4" />
      <text className="art-bold art-middle" x="46" y="134">
        125 g
      </text>
      <text className="art-bold art-middle" x="188" y="134">
        ? g
      </text>
    </Art>
  );
}
