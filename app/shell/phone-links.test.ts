import { createElement, type FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { EmergencyAlert } from "~/questions/audiences/profile-page";
import { FoodAlerts } from "~/foods/food-page";
import { EmergencyLine } from "~/search/search-page";
import { contents } from "../../tests/support/contents";

/** The links of a component, as « address text ». */
function links<Props extends object>(component: FunctionComponent<Props>, props: Props): string[] {
  const html = renderToStaticMarkup(createElement(component, props));
  return [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/g)].map(
    ([, address = "", text = ""]) => `${address} ${text.replaceAll(/<[^>]+>/g, "")}`,
  );
}

describe("who cannot hear or speak finds the 114 once, as an SMS", () => {
  it.each(contents.profiles.flatMap(({ name, emergency }) => (emergency ? [{ name, emergency }] : [])))(
    "in the alert of the profile $name",
    ({ emergency }) => {
      expect(links(EmergencyAlert, emergency)).toContain("sms:114 114");
    },
  );

  it("in the line above every search, after the numbers to call", () => {
    expect(links(EmergencyLine, {})).toEqual(["tel:15 15", "tel:112 112", "sms:114 114"]);
  });

  it("in the alert of a food that can choke", () => {
    const food = contents.foods.find(({ alerts }) => alerts.includes("etouffement"));
    if (!food) throw new Error("no food can choke");
    expect(links(FoodAlerts, food)).toEqual(expect.arrayContaining(["tel:15 15", "sms:114 114"]));
  });
});
