import { phoneAddress, SMS_EMERGENCY } from "~/text/phone-numbers";

/** The emergency numbers on every page of results, because no list of urgent words is complete. */
export function EmergencyLine() {
  return (
    <p className="leading-6 text-muted max-lg:order-first">
      Une urgence&#8239;? <Call number="15" /> ou <Call number="112" /> · par SMS&#8239;:{" "}
      <Call number={SMS_EMERGENCY} />
    </p>
  );
}

function Call({ number }: { number: string }) {
  return (
    <a href={phoneAddress(number)} className="text-link">
      {number}
    </a>
  );
}
