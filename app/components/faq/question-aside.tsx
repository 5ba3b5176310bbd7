import { Link } from "@remix-run/react";
import { TitleText } from "~/components/text/title-text";
import type { FaqLink } from "~/domain/faq/faq";

type LinkTo = { title: string; path: string };

export function QuestionAside({
  related,
  guides,
  quizzes,
  foods,
}: {
  related: FaqLink[];
  guides: LinkTo[];
  quizzes: LinkTo[];
  foods: LinkTo[];
}) {
  const lists = [
    {
      id: "questions-voisines",
      title: "Questions voisines",
      links: related.map(({ question, path }) => ({ title: question, path })),
    },
    { id: "aliments", title: "Puis-je en manger\u202f?", links: foods },
    { id: "fiches", title: "Pour aller plus loin", links: guides },
    { id: "quiz", title: "Testez-vous", links: quizzes },
  ];
  return (
    <div className="space-y-6 print:hidden">
      {lists
        .filter(({ links }) => links.length > 0)
        .map(({ id, title, links }) => (
          <nav key={id} aria-labelledby={id} className="border-t border-line pt-4">
            <h2 id={id} className="text-xl">
              {title}
            </h2>
            <ul className="mt-2 divide-y divide-line">
              {links.map(({ title: text, path }) => (
                <li key={path}>
                  <Link to={path} className="flex min-h-11 items-center py-2.5 leading-snug hover:underline">
                    <span>
                      <TitleText>{text}</TitleText>
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
    </div>
  );
}
