export type BrowserProgram = 'chromium' | 'firefox' | 'webkit' | 'webkitDriver' | 'display' | 'gdal'
export const BROWSER_PROGRAMS: BrowserProgram[]
/** @returns the path of a program, or null where there is none and none may be installed. */
export function ensureBrowser(program: BrowserProgram, say?: (reason: string) => void): string | null
/** @returns the path of a program that is there, or null. */
export function findBrowser(program: BrowserProgram): string | null
