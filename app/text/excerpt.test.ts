import { describe, expect, it } from "vitest";
import { excerpt } from "./excerpt";
import type { HighlightedText } from "./highlighting";

const shown = (pieces: HighlightedText | null) =>
  (pieces ?? []).map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join("");

describe("excerpt", () => {
  it("shows the sentence with the most words of the term", () => {
    const answer = `${"Une phrase sans rapport. ".repeat(12)}Le fer se trouve ici. ${"Encore une autre. ".repeat(12)}Enceinte, le fer compte davantage. Fin.`;
    expect(shown(excerpt(answer, "fer enceinte"))).toBe("[Enceinte], le [fer] compte davantage. Fin.");
    expect(shown(excerpt(answer, "fer"))).toMatch(/^Le \[fer\] se trouve ici\. (Encore une autre\. ?)+$/);
  });

  it("is null if no sentence contains most words of the term", () => {
    expect(excerpt("Il respire mal.", "zzz")).toBeNull();
    expect(excerpt("Il a mal au ventre.", "respire mal")).toBeNull();
    expect(shown(excerpt("Il respire bien mal.", "respire mal"))).toBe("Il [respire] bien [mal].");
    expect(shown(excerpt("Son visage gonfle.", "visage gonflé après une cacahuète"))).toBe(
      "Son [visage] [gonfle].",
    );
  });

  it("never ends with a question, nor before the end of a sentence that is a little longer", () => {
    const other = "Une phrase sans rapport. ".repeat(12);
    const signs =
      "Il vomit, il a les yeux creux, il dort trop, sa bouche est sèche ou il ne boit plus du tout, même un peu ?";
    const call = `${signs} Appelez sans attendre le 15 ou le 112, et suivez ce qui vous est dit au téléphone.`;
    expect(shown(excerpt(`${other}${call} ${other}`, "yeux creux"))).toBe(
      call.replace("yeux creux", "[yeux creux]"),
    );
  });

  it("is a whole long sentence, unless it is too long", () => {
    const items = `Prenez-vous du fer, ${"un exemple assez long, ".repeat(10)}ou êtes-vous enceinte ? Dites-le.`;
    expect(shown(excerpt(items, "fer"))).toMatch(/^Prenez-vous du \[fer\].+ enceinte \? Dites-le\.$/);
    expect(shown(excerpt(`Le fer ${"et encore ".repeat(60)}`, "fer"))).toMatch(/^Le \[fer\] .{100,170} …$/);
  });
});
