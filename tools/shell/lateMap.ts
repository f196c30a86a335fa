import type { Plugin, Rolldown } from 'vite'

const LIBRARY = /node_modules\/maplibre-gl\/dist\/maplibre-gl\.mjs$/
const PAGE = /\/web\/src\/.*Page\.tsx$/

/** Fails the build if a page waits for the map library (250 kB), which must load only after the page is shown. */
export function lateMapPlugin(): Plugin {
  return {
    name: 'fieldfare-late-map',
    apply: 'build',
    generateBundle(_options, bundle) {
      const files = Object.values(bundle).filter((file) => file.type === 'chunk')
      const waiting = pagesWithMap(files)
      if (waiting.length > 0)
        this.error(
          `The map library comes with ${waiting.join(', ')}: something that they share with the map is in its file. Add it to MAP_PARTS of web/vite.config.ts.`,
        )
    },
  }
}

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'moduleIds'>

/** Lists the built files of pages that contain the map library, or load it by static imports. */
export function pagesWithMap(chunks: readonly Chunk[]): string[] {
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const brings = (name: string, seen: Set<string>): boolean => {
    const chunk = named.get(name)
    if (!chunk || seen.has(name)) return false
    seen.add(name)
    return chunk.moduleIds.some((id) => LIBRARY.test(id)) || chunk.imports.some((one) => brings(one, seen))
  }
  return chunks
    .filter(({ moduleIds }) => moduleIds.some((id) => PAGE.test(id)))
    .map(({ fileName }) => fileName)
    .filter((name) => brings(name, new Set()))
}
