import { useMatches } from "@remix-run/react";
import { Notice } from "./notice";

/** On a page whose contents come from the copy (`pageData`): the backend is down. */
export function CopyNotice() {
  const isCopy = useMatches().some(({ data }) => isFromCopy(data));
  if (!isCopy) return null;
  return (
    <div className="wrap print:hidden">
      <Notice>
        Vous lisez une copie du site&#8239;: nos serveurs de données ne répondent pas. Les formulaires
        reviendront bientôt.
      </Notice>
    </div>
  );
}

function isFromCopy(data: unknown): boolean {
  return typeof data === "object" && data !== null && "isCopy" in data && data.isCopy === true;
}
