import { type RefObject, useEffect } from "react";

/** Opens the `<details>` of the list that contains the element named by the URL's hash. */
export function useOpenByHash(list: RefObject<HTMLElement>) {
  useEffect(() => {
    const open = () => {
      const named = document.getElementById(window.location.hash.slice(1));
      const item = named?.closest("details");
      if (item && list.current?.contains(item)) item.open = true;
    };
    open();
    window.addEventListener("hashchange", open);
    return () => window.removeEventListener("hashchange", open);
  }, [list]);
}
