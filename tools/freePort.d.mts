/** @returns a port of 127.0.0.1 that nobody listens on */
export function freePort(): Promise<number>
