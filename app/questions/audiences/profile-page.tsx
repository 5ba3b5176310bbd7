import { Link } from "@remix-run/react";
import type { ComponentProps } from "react";
import { type Situation, situationPath } from "~/foods/look-up/situation";
import { FaqSection } from "~/questions/faq-list";
import { profileIllustration } from "~/questions/illustrations";
import type { ContentProfile } from "~/server/compiled/compiled-contents";
import { ArticleEnd } from "~/shell/article/article-end";
import { EmergencySms, PhoneLinks } from "~/shell/phone-links";
import { EmojiMark } from "~/shell/emoji-mark";
import { Fold, FoldColumns } from "~/shell/fold";
import { PageHead } from "~/shell/frame/page";
import { Icon, type IconName } from "~/shell/icon/icon";
import { tints } from "~/shell/illustration";
import { sentencesOf } from "~/text/excerpt";
import { type Audience, type AudienceIcon, audiencePath } from "./audience";

type Props = Pick<ComponentProps<typeof FaqSection>, "faqs" | "total" | "page" | "pageCount"> & {
  audience: Audience;
  editorial: ContentProfile | null;
  situations: Pick<Situation, "key" | "title">[];
};

const icons: Record<AudienceIcon, IconName> = {
  Dumbbell: "dumbbell",
  Baby: "baby",
  HeartPulse: "heart-pulse",
  Users: "users",
};

const ANCHORS = [
  { id: "definitions", name: "Vocabulaire" },
  { id: "conseils", name: "Conseils" },
  { id: "questions", name: "Questions" },
  { id: "sources", name: "Sources" },
];

export function ProfilePage({ audience, editorial, situations, ...list }: Props) {
  return (
    <div className="wrap page">
      <PageHead
        title={audience.name}
        path={audiencePath(audience.slug)}
        trail={[{ name: "Tous les profils", path: "/#audiences" }]}
        tile={{ tint: audience.tone, of: profileIllustration(audience.slug) }}
        lead={
          <>
            <Icon name={icons[audience.icon]} className="inline size-4 align-text-bottom" />{" "}
            {audience.description}
          </>
        }
        facts={editorial ? { sources: editorial.sources, reviewedOn: editorial.reviewed_on } : undefined}
      />
      {editorial && (
        <>
          <nav aria-label="Dans cette page" className="tabs">
            <ul className="sm:gap-2">
              {ANCHORS.map(({ id, name }) => (
                <li key={id}>
                  <a href={`#${id}`} className="chip max-sm:px-2 max-sm:text-sm">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className="columns mt-apart">
            {editorial.emergency && <EmergencyAlert {...editorial.emergency} />}
            <div
              className="prose answer lg:col-start-1"
              dangerouslySetInnerHTML={{ __html: editorial.introduction }}
            />
            {situations.length > 0 && (
              <section
                aria-labelledby="aliments"
                className="beside rounded-card border border-line bg-card p-4 lg:col-start-2 lg:row-span-2 lg:row-start-1 print:hidden"
              >
                <h2 id="aliments" className="text-xl">
                  Puis-je en manger&#8239;? Les listes
                </h2>
                <ul className="food-rows mt-1">
                  {situations.map(({ key, title }) => (
                    <li key={key} className="last:border-0">
                      <Link
                        to={situationPath(key)}
                        className="flex! items-center justify-between font-semibold"
                      >
                        {title}
                        <Icon name="arrow-right" className="size-4 text-muted" />
                      </Link>
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </div>
          <Folds
            id="definitions"
            title="Les mots à connaître"
            folds={editorial.definitions.map(({ term, text }) => ({ title: term, text }))}
          />
          <Folds
            {...{ id: "conseils", title: "Six conseils pratiques", folds: editorial.tips }}
            tint={tints[audience.tone]}
          />
        </>
      )}
      <FaqSection
        heading="Questions fréquentes"
        empty="Aucune question disponible pour ce profil."
        pathTo={(number) => audiencePath(audience.slug, number)}
        {...list}
      />
      <ArticleEnd sources={editorial?.sources ?? []} />
    </div>
  );
}

type FoldsProps = {
  id: string;
  title: string;
  folds: { title: string; text: string; emoji?: string }[];
  tint?: string;
};

function Folds({ id, title, folds, tint }: FoldsProps) {
  return (
    <section aria-labelledby={id} className="mt-far">
      <h2 id={id} className="mb-near text-xl sm:text-2xl">
        {title}
      </h2>
      <FoldColumns>
        {folds.map(({ title: name, text, emoji }) => (
          <Fold
            key={name}
            summary={
              <>
                {emoji && (
                  <span
                    className={`grid size-8 shrink-0 place-items-center rounded-lg text-[1.4rem] ${tint}`}
                  >
                    <EmojiMark emoji={emoji} />
                  </span>
                )}
                <h3>{name}</h3>
              </>
            }
          >
            <p className="text-muted">
              <PhoneLinks text={text} />
            </p>
          </Fold>
        ))}
      </FoldColumns>
    </section>
  );
}

export function EmergencyAlert({ title, text }: { title: string; text: string }) {
  const [first = "", ...rest] = sentencesOf(text);
  return (
    <section aria-labelledby="urgence" className="remark urgent flex gap-3">
      <Icon name="phone-call" className="mt-0.5 size-6 shrink-0 text-myth" />
      <div>
        <h2 id="urgence" className="text-lg">
          <PhoneLinks text={title} />
        </h2>
        <p className="mt-2">
          <PhoneLinks text={first} />
        </p>
        <Fold summary="Les autres signes, et le 114 par SMS" className="border-b-0">
          <p>
            <PhoneLinks text={rest.join(" ")} />
          </p>
          <p className="mt-2">
            <EmergencySms />
          </p>
        </Fold>
      </div>
    </section>
  );
}
