import { expect, it } from "vitest";
import { audienceIcon, audienceTone } from "./audience";

it("keeps a known icon and falls back to Users", () => {
  expect(audienceIcon("Baby")).toBe("Baby");
  expect(audienceIcon("Rocket")).toBe("Users");
});

it("reads the card's colour out of the gradient", () => {
  expect(audienceTone("from-rose-600 to-rose-900")).toBe("rose");
  expect(audienceTone("")).toBe("green");
});
