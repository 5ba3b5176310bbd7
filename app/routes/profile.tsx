import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AudienceIconMark, audiencePanel } from "~/components/faq/audience-card";
import { Breadcrumb } from "~/components/site/breadcrumb";
import { ButtonLink } from "~/components/site/button-link";
import { FaqList } from "~/components/faq/faq-list";
import { Message } from "~/components/site/message";
import { RouteError } from "~/components/site/route-error";
import { PageTools } from "~/components/reading/page-tools";
import { ProfileEditorial } from "~/components/faq/profile-editorial";
import { findAudience } from "~/data/audiences.server";
import { findProfile } from "~/data/content.server";
import { listAudienceFaqs } from "~/data/faqs.server";
import { withOutageResponse } from "~/http/outage.server";
import { pageHeaders } from "~/http/responses.server";
import { audiencePath } from "~/domain/faq/audience";
import { isMythSlug } from "~/domain/faq/category";
import type { RouteHandle } from "~/domain/site/route-handle";
import { errorSeo, seo } from "~/domain/site/seo";
import { isSlug } from "~/domain/content/slug";
import { counted } from "~/domain/content/typography";

export const handle: RouteHandle = { hydrate: "on-interaction" };

const NOT_FOUND = "Profil non trouvé";

export const meta: MetaFunction<typeof loader> = ({ data, error, ...place }) =>
  data
    ? seo(
        {
          title: `${data.audience.name} : bien manger`,
          description: `${data.audience.description} : repères, conseils pratiques et réponses sourcées pour ce profil.`,
        },
        place,
      )
    : errorSeo(error, { title: NOT_FOUND, description: "Ce profil n’existe pas, ou n’existe plus." });

export const headers = pageHeaders;

export const loader = withOutageResponse(async ({ params }: LoaderFunctionArgs) => {
  const audience = isSlug(params["slug"]) ? await findAudience(params["slug"]) : null;
  if (!audience) throw new Response(NOT_FOUND, { status: 404 });
  return { audience, editorial: findProfile(audience.slug), faqs: await listAudienceFaqs(audience.id) };
});

export default function Profile() {
  const { audience, editorial, faqs } = useLoaderData<typeof loader>();
  return (
    <div className="wrap py-8 md:py-12">
      <Breadcrumb
        trail={[{ name: "Tous les profils", path: "/#audiences" }]}
        here={{ name: audience.name, path: audiencePath(audience.slug) }}
      />
      <header
        className={`flex items-center gap-5 rounded-[1.75rem] p-7 md:p-10 ${audiencePanel(audience.tone)}`}
      >
        <AudienceIconMark icon={audience.icon} />
        <div>
          <h1 tabIndex={-1} className="text-3xl sm:text-4xl">
            {audience.name}
          </h1>
          <p className="mt-2 text-lg">{audience.description}</p>
        </div>
      </header>
      <div className="mt-6">
        <PageTools />
      </div>
      {editorial && <ProfileEditorial profile={editorial} />}
      <section aria-labelledby="questions" className="mt-14 max-w-4xl">
        <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 id="questions" className="text-2xl">
            Questions fréquentes
          </h2>
          <p className="text-muted">{counted(faqs.length, "question")}</p>
        </div>
        {faqs.length > 0 ? (
          <FaqList
            faqs={faqs}
            isMyth={({ categorySlug }) => isMythSlug(categorySlug)}
            label="Questions fréquentes"
            isMainPart
          />
        ) : (
          <p className="rounded-card border border-line bg-card p-6">
            Aucune question disponible pour ce profil.
          </p>
        )}
      </section>
    </div>
  );
}

export function ErrorBoundary() {
  return (
    <RouteError>
      <Message title={NOT_FOUND}>
        <p>Le profil a peut-être changé d’adresse, ou le site est momentanément indisponible.</p>
        <ButtonLink to="/#audiences">Retour aux profils</ButtonLink>
      </Message>
    </RouteError>
  );
}
