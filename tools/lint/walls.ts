import { join } from 'node:path'
import { floorOf, heightOf } from './floors.ts'
import { isTest, type Place, placeOf, type Rule } from './rule.ts'

const TEACH = {
  shared:
    'shared/ runs anywhere and does no I/O: it imports zod, robust-predicates, clipper2-ts, lean-qr and its own files. What needs the outside belongs to server/ or web/.',
  webFromServer:
    "web/ takes one thing from server/: `import type { Router } from '@fieldfare/server/router.ts'`. What both need belongs to shared/src.",
  webNode: 'web/ runs in a browser, which has no node: modules.',
  workspace: 'Another workspace is reached by its name (@fieldfare/shared/area.ts), not by a path through the folders.',
  serverFromWeb: 'server/ knows nothing of web/. What both need belongs to shared/src.',
  floor:
    'A file imports its own floor and those below it (tools/lint/floors.ts), types included. Move what both need down, or have the upper floor register what it adds.',
  ui: 'ui/ knows no noun: it imports packages, its own files and i18n/. Hand what it shows in by props, or put the part into the noun that needs it.',
  components:
    "Nouns meet through data.ts, never through each other's components. Put what both show into ui/ or map/, and read the other noun's data.",
  calls:
    'A call does not use a call of another noun, which would open a second transaction; noun.ts is for nouns.ts alone. Put what both need into a file that takes the transaction, such as rows.ts.',
}

/**
 * Packages that shared/ may import, all free of side effects: for schemas, exact arithmetic, clipping and QR codes, which
 * nobody should write a second time.
 */
const SHARED_PACKAGES = new Set(['zod', 'robust-predicates', 'clipper2-ts', 'lean-qr'])
/** Floors of web/src with nothing but parts for other screens, such as photos and reports. PARTS has such rooms of other floors. */
const PART_FLOORS = new Set(['platform', 'map', 'content'])
const PARTS = new Set(['moderation', 'place'])
/** Rooms of web/src that combine the screens of several features, beside the files of src itself. */
const COMPOSES = new Set(['', 'app', 'content', 'explore', 'research', 'shell', 'survey'])
/** Rooms of the server that combine the calls of several features. */
const COMPOSING_CALLS = new Set(['', 'testing', 'demo', 'commands'])

/** Checks the imports of each file: the floors, rooms and packages from which it may import. */
export const walls: Rule = {
  create(context) {
    const place = placeOf(context.filename)
    if (!place) return {}
    const check = (node: { source: { value: string } | null; importKind?: string; exportKind?: string } & object) => {
      if (!node.source) return
      const types = node.importKind === 'type' || node.exportKind === 'type'
      const lesson = lessonFor(place, node.source.value, types, isTest(context.filename))
      if (lesson) context.report({ node: node as never, message: lesson })
    }
    return {
      ImportDeclaration: (node) => check(node),
      ExportNamedDeclaration: (node) => check(node),
      ExportAllDeclaration: (node) => check(node),
      ImportExpression: (node) => {
        if (node.source.type === 'Literal' && typeof node.source.value === 'string')
          check({ ...node, source: { value: node.source.value } })
      },
    }
  },
}

/** Returns the explanation why an import is not allowed; null if it is allowed. */
export function lessonFor(from: Place, target: string, types: boolean, test: boolean): string | null {
  if (target.startsWith('.'))
    return lessonForPath(from, join('/', from.workspace, 'src', from.path, '..', target), types, test)
  if (from.workspace === 'shared') return SHARED_PACKAGES.has(target) || test ? null : TEACH.shared
  if (from.workspace === 'server') return target.startsWith('@fieldfare/web') ? TEACH.serverFromWeb : null
  if (target.startsWith('@fieldfare/server'))
    return target === '@fieldfare/server/router.ts' && types ? null : TEACH.webFromServer
  return target.startsWith('node:') && !test ? TEACH.webNode : null
}

function lessonForPath(from: Place, path: string, types: boolean, test: boolean): string | null {
  const to = placeOf(path)
  if (to?.workspace !== from.workspace) return test ? null : TEACH.workspace
  if (to.room === from.room || test) return null
  if (heightOf(to.workspace, to.path) > heightOf(from.workspace, from.path)) return TEACH.floor
  if (from.workspace === 'web') return lessonInWeb(from, to)
  return from.workspace === 'server' && !types && !COMPOSING_CALLS.has(from.room) && isFrontDoor(to)
    ? TEACH.calls
    : null
}

function lessonInWeb(from: Place, to: Place): string | null {
  if (from.room === 'ui') return to.room === 'i18n' ? null : TEACH.ui
  const part = PARTS.has(to.room) || PART_FLOORS.has(floorOf('web', to.path))
  const screens = to.path.endsWith('.tsx') && !part && !COMPOSES.has(to.room)
  return screens && !COMPOSES.has(from.room) ? TEACH.components : null
}

const isFrontDoor = (to: Place) => to.path.endsWith('/noun.ts')
