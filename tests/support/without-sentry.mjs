/** Preloaded into a site: it does not start if it loads @sentry/node, which package.json replaces by an empty package. */
import { register } from "node:module";

const hooks = `export const resolve = (name, context, next) => {
  if (name.startsWith("@sentry/")) throw new Error(name + " is loaded");
  return next(name, context);
};`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);
