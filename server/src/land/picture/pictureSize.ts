/** The size that those who preview links ask for, in pixels. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const
