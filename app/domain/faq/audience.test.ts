import { expect, it } from "vitest";
import { audienceIcon, audienceTone } from "./audience";

it("an unknown icon is replaced with Users", () => {
  expect(audienceIcon("Baby")).toBe("Baby");
  expect(audienceIcon("Rocket")).toBe("Users");
});

it("the card's color is read from the gradient", () => {
  expect(audienceTone("from-rose-600 to-rose-900")).toBe("rose");
  expect(audienceTone("")).toBe("green");
});
