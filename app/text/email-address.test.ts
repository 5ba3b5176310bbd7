import { expect, it } from "vitest";
import { emailAddress } from "./email-address";

it.each([
  "camille@exemple.fr",
  "jean&marie@exemple.fr",
  "o'neil!#$%&*+/=?^_`{|}~-@exemple.fr",
  ".a..b.@exemple.fr",
  "a@localhost",
  `a@${"b".repeat(63)}.fr`,
])("%s is an address, as in the field of the page", (email) => expect(emailAddress.parse(email)).toBe(email));

it.each([
  ["contact@académie-française.fr", "contact@xn--acadmie-franaise-npb1a.fr"],
  ["contact@acade\u0301mie-franc\u0327aise.fr", "contact@xn--acadmie-franaise-npb1a.fr"],
  ["a@Été。fr", "a@xn--t-9fab.fr"],
  ["a@例え.テスト", "a@xn--r8jz45g.xn--zckzah"],
])("the domain of %s is read in its ASCII form", (email, ascii) =>
  expect(emailAddress.parse(email)).toBe(ascii),
);

it.each([
  ...["", "a", "@b.fr", "a@", "a@b.fr, c@d.fr", "a b@c.fr", "a@b@c.fr", "é@b.fr", "a@-b.fr", "a@b..fr"],
  ...["a@é..fr", "a@é/b.fr", "a@é?b.fr", "a@é#b.fr", "a@é%41.fr", "a@é:25", "a@é\\b.fr", "a@é@b.fr"],
  `a@${"b".repeat(64)}.fr`,
])("%j is not an address", (email) =>
  expect(emailAddress.safeParse(email).error?.issues[0]?.message).toMatch(/n’a pas la forme attendue/),
);
