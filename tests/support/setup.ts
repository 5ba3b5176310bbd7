import { afterEach, expect, vi } from "vitest";

// An unexpected console.error fails the test; a test that expects errors mocks console.error itself.
const consoleError = vi.spyOn(console, "error");

/** Matches the log of the contract tests' PostgREST: « 21/Nov/2026:09:10:45 +0000: … ». */
const isPostgrestLog = (text: unknown) =>
  typeof text === "string" && (text.trim() === "" || /^\s*\d\d\/\w{3}\/\d{4}:/.test(text));

afterEach(() => {
  const calls = consoleError.mock.calls.filter(([text]) => !isPostgrestLog(text));
  consoleError.mockClear();
  expect(calls, "console.error was called").toEqual([]);
});
