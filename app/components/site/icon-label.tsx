import { cloneElement, type ReactElement } from "react";
import script from "~/browser/dismiss-tooltips.js?raw";

/** Names a button or a link without a text, also by a tooltip, which needs no script but to be dismissed. */
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

/**
 * Escape or a click hides a button's tooltip until the pointer or the focus comes to the button again. After the footer, where the
 * page's policy allows it.
 */
export function TooltipScript() {
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
