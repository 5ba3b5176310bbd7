import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { ownTurn } from "./turns.server";

it("a request is served between two pieces of work that each wait for `ownTurn`", async () => {
  const order: string[] = [];
  const work = (name: string) => ownTurn().then(() => order.push(name));
  const requests = async () => {
    for (let n = 0; n < 4; n++) {
      await setImmediate();
      order.push("request");
    }
  };
  await Promise.all([work("work 1"), work("work 2"), requests()]);
  const between = order.slice(order.indexOf("work 1") + 1, order.indexOf("work 2"));
  expect(between).toContain("request");
});
