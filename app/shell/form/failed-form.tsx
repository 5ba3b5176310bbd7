import type { ShouldRevalidateFunction } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import type { z } from "zod";
import { Icon } from "~/shell/icon/icon";
import { withFailure } from "~/shell/head/seo";
import { WHOLE_FORM } from "./form-messages";

export type FieldErrors = Partial<Record<string, string>>;

export type FailedForm<Field extends string> = { posted: Record<Field, string>; errors: FieldErrors };

export function fieldErrors(error: z.ZodError): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of error.issues) errors[String(path[0])] ??= message;
  return errors;
}

/** For a failed form that is shown again: if the site is unreachable, a failing loader would replace the form. */
export const unlessShownAgain: ShouldRevalidateFunction = ({ actionResult, defaultShouldRevalidate }) =>
  actionResult === undefined && defaultShouldRevalidate;

/** Says what no field can mend, and links to the fields that say what is wrong with them. */
export function ErrorSummary({
  title,
  errors,
  labels = {},
}: {
  title: string;
  errors: FieldErrors;
  labels?: Record<string, string>;
}) {
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
  const whole = errors[WHOLE_FORM];
  const wrong = Object.entries(labels).filter(([field]) => errors[field]);
  return (
    <div
      ref={summary}
      role="alert"
      tabIndex={-1}
      // eslint-disable-next-line jsx-a11y/no-autofocus -- without JavaScript, the returned page must start here
      autoFocus
      aria-labelledby="erreurs"
      className="mt-apart rounded-xl border-2 border-myth bg-card px-4 py-2.5 outline-none"
    >
      <h2 id="erreurs" className="flex items-center gap-2 text-xl text-myth">
        <Icon name="circle-alert" className="size-6 shrink-0" />
        {title}
      </h2>
      {whole && <p className="mt-1">{whole}.</p>}
      {wrong.length > 0 && (
        <ul className="mt-1 flex flex-wrap gap-x-5">
          {wrong.map(([field, label]) => (
            <li key={field}>
              <a href={`#${field}`} className="text-link inline-flex min-h-11 items-center">
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type ErrorTextProps = { id: string; role?: "alert"; className?: string; children: ReactNode };

export function ErrorText({ id, role, className = "", children }: ErrorTextProps) {
  return (
    <p id={id} role={role} className={`flex items-center gap-2 font-semibold text-myth ${className}`}>
      <Icon name="circle-alert" className="size-5 shrink-0" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}
