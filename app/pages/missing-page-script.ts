/**
 * Logs the path of a missing page, as the specification requires. It is a separate script, because the page's other scripts
 * wait for an interaction.
 */
console.warn("404", location.pathname);

export {};
