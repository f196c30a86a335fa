import { readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../platform/config.ts'
import { runCommand, withDatabase } from '../platform/db/command.ts'
import { fetchRegister, KNOWN_REGISTERS } from '../land/border/fetchRegister.ts'
import { importBorders, type Imported } from '../land/border/importBorders.ts'
import { bordersOf, type RegisterBorder, type RegisterFacts, RegisterFault } from '../land/border/registerFile.ts'

const USAGE = `npm run borders -- natura2000-nl          imports the Dutch Natura 2000 areas
npm run borders -- national-parks-nl      imports the Dutch national parks
npm run borders -- file.geojson --licence "CC BY 4.0"
  --source  what the register is called; the file's name without it
  --kind    what it calls such land; 'register' without it
  --date    the day it is of, as 2026-11-22; the file's own without it
  --name, --ref   the fields that name a feature and tell it from others
People can start from these borders when they draw. Importing a source again replaces it.`

const OPTIONS = Object.fromEntries(
  ['licence', 'source', 'kind', 'date', 'name', 'ref'].map((name) => [name, { type: 'string' as const }]),
)
const FILE_BYTES_MAX = 400 * 1024 * 1024
const DAY = /^\d{4}-\d\d-\d\d$/

interface Register {
  facts: RegisterFacts
  borders: RegisterBorder[]
}

/** Runs `npm run borders`: imports the borders of a register of land. Needs the server's settings in the environment. */
async function main(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true })
  const [source, ...more] = positionals
  if (!source || more.length > 0) throw new RegisterFault(USAGE)
  const config = { ...readConfig(process.env), LOG_LEVEL: 'silent' as const }
  const register = Object.hasOwn(KNOWN_REGISTERS, source) ? KNOWN_REGISTERS[source] : undefined
  const { facts, borders }: Register = register
    ? {
        facts: { ...register.facts, dated: today() },
        borders: bordersOf(await fetchRegister(register, config), register.fields),
      }
    : await readRegister(source, values as Record<string, string | undefined>)
  await withDatabase(config, async (db) => {
    process.stdout.write(`${summaryOf(facts, await importBorders(db.kysely, facts, borders))}\n`)
  })
}

async function readRegister(file: string, values: Record<string, string | undefined>): Promise<Register> {
  const found = await stat(file).catch(() => null)
  if (!found?.isFile()) throw new RegisterFault(`There is no file ${file}, and no register of that name.\n\n${USAGE}`)
  if (found.size > FILE_BYTES_MAX) throw new RegisterFault(`${file} is larger than ${FILE_BYTES_MAX / 1024 / 1024} MB.`)
  if (!values.licence) throw new RegisterFault('Say its licence with --licence: people see it beside the border.')
  const dated = values.date ?? found.mtime.toISOString().slice(0, 10)
  if (!DAY.test(dated) || Number.isNaN(Date.parse(dated))) throw new RegisterFault(`--date ${dated} is no day.`)
  const source = values.source ?? basename(file).replace(/\.[^.]+$/, '')
  const facts = { source, licence: values.licence, kind: values.kind ?? 'register', dated }
  return {
    facts,
    borders: bordersOf(parse(await readFile(file, 'utf8'), file), { name: values.name, ref: values.ref }),
  }
}

function parse(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new RegisterFault(`${file} is no JSON.`)
  }
}

const today = () => new Date().toISOString().slice(0, 10)

function summaryOf({ source }: RegisterFacts, { kept, simplified, leftOut, removed }: Imported): string {
  return [
    `${source}: ${kept} borders imported.`,
    ...(simplified.length > 0 ? [`Simplified, since they had too many vertices: ${simplified.join(', ')}.`] : []),
    ...(leftOut.length > 0 ? [`Left out, since no valid shape could be made of them: ${leftOut.join(', ')}.`] : []),
    ...(removed > 0 ? [`${removed} that the register does not have any more were removed.`] : []),
  ].join('\n')
}

runCommand(main)
