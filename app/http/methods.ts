/** Pages with a form; a test compares them with the routes' actions. */
const FORM_PATHS = /^\/(?:contact|newsletter(?:\/(?:confirmer|desinscrire))?|quiz\/[^/]+)\/?$/i;

/** The methods of the page at a path, and of its `.data`, which in-page navigation requests. */
export function allowedMethods(pathname: string): readonly string[] {
  return FORM_PATHS.test(pathname.replace(/\.data$/, "")) ? ["GET", "HEAD", "POST"] : ["GET", "HEAD"];
}
