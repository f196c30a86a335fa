/**
 * Fewer people than this are no group that is shown. Numbers about what people drew are rounded down to steps of it: with
 * exact ones a hidden group would be the rest of a total, and one more person the difference of two months or of two days.
 */
export const GROUP_STEP = 5
/** The longest series of months that one answer holds: as many as a chart can show. */
export const MONTHS_MAX = 120
