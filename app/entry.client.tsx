import { RemixBrowser } from "@remix-run/react";
import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HYDRATE_EVENT } from "~/shell/frame/route-handle";

// React renders a document again if it differs from what the server sent, and would discard what others put into it. The
// listener in start-scripts.js prevents that.
if (document.dispatchEvent(new Event(HYDRATE_EVENT, { cancelable: true }))) {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    );
  });
}
