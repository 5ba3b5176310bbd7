/** The pages that receive a form. A test compares them with the actions of the routes. */
const FORM_PATHS = /^\/(?:contact|newsletter(?:\/(?:confirmer|desinscrire))?|quiz\/[^/]+)\/?$/i;

/** The methods that the page at a path takes; its `.data`, which in-page navigation asks for, takes the same. */
export function allowedMethods(pathname: string): readonly string[] {
  return FORM_PATHS.test(pathname.replace(/\.data$/, "")) ? ["GET", "HEAD", "POST"] : ["GET", "HEAD"];
}
