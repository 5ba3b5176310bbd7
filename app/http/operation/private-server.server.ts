import { EventEmitter } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";

/**
 * An HTTP server beside the site's own. Its requests bypass `before-express.server.ts`, which wraps `emit` of all servers, and it does not
 * keep the process alive.
 */
export function privateServer(listener: RequestListener): Server {
  const server = createServer(listener);
  Object.defineProperty(server, "emit", { value: Reflect.get(EventEmitter.prototype, "emit") });
  return server.unref();
}
