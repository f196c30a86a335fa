/**
 * The floors of each workspace, from the ground up: a file imports its own floor and those below it. Files on no floor
 * put the others together and may import everything: the files of `src` itself, `app/`, `commands/`, `demo/` and
 * `testing/`.
 */
export const FLOORS = {
  shared: [],
  server: ['platform', 'content', 'people', 'land', 'participation', 'notification', 'research', 'administration'],
  web: ['platform', 'map', 'content', 'people', 'land', 'participation', 'notification', 'research', 'administration'],
} as const satisfies Record<string, readonly string[]>

type Workspace = keyof typeof FLOORS

/** Floors whose folders are parts of one room. */
const ONE_ROOM = new Set(['map'])

/** Returns the floor of a path from `src` on; empty above all floors. */
export function floorOf(workspace: Workspace, path: string): string {
  const [first = ''] = path.split('/')
  return (FLOORS[workspace] as readonly string[]).includes(first) ? first : ''
}

/** Returns the room of a path from `src` on: the folder of a noun, the floor's name for the floor's own files, empty for files of `src`. */
export function roomOf(workspace: Workspace, path: string): string {
  const [first = '', second = '', third] = path.split('/')
  if (second === '') return ''
  return floorOf(workspace, path) === '' || third === undefined || ONE_ROOM.has(first) ? first : second
}

/** Returns how high a path lies; what lies on no floor is above all. */
export function heightOf(workspace: Workspace, path: string): number {
  const height = (FLOORS[workspace] as readonly string[]).indexOf(floorOf(workspace, path))
  return height < 0 ? Infinity : height
}
