import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readRgaa, RGAA_FILE } from "../../compiler/read/rgaa-file";

const raw = readFileSync(`content/${RGAA_FILE}`, "utf8");

describe("the grid of the RGAA", () => {
  it("is refused if a criterion names no check, or one that is unknown", () => {
    const line = /^.*number: "9\.4".*\n/m;
    const withLine = (text: string) => () => readRgaa({ [RGAA_FILE]: raw.replace(line, text) });
    const criterion = { number: "9.4", asks: "une citation est signalée", state: "conforme" };
    const entry = (fields: object) => `      - ${JSON.stringify(fields)}\n`;
    expect(withLine(entry({ ...criterion, how: ["pages"] }))).not.toThrow();
    expect(withLine(entry(criterion))).toThrow("le critère 9.4 ne nomme aucun contrôle");
    expect(withLine(entry({ ...criterion, how: ["audit"] }))).toThrow("un contrôle inconnu : audit");
    expect(withLine(entry({ ...criterion, state: "presque" }))).toThrow("state");
  });
});
