import { afterEach, expect, vi } from "vitest";

// What nobody expected on the error console is a failure; a test that expects it mocks console.error itself.
const consoleError = vi.spyOn(console, "error");
afterEach(() => {
  const calls = consoleError.mock.calls.slice();
  consoleError.mockClear();
  expect(calls, "console.error was called").toEqual([]);
});
