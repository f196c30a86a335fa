import { connect } from '../platform/db/connect.ts'

/** Runs as a process of its own, which writes numbers into a data folder and prints each one after its commit, until the process is killed. */
const [, , dataDir = ''] = process.argv
const db = await connect({ dataDir, onFatal: () => process.exit(1) })
await db.pool.query('create table if not exists kept (number int)')
for (let number = 1; ; number++) {
  await db.pool.query('insert into kept values ($1)', [number])
  process.stdout.write(`${number}\n`)
}
