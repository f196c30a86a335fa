/** Returns the path of PgBouncer, which is installed if it is missing. @throws when that is not possible */
export function ensurePgbouncer(): string
/** Starts a PgBouncer in transaction mode in front of the PostgreSQL at a URL. @throws when PgBouncer is missing */
export function startPgbouncer(url: string): Promise<{ url: string; stop(): Promise<void> }>
