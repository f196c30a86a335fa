/**
 * The floors (layers of folders) of each workspace, the lowest first: a file may import from its own floor and from floors
 * below. Files on no floor put the others together and may import everything: the files of `src` itself, `app/`, `commands/`,
 * `demo/` and `testing/`.
 */
export const FLOORS = {
  shared: [],
  server: ['platform', 'content', 'people', 'land', 'participation', 'notification', 'research', 'administration'],
  web: ['platform', 'map', 'content', 'people', 'land', 'participation', 'notification', 'research', 'administration'],
} as const satisfies Record<string, readonly string[]>

type Workspace = keyof typeof FLOORS

/** Floors whose folders all belong to one room. */
const ONE_ROOM = new Set(['map'])

/** Returns the floor of a path that starts at `src`; empty for a file on no floor. */
export function floorOf(workspace: Workspace, path: string): string {
  const [first = ''] = path.split('/')
  return (FLOORS[workspace] as readonly string[]).includes(first) ? first : ''
}

/** Returns the room of a path that starts at `src`: a feature's folder, the floor's name for files directly in it, empty for files of `src`. */
export function roomOf(workspace: Workspace, path: string): string {
  const [first = '', second = '', third] = path.split('/')
  if (second === '') return ''
  return floorOf(workspace, path) === '' || third === undefined || ONE_ROOM.has(first) ? first : second
}

/** Returns the height of a path's floor, 0 for the lowest; Infinity for a file on no floor. */
export function heightOf(workspace: Workspace, path: string): number {
  const height = (FLOORS[workspace] as readonly string[]).indexOf(floorOf(workspace, path))
  return height < 0 ? Infinity : height
}
