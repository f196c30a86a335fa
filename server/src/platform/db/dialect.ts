import {
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  PostgresDriver,
  type PostgresPool,
  type TransactionSettings,
} from 'kysely'

/** Kysely's dialect for PostgreSQL by `pg`, in which a transaction begins in the same round trip as its first statement. */
export class PipelinedDialect extends PostgresDialect {
  readonly #pool: PostgresPool

  constructor(pool: PostgresPool) {
    super({ pool })
    this.#pool = pool
  }

  override createDriver(): Driver {
    return new PipelinedDriver({ pool: this.#pool })
  }
}

class PipelinedDriver extends PostgresDriver {
  /**
   * Sends BEGIN and does not wait for its answer: the statements of a connection are answered in order. BEGIN fails
   * only if the connection fails; then the next statement fails as well.
   */
  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    super.beginTransaction(connection, settings).catch(() => undefined)
  }
}
