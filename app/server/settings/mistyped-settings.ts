/** Shorter names are ignored, because they may be variables of other programs. */
const MIN_LENGTH = 8;
const MAX_DIFFERENT = 2;

/** A French warning for each variable whose name resembles a missing setting. */
export function mistypedSettings(given: readonly string[], settings: readonly string[]): string[] {
  const missing = settings.filter((name) => name.length >= MIN_LENGTH && !given.includes(name));
  return given
    .filter((name) => !settings.includes(name))
    .flatMap((name) => {
      const meant = missing.find((setting) => isNearly(name, setting));
      return meant ? [`${name} n’est pas un réglage du site : vouliez-vous écrire ${meant} ?`] : [];
    });
}

/** Whether two names differ in at most two adjacent characters. */
function isNearly(one: string, other: string): boolean {
  const start = sharedLength([...one], [...other]);
  const [rest, otherRest] = [one.slice(start), other.slice(start)];
  const end = sharedLength([...rest].reverse(), [...otherRest].reverse());
  return Math.max(rest.length, otherRest.length) - end <= MAX_DIFFERENT;
}

function sharedLength(one: readonly string[], other: readonly string[]): number {
  const end = one.findIndex((letter, n) => letter !== other[n]);
  return end < 0 ? one.length : end;
}
