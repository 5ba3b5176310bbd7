import { Link } from "@remix-run/react";
import { Icon } from "~/shell/icon/icon";

export function MoreLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="inline-flex min-h-11 items-center gap-2 font-semibold text-link print:hidden">
      {children}
      <Icon name="arrow-right" className="size-4 shrink-0" />
    </Link>
  );
}
