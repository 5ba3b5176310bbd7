/**
 * Returns what `make` returns. A cache may return an earlier result for the same name and the same inputs, which are plain data: so
 * `make` depends on nothing else, and nobody changes its result.
 */
export type Once = <T>(name: string, inputs: unknown[], make: () => T) => T;

/** Caches nothing. */
export const always: Once = (_name, _inputs, make) => make();
