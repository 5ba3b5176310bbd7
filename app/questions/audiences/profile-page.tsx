import type { Situation } from "~/foods/look-up/situation";
import { isMythSlug } from "~/questions/categories/category";
import type { Faq } from "~/questions/faq";
import { groupFaqs } from "~/questions/faq-groups";
import { FaqList } from "~/questions/faq-list";
import type { ContentProfile } from "~/server/compiled/compiled-contents";
import { ShareAndPrint } from "~/shell/article/share-and-print";
import { Breadcrumb } from "~/shell/frame/breadcrumb";
import { Notice } from "~/shell/notice";
import { Pagination } from "~/shell/pagination";
import { MISSING_PAGE, pageCount } from "~/shell/paging";
import { counted } from "~/text/typography";
import { type Audience, audiencePath } from "./audience";
import { AudienceHead } from "./audience-head";
import { AudienceLists } from "./audience-lists";
import { ProfileAnchors, ProfileEditorial, ProfileOpening, ProfileSources } from "./profile-editorial";

type Props = {
  audience: Audience;
  /** Only on the first page of the list, and if there is one. */
  editorial: ContentProfile | null;
  /** The lists of foods that concern the audience. */
  situations: Pick<Situation, "key" | "title">[];
  /** The categories, by which the questions are grouped. */
  themes: { key: string; name: string }[];
  faqs: Faq[];
  total: number;
  page: number;
  isMissing: boolean;
};

export function ProfilePage(props: Props) {
  const { audience, editorial, situations, themes, faqs, total, page, isMissing } = props;
  const pathTo = (number: number) => audiencePath(audience.slug, number);
  return (
    <div className="wrap pt-2 pb-4 md:py-8">
      <Breadcrumb
        trail={[{ name: "Tous les profils", path: "/#audiences" }]}
        here={{ name: audience.name, path: audiencePath(audience.slug) }}
      />
      <AudienceHead audience={audience} />
      {editorial && <ProfileAnchors />}
      {editorial && <ProfileOpening profile={editorial} />}
      {isMissing && <Notice>{MISSING_PAGE}</Notice>}
      {editorial && <ProfileEditorial profile={editorial} />}
      <AudienceLists situations={situations} />
      <section aria-labelledby="questions" className="mt-14">
        <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 id="questions" className="text-2xl">
            Questions fréquentes
          </h2>
          <p className="text-muted">{counted(total, "question")}</p>
        </div>
        {faqs.length > 0 ? (
          <FaqList
            key={pathTo(page)}
            groups={groupFaqs(faqs, ({ category }) => category.slug, themes)}
            isMyth={({ category }) => isMythSlug(category.slug)}
            label="Questions fréquentes"
            isFolded
          />
        ) : (
          <p className="rounded-card border border-line bg-card p-6">
            Aucune question disponible pour ce profil.
          </p>
        )}
        <Pagination page={page} pageCount={pageCount(total)} pathTo={pathTo} />
      </section>
      {editorial && <ProfileSources profile={editorial} />}
      <div className="mt-8">
        <ShareAndPrint />
      </div>
    </div>
  );
}
