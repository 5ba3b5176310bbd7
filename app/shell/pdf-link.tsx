import { Icon } from "~/shell/icon/icon";

export function PdfLink({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} download className="inline-flex min-h-11 items-center gap-2 text-link print:hidden">
      <Icon name="download" className="size-5 shrink-0" />
      {children}
    </a>
  );
}
