import { describe, expect, it } from "vitest";
import { compilePatterns, patternWords } from "./word-pattern";

const matches = (pattern: string, text: string) =>
  compilePatterns([pattern], { enfant: "fils|fille|bebe*" }, "securite.yaml")(patternWords(text));

describe("a pattern of words", () => {
  it.each([
    ["se|me fait|fais vomir", "je me fais vomir"],
    ["etouff*", "il s’étouffait"],
    ["{enfant} … plaques", "mon bébé a mangé, il a des plaques"],
    ["plaques + noix", "noix puis plaques"],
    ["mange plus .", "je ne mange plus"],
    ["^ avc .", "AVC"],
    ["trop? bas", "le sucre est trop bas"],
    ["coup|coup_de chaleur", "un coup de chaleur"],
  ])("« %s » matches « %s »", (pattern, text) => {
    expect(matches(pattern, text)).toBe(true);
  });

  it.each([
    ["fait vomir", "il fait trop vomir"],
    ["poison", "du poisson"],
    ["mange plus .", "je ne mange plus de viande"],
    ["^ avc .", "AVC et sel"],
    ["plaques … noix", "noix puis plaques"],
    ["un … sept", "un deux trois quatre cinq six et demi sept huit"],
  ])("« %s » does not match « %s »", (pattern, text) => {
    expect(matches(pattern, text)).toBe(false);
  });
});
