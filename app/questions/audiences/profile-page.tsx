import { Link } from "@remix-run/react";
import type { ComponentProps } from "react";
import { type Situation, situationPath } from "~/foods/look-up/situation";
import { FaqSection } from "~/questions/faq-list";
import { profileIllustration } from "~/questions/illustrations";
import type { ContentProfile } from "~/server/compiled/compiled-contents";
import { ShareAndPrint } from "~/shell/article/share-and-print";
import { SourceList } from "~/shell/article/source-list";
import { EmergencySms, PhoneLinks } from "~/shell/phone-links";
import { EmojiMark } from "~/shell/emoji-mark";
import { Fold } from "~/shell/fold";
import { PageHead } from "~/shell/frame/page";
import { Baby, Dumbbell, HeartPulse, type Icon, PhoneCall, Users } from "~/shell/icon/icons";
import { type Audience, type AudienceIcon, audiencePath } from "./audience";

type Props = Pick<ComponentProps<typeof FaqSection>, "faqs" | "total" | "page" | "pageCount"> & {
  audience: Audience;
  /** Only on the first page of the list, and if there is one. */
  editorial: ContentProfile | null;
  situations: Pick<Situation, "key" | "title">[];
};

const icons: Record<AudienceIcon, Icon> = { Dumbbell, Baby, HeartPulse, Users };

const ANCHORS = [
  { id: "definitions", name: "Vocabulaire" },
  { id: "conseils", name: "Conseils" },
  { id: "questions", name: "Questions" },
  { id: "sources", name: "Sources" },
];

export function ProfilePage({ audience, editorial, situations, ...list }: Props) {
  const Icon = icons[audience.icon];
  return (
    <div className="wrap pt-2 pb-4 md:py-8">
      <PageHead
        title={audience.name}
        path={audiencePath(audience.slug)}
        trail={[{ name: "Tous les profils", path: "/#audiences" }]}
        tile={{ of: profileIllustration(audience.slug), tint: audience.tone }}
        icon={<Icon aria-hidden className="inline size-6 shrink-0 text-muted sm:size-8" />}
        lead={audience.description}
      />
      {editorial && (
        <>
          <nav aria-label="Dans cette page" className="tabs">
            <ul className="chips">
              {ANCHORS.map(({ id, name }) => (
                <li key={id}>
                  <a href={`#${id}`} className="button button-quiet">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div
            className={`mt-5 grid items-start gap-x-12 gap-y-6 ${editorial.emergency ? "lg:grid-cols-[22rem_minmax(0,1fr)]" : ""}`}
          >
            {editorial.emergency && <EmergencyAlert {...editorial.emergency} />}
            <div
              className="prose answer lg:text-lg"
              dangerouslySetInnerHTML={{ __html: editorial.introduction }}
            />
          </div>
        </>
      )}
      {editorial && <Editorial profile={editorial} />}
      {situations.length > 0 && (
        <section aria-labelledby="aliments" className="mt-8 lg:mt-12 print:hidden">
          <h2 id="aliments" className="text-2xl">
            Puis-je en manger&#8239;? Les listes
          </h2>
          <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] gap-x-6 border-t border-line sm:grid-cols-3 lg:grid-cols-4">
            {situations.map(({ key, title }) => (
              <li key={key} className="border-b border-line">
                <Link
                  to={situationPath(key)}
                  className="flex min-h-11 items-center py-1.5 leading-snug font-semibold hover:underline"
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <FaqSection
        heading="Questions fréquentes"
        empty="Aucune question disponible pour ce profil."
        pathTo={(number) => audiencePath(audience.slug, number)}
        {...list}
      />
      {editorial && (
        <div id="sources" className="mt-6 max-w-3xl border-t border-line text-sm text-muted">
          <SourceList sources={editorial.sources} heading="h2" reviewedOn={editorial.reviewed_on} />
        </div>
      )}
      <div className="mt-8 lg:mt-12">
        <ShareAndPrint />
      </div>
    </div>
  );
}

function Editorial({ profile: { definitions, tips } }: { profile: ContentProfile }) {
  return (
    <>
      <section aria-labelledby="definitions" className="mt-8 lg:mt-12">
        <h2 id="definitions" className="mb-2 text-2xl">
          Les mots à connaître
        </h2>
        <div className="grid items-start gap-x-10 border-t border-line md:grid-cols-2">
          {definitions.map(({ term, text }) => (
            <Fold key={term} summary={<h3>{term}</h3>}>
              <p className="text-muted">
                <PhoneLinks text={text} />
              </p>
            </Fold>
          ))}
        </div>
      </section>
      <section aria-labelledby="conseils" className="mt-8 lg:mt-12">
        <h2 id="conseils" className="text-2xl">
          Six conseils pratiques
        </h2>
        <ul className="mt-3 grid gap-x-10 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
          {tips.map(({ emoji, title, text }) => (
            <li key={title} className="border-t border-line pt-3">
              <h3 className="emoji-title text-lg">
                <EmojiMark emoji={emoji} />
                <span>{title}</span>
              </h3>
              <p className="mt-1 leading-normal text-muted">
                <PhoneLinks text={text} />
              </p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function splitSentence(text: string): [string, string] {
  const [first = text] = /^.*?[.!?…](?=\s[\p{Lu}\d«])/u.exec(text) ?? [];
  return [first, text.slice(first.length).trim()];
}

export function EmergencyAlert({ title, text }: { title: string; text: string }) {
  const [first, rest] = splitSentence(text);
  return (
    <section aria-labelledby="urgence" className="remark urgent flex gap-3">
      <PhoneCall aria-hidden className="mt-0.5 size-6 shrink-0 text-myth" />
      <div>
        <h2 id="urgence" className="text-xl text-myth">
          <PhoneLinks text={title} />
        </h2>
        <p className="mt-2">
          <PhoneLinks text={first} />
        </p>
        <Fold summary="Les autres signes, et le 114 par SMS" className="border-b-0">
          <p>
            <PhoneLinks text={rest} />
          </p>
          <p className="mt-2">
            <EmergencySms />
          </p>
        </Fold>
      </div>
    </section>
  );
}
