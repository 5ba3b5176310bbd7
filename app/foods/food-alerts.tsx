import { PhoneCall } from "~/shell/icon/icons";
import { EmergencySms } from "~/shell/emergency-sms";
import { PhoneLinks } from "~/shell/phone-links";
import type { Food } from "./food";
import { ALERT_TEXTS } from "./food-alert";

/** The emergency numbers, for foods that can choke, poison or cause an allergy; otherwise nothing. */
export function FoodAlerts({ food: { alerts } }: { food: Pick<Food, "alerts"> }) {
  if (alerts.length === 0) return null;
  return (
    <section aria-labelledby="urgence" className="food-alert">
      <h2 id="urgence" className="sr-only">
        Urgence
      </h2>
      <PhoneCall aria-hidden />
      <p>
        {alerts.map((alert) => (
          <span key={alert}>
            <PhoneLinks text={ALERT_TEXTS[alert]} />{" "}
          </span>
        ))}
        <EmergencySms />
      </p>
    </section>
  );
}
