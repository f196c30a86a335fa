/** The shape of the English messages with any text in place of each: a missing or extra key fails the type check. */
export type Like<T> = { [K in keyof T]: T[K] extends string ? string : Like<T[K]> }
