import fc from "fast-check";
import { expect, it } from "vitest";
import { z } from "zod";
import { seal, unseal } from "./seal.server";

const schema = z.object({ quizId: z.number() });

it("gives back what was sealed", () => {
  expect(unseal(seal({ quizId: 7 }), schema)).toEqual({ quizId: 7 });
});

it("refuses what is not sealed, sealed otherwise, or of another shape", () => {
  const sealed = seal({ quizId: 7 });
  const [payload = "", mark = ""] = sealed.split(".");
  const forged = Buffer.from('{"quizId":8}').toString("base64url");
  for (const wrong of [
    null,
    "",
    ".",
    payload,
    `${payload}.`,
    `${forged}.${mark}`,
    sealed.slice(0, -2),
    seal([1]),
  ]) {
    expect(unseal(wrong, schema), String(wrong)).toBeNull();
  }
});

it("never throws", () => {
  fc.assert(fc.property(fc.string(), (text) => unseal(text, schema) === null));
});
