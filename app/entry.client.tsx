import { RemixBrowser } from "@remix-run/react";
import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * RemixBrowser suspends until the page's data is decoded. A click in that moment makes React 18 hydrate at once, which
 * a suspended root cannot: it reports error #345 and stays as it is. Asking once beforehand starts the decoding, so that it
 * can be awaited. Remix has no other way to; package-internals.test.ts names the version that this was checked with.
 */
async function decodePageData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (decoding) {
    await decoding;
  }
}

void decodePageData().then(() => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    );
  });
});
