import { parseHtml, writeHtml } from "../../app/questions/answer/answer-html";
import { GLOSSARY_PATH } from "../../app/glossary/glossary-path";
import { termLinker } from "../../compiler/render/term-links";
import { contents, faqs, one } from "./contents";

const terms = contents.glossary?.terms ?? [];
const linkTerms = termLinker(terms);
const firstLink = new RegExp(`href="${GLOSSARY_PATH}#([^"]+)"`);

/** A question whose answer links to the glossary, first to a term that links to another question. */
export const termQuestion = one(
  faqs.filter(({ id, answer }) => {
    const own = terms.filter(({ question }) => question === id).map((term) => term.id);
    const tree = parseHtml(answer);
    linkTerms([tree], 1, own);
    const found = firstLink.exec(writeHtml(tree))?.[1];
    return terms.some((term) => term.id === found && term.question !== null);
  }),
  "question with a term of the glossary",
);
