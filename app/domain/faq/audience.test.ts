import { expect, it } from "vitest";
import { audienceIcon, audienceTone } from "./audience";

it("replaces an unknown icon with Users", () => {
  expect(audienceIcon("Baby")).toBe("Baby");
  expect(audienceIcon("Rocket")).toBe("Users");
});

it("reads the card's color from the gradient", () => {
  expect(audienceTone("from-rose-600 to-rose-900")).toBe("rose");
  expect(audienceTone("")).toBe("green");
});
