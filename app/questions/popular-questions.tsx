import { Link } from "@remix-run/react";
import { Illustration } from "~/shell/illustration";
import { TitleText } from "~/shell/title-text";
import { SectionHeading } from "~/shell/section-heading";
import type { PopularFaq } from "./faq";
import { categoryIllustration, questionIllustration } from "./illustrations";

export function PopularQuestions({ faqs }: { faqs: PopularFaq[] }) {
  return (
    <section aria-labelledby="populaires">
      <SectionHeading id="populaires" title="Questions populaires" />
      <ul className="grid gap-x-10 sm:grid-cols-2 lg:[.columns_&]:grid-cols-1 border-t border-line text-[.95rem] leading-snug font-semibold">
        {faqs.map(({ id, question, path, categorySlug }) => (
          <li key={id} className="border-b border-line">
            <Link to={path} className="group flex h-full items-center gap-3 py-2 lg:py-3">
              <span className="w-13 shrink-0 lg:w-20">
                <Illustration of={questionIllustration(id, categoryIllustration(categorySlug))} />
              </span>
              <span className="min-w-0 group-hover:underline">
                <TitleText>{question}</TitleText>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
