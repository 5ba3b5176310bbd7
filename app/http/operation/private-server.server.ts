import { EventEmitter } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";

/**
 * An HTTP server for operators, in addition to the site's. Its requests bypass `before-express.server.ts`, although that module
 * wraps the `emit` method of all servers. It does not keep the process alive.
 */
export function privateServer(listener: RequestListener): Server {
  const server = createServer(listener);
  Object.defineProperty(server, "emit", { value: Reflect.get(EventEmitter.prototype, "emit") });
  return server.unref();
}
