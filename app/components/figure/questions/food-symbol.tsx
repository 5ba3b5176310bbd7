import { Art } from "../art";

/** A plastic box with a lid, and the symbol under it, larger. */
export function FoodSymbol() {
  return (
    <Art name="logo-verre-fourchette" size={[240, 140]}>
      <rect className="art-blue" x="2" y="42" width="104" height="16" rx="7" />
      <path className="art-haze" d="M10 58h88l-7 54a10 10 0 0 1-10 9H27a10 10 0 0 1-10-9Z" />
      <path className="art-white-line" d="M24 70l4 32" />
      <rect className="art-paper" x="46" y="76" width="32" height="32" rx="6" />
      <path
        className="art-edge-line"
        d="M53 82c0 7 2 9 5 9s5-2 5-9ZM58 91v10M55 101h6M70 82v19M67 82v6h6v-6"
      />
      <path className="art-leader" d="M78 92L126 70" />
      <rect className="art-rim" x="124" y="10" width="114" height="120" rx="16" />
      <rect className="art-paper" x="129" y="15" width="104" height="110" rx="12" />
      <path
        className="art-edge"
        d="M143 32h36c2 26-4 38-14 41v31h10v7h-28v-7h10V73c-10-3-16-15-14-41ZM192 32h5v24h4V32h5v24h4V32h5v30c0 6-4 10-8 11v38h-7V73c-4-1-8-5-8-11Z"
      />
    </Art>
  );
}
