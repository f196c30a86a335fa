import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from '../command.ts'
import { connect } from '../connect.ts'
import { migrate } from '../migrate.ts'
import { readColumns } from './readColumns.ts'
import { TABLES_FILE, tablesText } from './tablesText.ts'

/** `npm run tables`: writes the types of all tables, as the migrations make them in a new embedded database. */
async function main(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fieldfare-tables-'))
  const db = await connect({ dataDir })
  try {
    await migrate(db)
    await writeFile(TABLES_FILE, tablesText(await readColumns(db.kysely)))
  } finally {
    await db.close()
    await rm(dataDir, { recursive: true })
  }
}

runCommand(main)
