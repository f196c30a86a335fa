/** Returns the letter of a group for its number from 0: A, B, C. */
export const letterOf = (group: number): string => String.fromCharCode(65 + group)
