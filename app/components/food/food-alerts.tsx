import { PhoneCall } from "~/components/icon/icons";
import { EmergencySms } from "~/components/text/emergency-sms";
import { PhoneLinks } from "~/components/text/phone-links";
import { ALERT_TEXTS, alertsOf } from "~/domain/food/food-alerts";
import type { Food } from "~/domain/food/food";

/** The emergency numbers, for foods that can choke, poison or cause an allergy; otherwise nothing. */
export function FoodAlerts({ food }: { food: Food }) {
  const alerts = alertsOf(food);
  if (alerts.length === 0) return null;
  return (
    <section aria-labelledby="urgence" className="food-alert">
      <h2 id="urgence" className="sr-only">
        Urgence
      </h2>
      <PhoneCall aria-hidden />
      <div>
        {alerts.map((alert) => (
          <p key={alert}>
            <PhoneLinks text={ALERT_TEXTS[alert]} />
          </p>
        ))}
        <p>
          <EmergencySms />
        </p>
      </div>
    </section>
  );
}
