import { splitPhoneNumbers, splitWarning } from "~/text/phone-numbers";

export function PhoneLinks({ text }: { text: string }) {
  return (
    <>
      {splitPhoneNumbers(text).map(({ text: piece, address }, index) =>
        address === null ? (
          piece.replace(/ (?=15\b|112\b|$)/g, "\u00a0")
        ) : (
          <a key={index} href={address} className="text-link">
            {piece}
          </a>
        ),
      )}
    </>
  );
}

/** A warning stands out from the sentences around it. */
export function WarningText({ sentences }: { sentences: readonly string[] }) {
  return Object.entries(splitWarning(sentences)).map(
    ([place, part]) =>
      part.length > 0 && (
        <p key={place} className={place === "warning" ? "remark urgent my-2" : undefined}>
          <PhoneLinks text={part.join(" ")} />
        </p>
      ),
  );
}

export function EmergencySms() {
  return (
    <PhoneLinks
      text={
        "Vous n’entendez pas ou ne pouvez pas parler\u202f? Envoyez un SMS au 114\u202f: ce qui se passe, et l’adresse."
      }
    />
  );
}
