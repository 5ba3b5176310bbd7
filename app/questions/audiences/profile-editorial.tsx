import { PhoneCall } from "~/shell/icon/icons";
import type { ContentProfile } from "~/server/compiled/compiled-contents";
import { EmojiMark } from "~/shell/emoji-mark";
import { EmergencySms } from "~/shell/emergency-sms";
import { PhoneLinks } from "~/shell/phone-links";
import { SourceList } from "~/shell/article/source-list";

export function ProfileEditorial({ profile }: { profile: ContentProfile }) {
  return (
    <>
      <section aria-labelledby="definitions" className="mt-10 sm:mt-12">
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
      <section aria-labelledby="conseils" className="mt-10 sm:mt-12">
        <h2 id="conseils" className="text-2xl">
          Six conseils pratiques
        </h2>
        <ul className="mt-5 grid gap-3 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
          {profile.tips.map(({ emoji, title, text }) => (
            <li key={title} className="rounded-card border border-line bg-card p-4 shadow-card sm:p-6">
              <h3 className="emoji-title text-lg">
                <EmojiMark emoji={emoji} />
                <span>{title}</span>
              </h3>
              <p className="mt-2 text-[.95rem] leading-normal text-muted">
                <PhoneLinks text={text} />
              </p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

export function ProfileSources({ profile }: { profile: ContentProfile }) {
  return (
    <div id="sources" className="mt-6 max-w-3xl border-t border-line text-sm text-muted">
      <SourceList sources={profile.sources} heading="h2" reviewedOn={profile.reviewed_on} />
    </div>
  );
}

export function ProfileAnchors() {
  const parts = [
    { id: "definitions", name: "Vocabulaire" },
    { id: "conseils", name: "Conseils" },
    { id: "questions", name: "Questions" },
    { id: "sources", name: "Sources" },
  ];
  return (
    <nav aria-label="Dans cette page" className="tabs">
      <ul className="chips">
        {parts.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`} className="button button-quiet">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Whom to call in an emergency, then the introduction. */
export function ProfileOpening({ profile: { emergency, introduction } }: { profile: ContentProfile }) {
  return (
    <div className="mt-5 max-w-3xl space-y-6">
      {emergency && <EmergencyAlert {...emergency} />}
      <div className="prose answer sm:text-lg" dangerouslySetInnerHTML={{ __html: introduction }} />
    </div>
  );
}

export function EmergencyAlert({ title, text }: { title: string; text: string }) {
  return (
    <section
      aria-labelledby="urgence"
      className="flex gap-3 rounded-card border-2 border-myth bg-myth-tint p-4 sm:gap-4"
    >
      <PhoneCall aria-hidden className="mt-0.5 size-7 shrink-0 text-myth" />
      <div>
        <h2 id="urgence" className="text-xl">
          <PhoneLinks text={title} />
        </h2>
        <p className="mt-2">
          <PhoneLinks text={text} />
        </p>
        <p className="mt-2">
          <EmergencySms />
        </p>
      </div>
    </section>
  );
}
