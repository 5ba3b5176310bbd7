/** The URL that the feedback forms post to. It does not support GET. */
const POST_ONLY = /^\/avis\/?$/i;

/** Pages with a form. A test compares this list with the routes' actions. */
const FORM_PATHS = /^\/(?:avis\/merci|contact|newsletter(?:\/(?:confirmer|desinscrire))?|quiz\/[^/]+)\/?$/i;

/** Whether Remix has an error page for the address: files, data and probes have none. */
export function hasErrorPage(pathname: string): boolean {
  return !/\.[a-z]+$|^\/(?:sante|suggestions)(?:\/|$)/i.test(pathname);
}

/** The methods allowed for a page and for its `.data` URL, which client-side navigation requests. */
export function allowedMethods(pathname: string): readonly string[] {
  const page = pathname.replace(/\.data$/, "");
  if (POST_ONLY.test(page)) return ["POST"];
  return FORM_PATHS.test(page) ? ["GET", "HEAD", "POST"] : ["GET", "HEAD"];
}
