import { Illustration } from "~/shell/illustration";
import type { Audience } from "./audience";
import { AudienceIconMark, audienceTints } from "./audience-card";
import { profileIllustration } from "~/questions/illustrations";

/** The banner of an audience's page. It is low, so that the emergency advice below the banner is on the first screen. */
export function AudienceHead({ audience }: { audience: Audience }) {
  return (
    <header
      className={`flex min-h-[6.6rem] items-center gap-x-2 overflow-hidden rounded-card pl-5 md:pl-8 ${audienceTints[audience.tone]}`}
    >
      <div className="min-w-0 flex-1 py-3">
        <h1 tabIndex={-1} className="flex items-center gap-2.5 text-2xl sm:text-4xl">
          <span className="max-sm:hidden">
            <AudienceIconMark icon={audience.icon} />
          </span>
          {audience.name}
        </h1>
        <p className="mt-1 text-[.95rem] leading-snug sm:text-lg">{audience.description}</p>
      </div>
      <Illustration of={profileIllustration(audience.slug)} className="max-w-32 self-end pr-3 sm:max-w-48" />
    </header>
  );
}
