import type { ReactNode } from "react";
import { GuideBadges } from "./guide-card";
import { HeadIllustration } from "~/shell/illustration";
import type { GuideSummary } from "./guide";
import { guideIllustration } from "./guide-illustration";
import { guideTint } from "./guide-kinds";

export function GuideHead({ guide, children }: { guide: GuideSummary; children: ReactNode }) {
  return (
    <header className="guide-head">
      <div>
        <HeadIllustration of={guideIllustration(guide.slug)} tint={guideTint(guide.category)} />
      </div>
      <GuideBadges guide={guide} />
      <h1 tabIndex={-1} className="mt-3 text-3xl sm:text-4xl">
        {guide.title}
      </h1>
      <p className="mt-2 max-w-3xl text-muted sm:mt-3 sm:text-lg">{guide.description}</p>
      <div className="mt-3 sm:mt-6 flex flex-wrap gap-2 print:hidden">{children}</div>
    </header>
  );
}
