import { describe, expect, it } from "vitest";
import { shareImage, siteShareImage } from "./share-image";

const version = (title: string) =>
  new URL(shareImage("quiz", "3", title).path, "http://x").searchParams.get("v");

describe("shareImage", () => {
  it("says where the picture is and what it shows", () => {
    const { path, alt } = shareImage("fiche", "snacks-sains", "Choisir ses encas");
    expect(path).toMatch(/^\/partage\/fiche\/snacks-sains\.png\?v=[\w-]{8,}$/);
    expect(alt).toBe("FAQ + ALIM\u202f: Choisir ses encas");
  });

  it("has a version that changes with the title, and with nothing else of the page", () => {
    expect(version("Un titre")).toBe(version("Un titre"));
    expect(version("Un titre")).not.toBe(version("Un titre."));
    expect(version("«\u00a0A\u00a0»")).not.toBe(version("« A »"));
    expect(shareImage("theme", "a", "Un titre").path.split("?")[1]).toBe(`v=${version("Un titre")}`);
  });

  it("has one picture for all the other pages", () => {
    expect(siteShareImage().path).toMatch(/^\/partage\/site\/accueil\.png\?v=/);
  });
});
