#!/usr/bin/env node
// The program `fieldfare` of a packed release, with its commands such as `fieldfare backup FILE`. Plain JavaScript, to run on any Node.
import { existsSync } from 'node:fs'
import module from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const NODE_NEEDED = 24
const COMMANDS = {
  admin: 'adminCommand',
  backup: 'backupCommand',
  borders: 'borderCommand',
  'love-map': 'loveMapCommand',
  move: 'moveCommand',
  restore: 'restoreCommand',
}
const [, , name] = process.argv
const program = name === undefined ? 'main' : Object.hasOwn(COMMANDS, name) && COMMANDS[name]
const file = new URL(`./dist/${program}.js`, import.meta.url)

if (Number(process.versions.node.split('.')[0]) < NODE_NEEDED)
  refuse(`Fieldfare needs Node ${NODE_NEEDED} or newer; this is Node ${process.versions.node}. nodejs.org has it.`)
else if (!program)
  refuse(`There is no ${name}. Without a command the server starts; there are: ${Object.keys(COMMANDS).join(', ')}.`)
else if (!existsSync(fileURLToPath(file)))
  refuse('This archive has no server in it: build it first with `npm run build`, then pack it.')
else {
  // V8's compiled code is cached in the data folder, readable only by this user of the machine.
  process.umask(0o077)
  module.enableCompileCache(join(process.env.DATA_DIR || 'data', 'cache', 'compiled'))
  process.argv.splice(2, 1)
  await import(file.href)
}

function refuse(reason) {
  process.stderr.write(`${reason}\n`)
  process.exitCode = 1
}
