/** Where a form of other pages is sent, and nothing is to be read. */
const POST_ONLY = /^\/avis\/?$/i;

/** Pages with a form; a test compares them with the routes' actions. */
const FORM_PATHS = /^\/(?:avis\/merci|contact|newsletter(?:\/(?:confirmer|desinscrire))?|quiz\/[^/]+)\/?$/i;

/** The methods of the page at a path, and of its `.data`, which in-page navigation requests. */
export function allowedMethods(pathname: string): readonly string[] {
  const page = pathname.replace(/\.data$/, "");
  if (POST_ONLY.test(page)) return ["POST"];
  return FORM_PATHS.test(page) ? ["GET", "HEAD", "POST"] : ["GET", "HEAD"];
}
