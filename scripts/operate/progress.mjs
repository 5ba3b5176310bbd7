/**
 * The output of `npm start`: on a terminal, a line per step with its duration in seconds and a box at the end; otherwise plain
 * lines.
 */
import { performance } from "node:perf_hooks";
import { clearInterval, setInterval } from "node:timers";

const FRAMES = ["⠋", "⠙", "⠸", "⠴", "⠦", "⠇"];
const FRAME_MS = 200;
const CLEAR_LINE = "\r\x1b[K";

/** @typedef {{ isTTY?: boolean, columns?: number, write: (text: string) => unknown }} Output */

/**
 * Shows that a step is running. The returned function completes the line, or removes it if the step failed.
 *
 * @param {string} title
 * @param {Output} output
 */
export function showStep(title, output = process.stdout) {
  if (!output.isTTY) {
    output.write(`${title}…\n`);
    return () => {};
  }
  const start = performance.now();
  const seconds = () => `${Math.round((performance.now() - start) / 1000)} s`;
  let frame = 0;
  const draw = () => {
    frame = (frame + 1) % FRAMES.length;
    output.write(`${CLEAR_LINE}${FRAMES[frame]} ${title}… ${seconds()}`);
  };
  draw();
  const timer = setInterval(draw, FRAME_MS);
  return (succeeded = true) => {
    clearInterval(timer);
    output.write(succeeded ? `${CLEAR_LINE}✓ ${title} (${seconds()})\n` : CLEAR_LINE);
  };
}

/**
 * Shows lines in a box, or without a box if the terminal is too narrow.
 *
 * @param {string[]} lines
 * @param {Output} output
 */
export function showBox(lines, output = process.stdout) {
  const width = Math.max(...lines.map((line) => line.length));
  const isNarrow = width + 4 > (output.columns ?? 80);
  const edge = "─".repeat(width + 2);
  const rows = [`┌${edge}┐`, ...lines.map((line) => `│ ${line.padEnd(width)} │`), `└${edge}┘`];
  output.write(`${(isNarrow ? lines : rows).join("\n")}\n`);
}
