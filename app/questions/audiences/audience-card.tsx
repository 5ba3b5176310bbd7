import { Link } from "@remix-run/react";
import { Baby, Dumbbell, HeartPulse, type Icon, Users } from "~/shell/icon/icons";
import { Illustration, tints } from "~/shell/illustration";
import { type Audience, type AudienceIcon, audiencePath } from "./audience";
import { profileIllustration } from "~/questions/illustrations";

const icons: Record<AudienceIcon, Icon> = { Dumbbell, Baby, HeartPulse, Users };

export function AudienceIconMark({ icon }: { icon: AudienceIcon }) {
  const Icon = icons[icon];
  return <Icon aria-hidden className="inline size-6 shrink-0 sm:size-8" />;
}

export function AudienceCard({ audience }: { audience: Audience }) {
  return (
    <article
      className={`relative flex h-full flex-col overflow-hidden rounded-card shadow-card text-white [--focus-ring:white] ${tints[audience.tone]}`}
    >
      <div className="p-4 pb-2 sm:p-6 sm:pb-4">
        <h3 className="flex items-center gap-2.5 text-lg leading-tight sm:text-xl">
          <AudienceIconMark icon={audience.icon} />
          <Link to={audiencePath(audience.slug)} className="after:absolute after:inset-0 after:rounded-card">
            {audience.name}
          </Link>
        </h3>
        <p className="mt-1 text-sm leading-snug sm:mt-2 sm:text-[.95rem]">{audience.description}</p>
      </div>
      <Illustration
        of={profileIllustration(audience.slug)}
        className="mt-auto max-w-32 self-end pr-3 sm:max-w-48"
      />
    </article>
  );
}
