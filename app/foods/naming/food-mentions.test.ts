import { expect, it } from "vitest";
import { contents } from "../../../tests/support/contents";
import { foodsMentionedIn, indexMentions } from "./food-mentions";

const mentions = indexMentions(contents.foods);

it.each([
  ["Comment bien cuire le steak haché d’un enfant\u202f?", ["steak-hache"]],
  ["«\u00a0Pas de miel avant un an\u00a0»", ["miel"]],
  ["Combien de fois par semaine manger du poisson\u202f?", []],
  ["Pain, pâtes, riz\u202f: faut-il les prendre complets\u202f?", ["ble-pain-pates", "riz-mais-sarrasin"]],
  ["Faut-il manger des pâtes la veille d’une course\u202f?", []],
  ["«\u00a0L’huile de coco est bonne pour le cœur\u00a0»", ["huile-vegetale"]],
])("« %s » mentions %j", (text, keys) => {
  expect(foodsMentionedIn(mentions, text).map(({ key }) => key)).toEqual(keys);
});
