import { describe, expect, it } from "vitest";
import { loggedPath } from "./log.server";

describe("the path in a log line", () => {
  it.each([
    ["/aliments/12-brie?pour=enceinte", "/aliments/12-brie"],
    ["/aliments?aliment=brie&pour=enceinte", "/aliments"],
    ["/aliments/pour/enceinte", "/aliments/pour/*"],
    ["/aliments/pour/enceinte.pdf", "/aliments/pour/*"],
    ["/aliments/pour/enceinte?x=1", "/aliments/pour/*"],
    ["/Aliments/POUR/Enceinte", "/Aliments/POUR/*"],
    ["//aliments//pour//enceinte", "//aliments//pour//*"],
    ["/aliments/%70our/enceinte", "/aliments/pour/*"],
    ["/%61liments/pour/%65nceinte", "/aliments/pour/*"],
    ["/aliments/pour/\nenceinte", "/aliments/pour/*"],
    ["http://site.test/aliments/pour/enceinte", "/aliments/pour/*"],
    ["/aliments/pour/", "/aliments/pour/"],
    ["/question/12-brie-enceinte", "/question/12-brie-enceinte"],
    ["/", "/"],
    ["", "/"],
  ])("of %j is %j", (url, path) => expect(loggedPath(url)).toBe(path));
});
