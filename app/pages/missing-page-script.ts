/** Logs the path of a missing page, as the specification requires. */
console.warn("404", location.pathname);

export {};
