import type { Thing, WithContext } from "schema-dts";
import { SITE_NAME } from "~/domain/seo";

/** JSON-LD in the page; `<` is escaped, so that no text can end the script. */
function JsonLd({ data }: { data: WithContext<Thing> }) {
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

export function WebsiteData() {
  return (
    <JsonLd
      data={{
        "@context": "https://schema.org",
        "@type": "WebSite",
        name: SITE_NAME,
        description: "Questions et réponses sur la nutrition, sourcées et datées.",
        inLanguage: "fr-FR",
      }}
    />
  );
}
