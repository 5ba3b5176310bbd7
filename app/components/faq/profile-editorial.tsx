import { PhoneCall } from "~/components/icon/icons";
import type { ContentProfile } from "~/domain/editing/site-contents";
import { frenchDate } from "~/domain/text/typography";
import { EmojiMark } from "~/components/text/emoji-mark";
import { PhoneLinks } from "~/components/text/phone-links";
import { SourceList } from "~/components/article/source-list";

export function ProfileEditorial({ profile }: { profile: ContentProfile }) {
  return (
    <>
      <div className="mt-10 grid items-start gap-8 lg:grid-cols-[minmax(0,65ch)_minmax(0,1fr)] lg:gap-12">
        <div className="prose answer text-lg" dangerouslySetInnerHTML={{ __html: profile.introduction }} />
        {profile.emergency && <EmergencyAlert {...profile.emergency} />}
      </div>
      <section aria-labelledby="definitions" className="mt-12">
        <h2 id="definitions" className="text-2xl">
          Les mots à connaître
        </h2>
        <dl className="mt-5 grid gap-5 md:grid-cols-2">
          {profile.definitions.map(({ term, text }) => (
            <div key={term} className="border-l-4 border-secondary pl-5">
              <dt className="font-display text-lg font-bold">{term}</dt>
              <dd className="mt-1 text-muted">
                <PhoneLinks text={text} />
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="conseils" className="mt-12">
        <h2 id="conseils" className="text-2xl">
          Six conseils pratiques
        </h2>
        <ul className="mt-5 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {profile.tips.map(({ emoji, title, text }) => (
            <li key={title} className="rounded-card border border-line bg-card p-6 shadow-card">
              <EmojiMark emoji={emoji} />
              <h3 className="mt-3 text-lg">{title}</h3>
              <p className="mt-2 text-[.95rem] leading-normal text-muted">
                <PhoneLinks text={text} />
              </p>
            </li>
          ))}
        </ul>
      </section>
      <div className="mt-8 max-w-3xl border-t border-line pt-4 text-sm text-muted">
        <SourceList sources={profile.resolvedSources} heading="h2" />
        <p className="mt-3">
          Vérifié le <time dateTime={profile.reviewed_on}>{frenchDate(profile.reviewed_on)}</time>
        </p>
      </div>
    </>
  );
}

function EmergencyAlert({ title, text }: { title: string; text: string }) {
  return (
    <section
      aria-labelledby="urgence"
      className="flex gap-4 rounded-card border-2 border-myth bg-myth-tint p-5 md:p-6"
    >
      <PhoneCall aria-hidden className="mt-0.5 size-7 shrink-0 text-myth" />
      <div>
        <h2 id="urgence" className="text-xl">
          <PhoneLinks text={title} />
        </h2>
        <p className="mt-2">
          <PhoneLinks text={text} />
        </p>
      </div>
    </section>
  );
}
