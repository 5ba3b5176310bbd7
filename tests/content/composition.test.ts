import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { fillInAmounts, readComposition } from "../../compiler/read/composition-file";
import { contents } from "../support/contents";
import { problemsOf } from "../support/few-files";
import { right } from "../support/few-foods";

const raw = readFileSync("content/composition.tsv", "utf8");
const [head = [], ...lines] = raw
  .trimEnd()
  .split("\n")
  .map((line) => line.split("\t"));

const pulse = lines.find((line) => line[head.indexOf("cle")] === "lentilles-vertes") ?? [];
const read = (written: string) => readComposition({ "composition.tsv": written });
const table = (changes: Record<string, string>) =>
  [head, pulse.map((value, at) => changes[head[at] ?? ""] ?? value)]
    .map((line) => line.join("\t"))
    .join("\n");

it("an amount is a number or words, in the unit of its column; what is empty or doubtful is left out", () => {
  expect(contents.composition).toHaveLength(lines.length);
  const { foods, units } = read(
    table({
      fe_mg: "2.45",
      fe_conf: "haut",
      ca_mg: "traces",
      ca_conf: "haut",
      zn_mg: "9",
      zn_conf: "douteux",
      mg_mg: "",
      mg_conf: "",
    }),
  );
  expect(foods[0]?.amounts).toMatchObject({ fe: 2.45, ca: "traces" });
  expect(Object.keys(foods[0]?.amounts ?? {})).not.toContain("zn");
  expect(Object.keys(foods[0]?.amounts ?? {})).not.toContain("mg");
  expect(units).toMatchObject({ fe: "mg", ca: "mg" });
});

it.each([
  ["an amount that is no number", { fe_mg: "beaucoup" }, "« ligne 2.mesures.fe »"],
  ["an amount without its confidence", { fe_conf: "" }, "« ligne 2.mesures.fe »"],
  ["more saturated fat than fat", { ags_g: "9" }, "plus de graisses saturées"],
  ["more sugars than carbohydrates", { sucres_g: "60" }, "plus de sucres"],
  ["an energy that its nutrients do not make", { kcal_kcal: "400" }, "400 kcal"],
  ["an unknown diet", { regime: "carnivore" }, "« ligne 2.regime »"],
])("%s is refused", (_what, changes, problem) => {
  expect(() => read(table(changes))).toThrow(problem);
});

it("a food of the look-up that no file has is refused, with its line", () => {
  const files = { ...right, "composition.tsv": table({ aliment: "bri" }) };
  expect(problemsOf(files)).toEqual([
    "content/composition.tsv:2 : « bri » n’est pas un aliment ; vouliez-vous dire « brie » ?",
  ]);
  expect(problemsOf({ ...right, "composition.tsv": table({ aliment: "brie" }) })).toEqual([]);
});

it("a food that stands twice is refused, and a unit that is not known", () => {
  expect(() => read(`${table({})}\n${pulse.join("\t")}`)).toThrow("sert déjà");
  expect(() => read(table({}).replace("fe_mg", "fe_oz"))).toThrow("« fe_oz »");
});

const filled = (text: string) => fillInAmounts({ "composition.tsv": raw, "faq/a.md": text })["faq/a.md"];

it("a text takes its amounts from the table, and a sum adds up its rounded parts", () => {
  expect(filled("{{fe : 150 g lentilles-vertes}}")).toBe("3,7\u00a0mg");
  expect(filled("{{ca : 60 g sardine-boite + 30 g comte + 125 g yaourt}}")).toBe("702\u00a0mg");
  expect(filled("{{bc : 100 g carotte-crue}}, {{epadha : 100 g oeuf-dur}}")).toBe("13\u00a0mg, 36\u00a0mg");
  expect(filled("{{prot sans unité : 100 g tofu}}")).toBe("13");
  expect(filled("{{prot : 200 g riz + 150 g lentilles-vertes}}")).toBe("21,3\u00a0g");
  expect(filled("{{gluc : 60 g avoine + 150 g orange (sucres)}}")).toBe("46\u00a0g");
});

it.each(["{{fe : 100 g licorne}}", "{{xx : 100 g tofu}}", "{{b6 : 100 g cafe}}", "{{fe : tofu}}"])(
  "%s is refused, because the table has no such value",
  (text) => expect(() => filled(text)).toThrow("faq/a.md"),
);
