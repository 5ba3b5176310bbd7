import { describe, expect, it } from "vitest";
import { commentSchema } from "./feedback-form";
import { feedbackPage, readFeedbackPage } from "./feedback-subject";

describe("the page of a form", () => {
  it.each(["question/101", "fiche/snacks-sains"])("%s is read back unchanged", (page) => {
    const subject = readFeedbackPage(page);
    expect(subject && feedbackPage(subject)).toBe(page);
  });

  it.each(["question/01", "question/1e9", "question/9999999999", "fiche/../x", "quiz/1", "fiche/a\n"])(
    "%j is refused",
    (page) => expect(readFeedbackPage(page)).toBeNull(),
  );
});

it.each([
  ["a".repeat(500), true],
  ["a".repeat(501), false],
  [" \u200b\n", true],
])("a comment is optional and at most 500 characters long: %j", (souhait, isRight) => {
  expect(commentSchema.safeParse({ souhait }).success).toBe(isRight);
});
