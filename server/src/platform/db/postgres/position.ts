const POSITION = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/

/** Reads a position of PostgreSQL's log, such as `16/B374D848`, as a number that grows; null for what is none. */
export function readPosition(text: string | null | undefined): bigint | null {
  const [, high, low] = POSITION.exec(text ?? '') ?? []
  return high === undefined || low === undefined ? null : (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}
