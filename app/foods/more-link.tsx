import { Link } from "@remix-run/react";
import { ArrowRight } from "~/shell/icon/icons";

export function MoreLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="inline-flex min-h-11 items-center gap-2 font-semibold text-link">
      {children}
      <ArrowRight aria-hidden className="size-4 shrink-0" />
    </Link>
  );
}
