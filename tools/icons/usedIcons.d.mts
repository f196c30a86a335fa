export const ICONS_FILE: string
export function iconsIn(source: string): string[]
export function usedIcons(): string[]
