import { splitPhoneNumbers } from "~/text/phone-numbers";

export function PhoneLinks({ text }: { text: string }) {
  return (
    <>
      {splitPhoneNumbers(text).map(({ text: piece, address }, index) =>
        address === null ? (
          piece
        ) : (
          <a key={index} href={address} className="underline underline-offset-2">
            {piece}
          </a>
        ),
      )}
    </>
  );
}
