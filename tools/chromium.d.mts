/** @returns the path of a Chromium, or null where there is none and none may be installed. */
export function ensureChromium(say?: (reason: string) => void): string | null
/** @returns the path of a Chromium that is there, or null. */
export function findChromium(): string | null
