import { cloneElement, type ReactElement } from "react";

/** The accessible name and tooltip of an icon-only button or link. Only dismissing the tooltip needs JavaScript. */
export function IconLabel({
  label,
  className = "",
  children,
}: {
  label: string;
  className?: string;
  children: ReactElement<{ "aria-label"?: string }>;
}) {
  return (
    <span className={`icon-label ${className}`}>
      {cloneElement(children, { "aria-label": label })}
      <span role="tooltip" aria-hidden>
        {label}
      </span>
    </span>
  );
}
