import { describe, expect, it } from "vitest";
import { indexQuestions, matchQuestions, MAX_SUGGESTIONS } from "./suggestions";

const questions = [
  "Quels aliments pour le fer ?",
  "« Les épinards sont la meilleure source de fer »",
  "Combien de temps garder les œufs ?",
  "Peut-on recongeler un aliment décongelé ?",
  "Combien d’eau faut-il boire par jour ?",
  "Que valent les yaourts fermentés ?",
  "Comment choisir une vitamine D ?",
  "Quels aliments sont riches en vitamine C ?",
];
const index = indexQuestions(questions.map((question, id) => ({ id, question })));
const matches = (term: string) => matchQuestions(index, term).map(({ question }) => question);

describe("matchQuestions", () => {
  it.each([
    ["fer", [questions[0], questions[1]]],
    ["fer ép", [questions[1]]],
    ["ferm", [questions[5]]],
    ["oeuf", [questions[2]]],
    ["ŒUFS garder", [questions[2]]],
    ["recong", [questions[3]]],
    ["boire de l'eau", [questions[4]]],
    ["aliments", [questions[0], questions[7], questions[3]]],
    ["vitamine c", [questions[7]]],
    ["vitamines D", [questions[6]]],
    ["vitamine", [questions[6], questions[7]]],
  ])("%s finds questions in which a word begins with the term, whole words first", (term, expected) => {
    expect(matches(term)).toEqual(expected);
  });

  it.each(["congeler", "er", "fer zzz", "?!", "🍎", "مرحبا", "'; --", "%", ""])(
    "%j finds nothing",
    (term) => {
      expect(matches(term)).toEqual([]);
    },
  );

  it("finds eight questions at most", () => {
    const many = indexQuestions(
      Array.from({ length: 20 }, (_, id) => ({ id, question: `Fer numéro ${id}` })),
    );
    expect(matchQuestions(many, "fer")).toHaveLength(MAX_SUGGESTIONS);
  });
});
