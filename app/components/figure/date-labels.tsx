import type { ReactNode } from "react";
import { Art } from "./art";

type LabelProps = { x: number; ring: string; words: [string, string]; date: string; children: ReactNode };

/** A printed label: its food, then its date in a coloured frame. */
function Label({ x, ring, words, date, children }: LabelProps) {
  return (
    <g transform={`translate(${x} 0)`}>
      <rect className="art-rim" y="6" width="166" height="178" rx="12" />
      <rect className="art-paper" width="166" height="178" rx="12" />
      {children}
      <rect className={ring} x="8" y="84" width="150" height="86" rx="10" />
      <rect className="art-paper" x="12" y="88" width="142" height="78" rx="7" />
      {words.map((line, index) => (
        <text key={line} className="art-label" x="83" y={106 + index * 17}>
          {line}
        </text>
      ))}
      <text className="art-label art-label-date" x="83" y="154">
        {date}
      </text>
    </g>
  );
}

function Steaks() {
  return (
    <>
      <rect className="art-haze" x="30" y="14" width="106" height="58" rx="11" />
      {[38, 85].map((x) => (
        <g key={x}>
          <rect className="art-tomato" x={x} y="22" width="43" height="42" rx="19" />
          <path className="art-white-line" d={`M${x + 13} 37c5 3 11 3 17 0M${x + 13} 48c5 3 11 3 17 0`} />
        </g>
      ))}
    </>
  );
}

function Coffee() {
  return (
    <>
      <path className="art-cocoa" d="M52 22h62l7 46a5 5 0 0 1-5 6H50a5 5 0 0 1-5-6Z" />
      <rect className="art-wood" x="50" y="12" width="66" height="12" rx="4" />
      <ellipse className="art-cream" cx="83" cy="49" rx="21" ry="16" />
      <ellipse className="art-cocoa" cx="83" cy="49" rx="13" ry="9" transform="rotate(-24 83 49)" />
      <path className="art-white-line" d="M75 53c6 1 10-9 16-8" />
    </>
  );
}

function Bin() {
  return (
    <>
      <path className="art-tomato" d="M12 224h32l-3 32a5 5 0 0 1-5 4H20a5 5 0 0 1-5-4Z" />
      <path
        className="art-tomato"
        d="M20 211a4 4 0 0 1 4-4h8a4 4 0 0 1 4 4h9a4 4 0 0 1 0 8H11a4 4 0 0 1 0-8Z"
      />
      <path className="art-white-line" d="M23 232l1 19M33 232l-1 19" />
    </>
  );
}

function Eye() {
  return (
    <>
      <path className="art-haze" d="M184 234c13-24 41-24 54 0-13 24-41 24-54 0Z" />
      <circle className="art-blue" cx="211" cy="234" r="12" />
      <circle className="art-plate" cx="207" cy="230" r="4" />
    </>
  );
}

const MEANINGS = [
  { x: 58, title: "DLC", words: ["on jette,", "sans goûter"] },
  { x: 246, title: "DDM", words: ["souvent bon,", "si intact"] },
];

export function DateLabels() {
  return (
    <Art name="dates-limites" size={[350, 292]}>
      <Label x={2} ring="art-tomato" words={["À consommer", "jusqu’au"]} date="24.11.2026">
        <Steaks />
      </Label>
      <Label x={182} ring="art-sky" words={["À consommer de", "préférence avant"]} date="fin 06.2027">
        <Coffee />
      </Label>
      <Bin />
      <Eye />
      {MEANINGS.map(({ x, title, words }) => (
        <g key={title}>
          <text className="art-big" x={x} y="222">
            {title}
          </text>
          <text className="art-muted" x={x} y="244">
            date passée :
          </text>
          {words.map((line, index) => (
            <text key={line} x={x} y={265 + index * 20}>
              {line}
            </text>
          ))}
        </g>
      ))}
    </Art>
  );
}
