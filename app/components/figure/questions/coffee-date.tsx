import { Art } from "../art";

/** A closed bag of coffee, and the date on it. */
export function CoffeeDate() {
  return (
    <Art name="paquet-de-cafe" size={[240, 140]}>
      <path className="art-cocoa" d="M12 24h64l10 104a8 8 0 0 1-8 8H10a8 8 0 0 1-8-8Z" />
      <rect className="art-wood" x="8" y="6" width="72" height="20" rx="6" />
      <ellipse className="art-cream" cx="44" cy="84" rx="28" ry="24" />
      <ellipse className="art-cocoa" cx="44" cy="84" rx="17" ry="12" transform="rotate(-24 44 84)" />
      <path className="art-white-line" d="M34 90c9 1 12-12 20-8" />
      <rect className="art-sky" x="98" y="20" width="140" height="100" rx="12" />
      <rect className="art-paper" x="104" y="26" width="128" height="88" rx="8" />
      {["À consommer", "de préférence", "avant fin"].map((line, index) => (
        <text key={line} className="art-label" x="168" y={44 + index * 17}>
          {line}
        </text>
      ))}
      <text className="art-label art-label-date" x="168" y="104">
        06.2026
      </text>
    </Art>
  );
}
