import type { ShouldRevalidateFunction } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { z } from "zod";
import { withFailure } from "~/shell/head/seo";

export type FieldErrors = Partial<Record<string, string>>;

/** What an action returns of a form that is not stored. */
export type FailedForm<Field extends string> = { posted: Record<Field, string>; errors: FieldErrors };

export function fieldErrors(error: z.ZodError): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of error.issues) errors[String(path[0])] ??= message;
  return errors;
}

/** For a failed form that is shown again: if the site is unreachable, a failing loader would replace the form. */
export const unlessShownAgain: ShouldRevalidateFunction = ({ actionResult, defaultShouldRevalidate }) =>
  actionResult === undefined && defaultShouldRevalidate;

export function ErrorSummary({ title, errors }: { title: string; errors: FieldErrors }) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    summary.current?.focus();
    const { title } = document;
    const failed = withFailure(title);
    document.title = failed;
    return () => {
      if (document.title === failed) document.title = title;
    };
  }, [errors]);
  return (
    <div
      ref={summary}
      role="alert"
      tabIndex={-1}
      // eslint-disable-next-line jsx-a11y/no-autofocus -- without JavaScript, the returned page must start here
      autoFocus
      aria-labelledby="erreurs"
      className="remark urgent mt-8 max-w-2xl"
    >
      <h2 id="erreurs" className="text-xl">
        {title}
      </h2>
      <ul className="mt-3 list-disc space-y-1 pl-5">
        {Object.entries(errors).map(([field, message]) => (
          <li key={field}>
            <a href={`#${field}`} className="text-link">
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
