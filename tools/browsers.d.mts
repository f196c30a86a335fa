export type BrowserProgram = 'chromium' | 'firefox' | 'webkit' | 'webkitDriver' | 'display' | 'gdal'
export const BROWSER_PROGRAMS: BrowserProgram[]
/** Finds a program or installs it. @returns its path; null if it is missing and cannot be installed */
export function ensureBrowser(program: BrowserProgram, say?: (reason: string) => void): string | null
/** @returns the path of an installed program, or null */
export function findBrowser(program: BrowserProgram): string | null
