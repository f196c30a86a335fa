/** The reader's time zone, such as Europe/Amsterdam, in which moments are shown. */
export const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
