import { fsyncSync, renameSync } from 'node:fs'
import { resolve } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { syncPath } from './sync.ts'

type Filesystem = NonNullable<PGliteOptions['fs']>
type Module = Parameters<Filesystem['init']>[1]

/** The part of Emscripten's file system that is used here; the package has no types for these internals. */
interface Node {
  mode: number
  name: string
}
interface Stream {
  node: Node
  nfd?: number
}
interface EmscriptenFs {
  isFile(mode: number): boolean
  lookupNode(parent: Node, name: string): Node
  destroyNode(node: Node): void
  filesystems: {
    NODEFS: {
      realPath(node: Node): string
      tryFSOperation<T>(run: () => T): T
      node_ops: { rename(node: Node, folder: Node, name: string): void }
      stream_ops: { fsync?: (stream: Stream) => number }
    }
  }
}

/**
 * The data folder as the engine sees it. PGlite's own file system has no fsync and renames by deleting the target
 * first; with this one a commit is on the disk when it is answered, and a file that is being replaced exists at every
 * moment.
 */
export class DurableFolder extends NodeFS {
  /** The number of times that the engine asked to sync a file to the disk. */
  syncs = 0

  constructor(folder: string) {
    super(resolve(folder))
  }

  override async init(pg: PGlite, options: Module): ReturnType<Filesystem['init']> {
    const mounted = await super.init(pg, options)
    mounted.emscriptenOpts.preRun = [
      ...(mounted.emscriptenOpts.preRun as ((module: { FS: EmscriptenFs }) => void)[]),
      (module: { FS: EmscriptenFs }) => this.#makeDurable(module.FS),
    ] as never
    return mounted
  }

  #makeDurable(fs: EmscriptenFs): void {
    const { NODEFS } = fs.filesystems
    NODEFS.stream_ops.fsync = (stream) => {
      this.syncs++
      NODEFS.tryFSOperation(() => {
        if (stream.nfd === undefined) syncPath(NODEFS.realPath(stream.node))
        else fsyncSync(stream.nfd)
      })
      return 0
    }
    NODEFS.node_ops.rename = (node, folder, name) => {
      const [from, to] = [NODEFS.realPath(node), `${NODEFS.realPath(folder)}/${name}`]
      NODEFS.tryFSOperation(() => renameSync(from, to))
      forget(fs, folder, name)
      node.name = name
    }
  }
}

function forget(fs: EmscriptenFs, folder: Node, name: string): void {
  let replaced: Node
  try {
    replaced = fs.lookupNode(folder, name)
  } catch {
    return
  }
  fs.destroyNode(replaced)
}
