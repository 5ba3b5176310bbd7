import { describe, expect, it } from "vitest";
import { excerpt, joinItems } from "./excerpt";
import type { HighlightedText } from "./highlighting";

const shown = (pieces: HighlightedText | null) =>
  (pieces ?? []).map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join("");

describe("excerpt", () => {
  it("shows the sentence with the most words of the term", () => {
    const answer = `${"Une phrase sans rapport. ".repeat(12)}Le fer se trouve ici. ${"Encore une autre. ".repeat(12)}Enceinte, le fer compte davantage. Fin.`;
    expect(shown(excerpt(answer, "fer enceinte"))).toBe("[Enceinte], le [fer] compte davantage. Fin.");
    expect(shown(excerpt(answer, "fer"))).toMatch(/^Le \[fer\] se trouve ici\. (Encore une autre\. ?)+$/);
  });

  const long = `${"avant ".repeat(60)}le fer ${"après ".repeat(60)}`;

  it("shows the text around the first occurrence, cut between words", () => {
    const text = shown(excerpt(long, "fer"));
    expect(text).toMatch(/^… avant (avant )+le \[fer\] (après )+…$/);
    expect(text.length).toBeLessThan(190);
  });

  it("is null if no sentence contains most words of the term", () => {
    expect(excerpt(long, "zzz")).toBeNull();
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

  it("begins with an ellipsis if a sentence is too long to start with", () => {
    const items = `Demandez avant si ${"un exemple assez long, ".repeat(10)}vous prenez du fer ou vous êtes enceinte.`;
    expect(shown(excerpt(items, "fer"))).toMatch(/^… .+ vous prenez du \[fer\] ou vous êtes enceinte\.$/);
  });
});

it("joins the label of a list item to the sentence after it, because « Le fer. » does not stand alone", () => {
  const items = ["Le fer. De 7 à 11 mois, 11 mg par jour.", "Les textures\u202f: en purée. Jamais entiers."];
  expect(joinItems(items)).toBe(
    "Le fer\u202f: de 7 à 11 mois, 11 mg par jour. Les textures\u202f: en purée. Jamais entiers.",
  );
  expect(joinItems(["Oui. Le sel se cache partout."])).toBe("Oui. Le sel se cache partout.");
});
