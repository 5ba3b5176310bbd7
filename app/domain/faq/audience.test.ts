import { expect, it } from "vitest";
import { audienceIcon, audienceTone } from "./audience";

it("keeps a known icon, and replaces an unknown one by Users", () => {
  expect(audienceIcon("Baby")).toBe("Baby");
  expect(audienceIcon("Rocket")).toBe("Users");
});

it("reads the card's colour from the gradient", () => {
  expect(audienceTone("from-rose-600 to-rose-900")).toBe("rose");
  expect(audienceTone("")).toBe("green");
});
