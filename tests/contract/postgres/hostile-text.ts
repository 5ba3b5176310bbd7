/** Special characters of SQL, patterns, URLs and PostgREST filters. */
export const HOSTILE = `%_*,()."'\\:;|&<>{}[]^$?+-=/ null\u00a0é`;
