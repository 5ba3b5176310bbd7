import { Link } from "@remix-run/react";
import { FOODS_PATH } from "~/foods/food";
import type { PopularFaq } from "~/questions/faq";
import { PopularQuestions } from "~/questions/popular-questions";
import { SearchForm } from "~/search/search-form";
import { Message } from "~/shell/frame/message";
import { PartScript } from "~/shell/frame/page-scripts";
import scriptUrl from "./missing-page-script.ts?worker&url";

export function NotFoundPage({ popular }: { popular: PopularFaq[] }) {
  return (
    <Message
      isFailure
      title="Oops! Page not found"
      titleLang="en"
      text={"Cette page n’existe pas, ou a changé d’adresse. Cherchez une question :"}
      side={popular.length > 0 && <PopularQuestions faqs={popular} />}
    >
      <SearchForm />
      <PartScript src={scriptUrl} />
      <p>
        Un aliment dont vous doutez&#8239;?{" "}
        <Link to={FOODS_PATH} className="text-link unbroken">
          Puis-je en manger&#8239;?
        </Link>
      </p>
      <p>
        <Link to="/" lang="en" className="button button-quiet">
          Return to Home
        </Link>
      </p>
    </Message>
  );
}
