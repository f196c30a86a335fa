/** The letter of a group by its number: A, B, C. */
export const letterOf = (group: number): string => String.fromCharCode(65 + group)
