import { type RefObject, useEffect } from "react";

/** Opens all `<details>` of the list that contain the element to which the URL's hash points. */
export function useOpenByHash(list: RefObject<HTMLElement>) {
  useEffect(() => {
    const open = () => {
      const named = document.getElementById(window.location.hash.slice(1));
      for (let item = named?.closest("details"); item; item = item.parentElement?.closest("details")) {
        if (list.current?.contains(item)) item.open = true;
      }
    };
    open();
    window.addEventListener("hashchange", open);
    return () => window.removeEventListener("hashchange", open);
  }, [list]);
}
