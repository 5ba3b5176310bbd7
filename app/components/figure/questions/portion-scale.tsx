import { Art } from "../art";

/** An apple and carrots on a kitchen scale that shows nothing. */
export function PortionScale() {
  return (
    <Art name="balance-portion" size={[240, 140]}>
      <circle className="art-tomato" cx="88" cy="40" r="28" />
      <path className="art-deep-line" d="M88 16c0-6 3-10 8-13" />
      <path className="art-white-line" d="M70 40c0-8 4-14 10-17" />
      <path className="art-amber" d="M126 44c8-6 16-6 20 0l38 20-42 2c-10 0-18-12-16-22Z" />
      <path className="art-leaf-line" d="M128 46c-6-6-8-12-8-20M132 42c-2-8 0-14 4-20" />
      <rect className="art-haze" x="34" y="66" width="172" height="12" rx="6" />
      <path className="art-sky" d="M76 78h88l6 12H70Z" />
      <path
        className="art-sky"
        d="M56 88h128a14 14 0 0 1 14 14v26a8 8 0 0 1-8 8H50a8 8 0 0 1-8-8v-26a14 14 0 0 1 14-14Z"
      />
      <rect className="art-paper" x="84" y="96" width="72" height="32" rx="6" />
      <text className="art-label art-label-date" x="120" y="120">
        ? g
      </text>
    </Art>
  );
}
