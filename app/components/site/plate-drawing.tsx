export function PlateDrawing() {
  return (
    <svg viewBox="0 0 420 420" aria-hidden className="hidden w-full lg:block">
      <circle cx="210" cy="212" r="192" className="fill-secondary-tint" />
      <circle cx="210" cy="212" r="152" className="fill-card stroke-line" strokeWidth="2" />
      <circle cx="210" cy="212" r="118" fill="none" className="stroke-line" strokeWidth="2" />
      <path d="M210 94a118 118 0 0 1 0 236Z" fill="#2a7a4b" />
      <path d="M210 212h-118a118 118 0 0 1 118-118Z" fill="#c8553d" />
      <path d="M210 212v118a118 118 0 0 1-118-118Z" fill="#e9b44c" />
      <g fill="#8fd19e">
        <path d="M236 148c20-26 54-24 62-15-10 24-42 32-62 15Z" />
        <circle cx="252" cy="196" r="16" />
        <circle cx="287" cy="190" r="12" />
        <circle cx="276" cy="226" r="15" />
        <circle cx="243" cy="238" r="12" />
        <path d="M230 274c24-14 52-4 56 6-14 18-44 16-56-6Z" />
      </g>
      <g fill="none" stroke="#1d5f39" strokeWidth="3" strokeLinecap="round">
        <path d="M244 146c16-6 32-9 46-10" />
        <path d="M238 276c14 2 28 4 40 3" />
      </g>
      <g fill="#f3b9a6">
        <path d="M126 176c8-34 42-44 56-30s2 46-20 56-42-2-36-26Z" />
        <circle cx="188" cy="122" r="9" />
      </g>
      <path d="M142 170c6-12 16-18 26-17" fill="none" stroke="#fff" strokeWidth="4" strokeLinecap="round" />
      <g fill="#fae8bd">
        <ellipse cx="130" cy="244" rx="13" ry="8" transform="rotate(-18 130 244)" />
        <ellipse cx="166" cy="238" rx="13" ry="8" transform="rotate(12 166 238)" />
        <ellipse cx="156" cy="272" rx="13" ry="8" transform="rotate(-8 156 272)" />
        <ellipse cx="188" cy="262" rx="11" ry="7" transform="rotate(24 188 262)" />
        <ellipse cx="186" cy="300" rx="12" ry="7" transform="rotate(-14 186 300)" />
      </g>
      <g fill="none" className="stroke-ink" strokeWidth="5" strokeLinecap="round">
        <path d="M30 150v132M20 150v36a10 10 0 0 0 20 0v-36" />
        <path d="M394 282V150c15 14 15 54 0 64" />
      </g>
    </svg>
  );
}
