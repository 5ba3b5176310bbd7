/** The specification requires logging a missing page's path; the page's other scripts wait for an interaction. */
console.warn("404", location.pathname);

export {};
