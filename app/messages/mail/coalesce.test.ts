import { expect, it, vi } from "vitest";
import { coalesce } from "./coalesce";

/** A task whose runs end when `endRun` is called. */
function controlledTask() {
  const ends: (() => void)[] = [];
  const task = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  return { task, endRun: () => ends.pop()?.() };
}

it("the task runs once more after any number of calls during a run", async () => {
  const { task, endRun } = controlledTask();
  const run = coalesce(task);
  for (let n = 0; n < 5; n += 1) run();
  expect(task).toHaveBeenCalledTimes(1);
  endRun();
  await vi.waitFor(() => expect(task).toHaveBeenCalledTimes(2));
  endRun();
  await new Promise(setImmediate);
  expect(task).toHaveBeenCalledTimes(2);
});

it.each(Array.from({ length: 10 }, (_, n) => n))(
  "the task runs again for a call %i microtasks after the end of a run",
  async (microtasks) => {
    const { task, endRun } = controlledTask();
    const run = coalesce(task);
    run();
    endRun();
    for (let n = 0; n < microtasks; n += 1) await Promise.resolve();
    run();
    await new Promise(setImmediate);
    expect(task).toHaveBeenCalledTimes(2);
  },
);

it("a failed run is logged, and the task runs again at the next call", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const task = vi.fn(() => Promise.reject(new Error("down")));
  const run = coalesce(task);
  run();
  run();
  await vi.waitFor(() => expect(task).toHaveBeenCalledTimes(2));
  await new Promise(setImmediate);
  run();
  expect(task).toHaveBeenCalledTimes(3);
  await new Promise(setImmediate);
  expect(log.mock.calls).toEqual([["down"], ["down"], ["down"]]);
  log.mockClear();
});
