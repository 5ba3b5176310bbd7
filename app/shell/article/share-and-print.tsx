import { useLocation } from "@remix-run/react";
import { Icon } from "~/shell/icon/icon";
import script from "~/shell/scripts/share-and-print.js?url";
import { PartScript } from "~/shell/frame/page-scripts";
import { IconLabel } from "~/shell/icon-label";

const tools = [
  { name: "copy", label: "Copier le lien", icon: "link-2" },
  { name: "share", label: "Partager", icon: "share-2" },
  { name: "print", label: "Imprimer", icon: "printer" },
] as const;

export function ShareAndPrint() {
  const { pathname } = useLocation();

  return (
    <>
      <share-and-print key={pathname}>
        {tools.map(({ name, label, icon }) => (
          <IconLabel key={name} label={label}>
            <button
              type="button"
              value={name}
              hidden
              className="button button-quiet size-11 rounded-full p-0"
            >
              <Icon name={icon} className="size-5" />
            </button>
          </IconLabel>
        ))}
        <input type="text" readOnly hidden aria-label="L’adresse de cette page" className="field max-w-sm" />
        <span role="status" className="text-sm text-muted" />
      </share-and-print>
      <PartScript src={script} />
    </>
  );
}
