import { describe, expect, it } from "vitest";
import { contactSchema, emailLine } from "./contact-fields";

const BIDI = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c";
const INVISIBLE = "\u0000\u0007\u007f\u00ad\u200b\u2060\ufeff\u{e0041}";

const form = { name: "Zoé", email: "zoe@exemple.fr", subject: "Riz", message: "Bonjour" };

describe("a one-line field", () => {
  it.each(["name", "subject"] as const)("%s loses its invisible characters", (field) => {
    const value = `${BIDI}Fac\u202eture.${INVISIBLE}exe${BIDI}`;
    expect(contactSchema.parse({ ...form, [field]: value })[field]).toBe("Facture.exe");
  });

  it("an e-mail address loses its invisible characters", () => {
    const email = `\u200ezo${INVISIBLE}e@exemple.fr\u202c`;
    expect(contactSchema.parse({ ...form, email }).email).toBe("zoe@exemple.fr");
    expect(emailLine.parse(email)).toBe("zoe@exemple.fr");
  });

  it.each([BIDI, INVISIBLE, "\u200d"])("a line of only invisible characters is empty: %j", (name) => {
    expect(contactSchema.safeParse({ ...form, name }).error?.issues[0]?.message).toBe("Indiquez votre nom");
  });

  it.each(["\n", "\r", "\r\n", "\v", "\f", "\u0085", "\u2028", "\u2029"])(
    "a line with the line break %j is refused",
    (lineBreak) => {
      const { error } = contactSchema.safeParse({ ...form, subject: `a${lineBreak}Bcc: b@exemple.fr` });
      expect(error?.issues[0]?.message).toBe("Le sujet tient sur une seule ligne");
    },
  );

  it("a line keeps letters, spaces and emoji", () => {
    const subject = "L’œuf\u202f: مرحبا, می\u200cخواهم, 👩\u200d👧";
    expect(contactSchema.parse({ ...form, subject }).subject).toBe(subject);
    expect(contactSchema.parse({ ...form, subject: "a\tb" }).subject).toBe("a b");
  });
});

it("a message loses its bidirectional control characters and keeps the rest", () => {
  const message = "a\r\n\tb \u202eexe.erutcaf\u202c \u2066c\u2069 مرحبا\u200f !";
  expect(contactSchema.parse({ ...form, message }).message).toBe("a\n\tb exe.erutcaf c مرحبا\u200f !");
});
