// Own types for sql.js: its published types include those of Emscripten, which conflict with PGlite's in the whole program.
declare module 'sql.js' {
  export type SqlValue = number | string | Uint8Array | null
  export interface Statement {
    step(): boolean
    get(): SqlValue[]
    getAsObject(): Record<string, SqlValue>
    free(): void
  }
  export interface Database {
    run(sql: string, params?: SqlValue[]): Database
    prepare(sql: string): Statement
    export(): Uint8Array
    close(): void
  }
  export interface SqlJsStatic {
    Database: new (data?: Uint8Array) => Database
  }
  const start: (options?: { wasmBinary?: ArrayBuffer }) => Promise<SqlJsStatic>
  export default start
}
