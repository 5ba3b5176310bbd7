import { splitPhoneNumbers } from "~/domain/content/phone-numbers";

/** A plain text in which the numbers to call are links. */
export function PhoneLinks({ text }: { text: string }) {
  return (
    <>
      {splitPhoneNumbers(text).map(({ text: piece, tel }, index) =>
        tel === null ? (
          piece
        ) : (
          <a key={index} href={tel} className="underline underline-offset-2">
            {piece}
          </a>
        ),
      )}
    </>
  );
}
