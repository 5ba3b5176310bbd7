import { cloneElement, type ReactElement } from "react";
import script from "~/shell/scripts/dismiss-tooltips.js?raw";

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

/** Render it after the footer, because the CSP blocks inline scripts before the footer. */
export function TooltipScript() {
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
