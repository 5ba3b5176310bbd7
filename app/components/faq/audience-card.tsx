import { Link } from "@remix-run/react";
import { Baby, Dumbbell, HeartPulse, type LucideIcon, Users } from "lucide-react";
import { type Audience, type AudienceIcon, audiencePath, type AudienceTone } from "~/domain/faq/audience";

const icons: Record<AudienceIcon, LucideIcon> = { Dumbbell, Baby, HeartPulse, Users };

const gradients: Record<AudienceTone, string> = {
  blue: "audience-blue",
  orange: "audience-orange",
  rose: "audience-rose",
  green: "audience-green",
};

export function audiencePanel(tone: AudienceTone): string {
  return `${gradients[tone]} text-white [--focus-ring:white]`;
}

export function AudienceIconMark({ icon }: { icon: AudienceIcon }) {
  const Icon = icons[icon];
  return <Icon aria-hidden className="size-8" />;
}

export function AudienceCard({ audience }: { audience: Audience }) {
  return (
    <article
      className={`relative flex min-h-44 flex-col rounded-card p-6 shadow-card ${audiencePanel(audience.tone)}`}
    >
      <AudienceIconMark icon={audience.icon} />
      <h3 className="mt-auto pt-8 text-xl">
        <Link to={audiencePath(audience.slug)} className="after:absolute after:inset-0 after:rounded-card">
          {audience.name}
        </Link>
      </h3>
      <p className="mt-1 text-[.95rem]">{audience.description}</p>
    </article>
  );
}
