import { Link } from "@remix-run/react";
import { Illustration, tints } from "~/shell/illustration";
import { type Audience, audiencePath } from "./audience";
import { profileIllustration } from "~/questions/illustrations";

export function AudienceCard({ audience: { name, slug, description, tone } }: { audience: Audience }) {
  return (
    <article
      className={`relative flex h-full flex-wrap items-end justify-between gap-x-2 overflow-hidden rounded-card shadow-card ${tints[tone]}`}
    >
      <div className="grow basis-28 self-center p-3.5 pb-1 lg:p-5">
        <h3 className="text-lg leading-tight lg:text-xl">
          <Link to={audiencePath(slug)} className="after:absolute after:inset-0 after:rounded-card">
            {name}
          </Link>
        </h3>
        <p className="mt-1 text-sm leading-snug lg:text-[.95rem]">{description}</p>
      </div>
      <Illustration of={profileIllustration(slug)} className="ml-auto max-w-20 pr-2 lg:max-w-24" />
    </article>
  );
}
