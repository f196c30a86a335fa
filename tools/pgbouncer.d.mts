/** Returns the program, which is installed where it is missing. @throws when there is none */
export function ensurePgbouncer(): string
/** Starts a PgBouncer in transaction mode before the PostgreSQL of an address. @throws when there is none */
export function startPgbouncer(url: string): Promise<{ url: string; stop(): Promise<void> }>
