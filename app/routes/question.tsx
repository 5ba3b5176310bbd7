import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { PageFooter } from "~/questions/answer/answer-footer";
import { ReadNext } from "~/shell/article/read-next";
import { ShareAndPrint } from "~/shell/article/share-and-print";
import { TitleText } from "~/shell/title-text";
import { Feedback } from "~/messages/feedback/feedback";
import { VerdictBox } from "~/questions/verdict-chip";
import { OwnRouteError } from "~/shell/frame/route-error";
import { SourceLine } from "~/questions/answer/source-line";
import { QuestionData } from "~/questions/question-data";
import { QuestionTrail } from "~/questions/question-trail";
import { findCategory } from "~/questions/categories/categories.server";
import { listFoods } from "~/foods/foods.server";
import { findQuestionTool } from "~/foods/question-tool.server";
import { findFaq } from "~/questions/faqs.server";
import { listRelatedFaqs } from "~/search/suggestions.server";
import { foundOrGone } from "~/questions/withdrawn-response.server";
import { NO_STORE, pageHeaders } from "~/server/pages/cache-control.server";
import { redirectTo } from "~/server/pages/responses.server";
import { listCategoryQuizzes } from "~/quiz/quiz-lists.server";
import { orNull } from "~/server/backend/backend-error";
import { isMythSlug } from "~/questions/categories/category";
import { mythLabel, mythTitle, readVerdict } from "~/questions/verdict";
import { readQuestionId } from "~/questions/question-path";
import { foodsNamedIn } from "~/foods/naming/food-mentions";
import { guidePath } from "~/guides/guide-path";
import { quizPath } from "~/quiz/quiz";
import { nextQuestion, readNext } from "~/shell/article/find-next-step";
import { errorSeo, seo, summarize } from "~/shell/head/seo";
import { categoryCard } from "~/machines/share-cards";
import { findQuestionMarkdown, shareImage, siteShareImage } from "~/machines/page-files.server";
import { currentFaqId, findProofreading, findSubject } from "~/questions/subjects.server";
import { withHeadings } from "~/text/headings";
import { questionIllustration } from "~/questions/illustrations";

const NOT_FOUND = "Question introuvable";

export const meta: MetaFunction<typeof loader> = ({ data: page, error, ...place }) =>
  page
    ? seo(
        {
          title: isMythSlug(page.faq.category.slug) ? mythTitle(page.faq.question) : page.faq.question,
          description: page.description,
          image: page.image,
          article: { publishedOn: page.faq.createdAt, modifiedOn: page.faq.reviewedOn },
          hasMarkdown: page.hasMarkdown,
        },
        place,
      )
    : errorSeo(error, {
        title: NOT_FOUND,
        description: "Cette question n’existe pas, ou n’est plus en ligne.",
      });

export const headers = pageHeaders;

export async function loader({ params, request }: LoaderFunctionArgs) {
  const id = readQuestionId(params["question"]);
  const whole = await foundOrGone("faqs", currentFaqId(id), findFaq, NOT_FOUND);
  const { texts, ...faq } = whole;
  const { pathname, search } = new URL(request.url);
  if (pathname !== faq.path) return redirectTo(faq.path + search, faq.id === id ? 308 : 301);
  const [category, related, quizzes, foods, tool] = await Promise.all([
    orNull(findCategory(faq.category.slug)),
    orNull(listRelatedFaqs(faq.id)),
    orNull(listCategoryQuizzes(faq.category.slug)),
    orNull(listFoods()),
    orNull(findQuestionTool(faq.question)),
  ]);
  const isWhole = category && related && quizzes && foods;
  const subject = findSubject(faq);
  const next = nextQuestion(faq.id, related ?? []);
  const others = (related ?? []).filter(({ id }) => id !== next?.id);
  const [food] = foodsNamedIn(foods ?? [], faq.question);
  const [guide] = subject.guides;
  const [quiz] = quizzes ?? [];
  return data(
    {
      faq: { ...faq, answer: withHeadings(faq.answer, "h2") },
      description: summarize(texts.text),
      proofreading: findProofreading(faq.id),
      image: category ? shareImage(categoryCard(category)) : siteShareImage(),
      hasMarkdown: findQuestionMarkdown(faq) !== null,
      tile: {
        of: questionIllustration(faq.id, faq.category.slug, subject.drawing),
        tint: isMythSlug(faq.category.slug) ? ("myth" as const) : (category?.color ?? "secondary"),
      },
      next: readNext(
        [...(next ? [next] : []), ...others].map(({ question: title, path }) => ({
          title,
          path,
          kind: "Question",
        })),
        [
          tool ?? undefined,
          food && { title: food.name, path: food.path, kind: "Aliment" },
          guide && { title: guide.title, path: guidePath(guide.slug), kind: "Fiche" },
          quiz && { title: quiz.title, path: quizPath(quiz.id), kind: "Quiz" },
        ],
      ),
    },
    isWhole ? {} : { headers: { "Cache-Control": NO_STORE } },
  );
}

export default function Question() {
  const { faq, proofreading, description, image, tile, next } = useLoaderData<typeof loader>();
  const isMyth = isMythSlug(faq.category.slug);
  return (
    <div className="wrap pt-2 pb-4 md:py-8">
      <QuestionData faq={faq} description={description} imagePath={image.path} />
      <div className="grid gap-x-12 gap-y-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <article className="min-w-0">
          <QuestionTrail faq={faq} tile={tile} />
          {isMyth && <p className="mb-2 font-semibold text-muted">Vrai ou faux&#8239;?</p>}
          <h1 tabIndex={-1} className="max-w-3xl text-3xl sm:text-4xl">
            <TitleText>{faq.question}</TitleText>
          </h1>
          <SourceLine sources={faq.sources} reviewedOn={faq.reviewedOn} />
          {isMyth && (
            <div className="mt-5 max-w-3xl">
              <VerdictBox verdict={readVerdict(faq.idea)} label={mythLabel(faq.idea)} heading="h2" />
            </div>
          )}
          <div className="prose answer question-text mt-4" dangerouslySetInnerHTML={{ __html: faq.answer }} />
          <PageFooter {...{ faq, proofreading }} heading="h2" className="mt-5 max-w-3xl">
            <Link to="/contact" className="quiet-link print:hidden">
              Signaler une erreur
            </Link>
          </PageFooter>
          <Feedback subject={{ kind: "question", id: faq.id }} className="mt-3 max-w-3xl">
            <ShareAndPrint />
          </Feedback>
        </article>
        <ReadNext links={next} className="lg:sticky lg:top-6 lg:self-start lg:pt-24" />
      </div>
    </div>
  );
}

export function ErrorBoundary() {
  return (
    <OwnRouteError
      title={NOT_FOUND}
      text="Cette question n’existe pas, n’est plus en ligne, ou a changé d’adresse."
      to="/recherche"
      label="Chercher une question"
    />
  );
}
