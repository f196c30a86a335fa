import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { aerialPicture } from './aerialPicture.ts'

/** Modes of the stand-in, each a way to answer requests for tiles; `versioned` moves the tiles' URLs, as OpenFreeMap does for new data. */
export const MODES = [
  'ok',
  'slow',
  'hanging',
  'broken',
  'refusing',
  'html',
  'large',
  'redirecting',
  'versioned',
] as const
export type StandInMode = (typeof MODES)[number]

export interface StandIn {
  /** The URL, without a slash at the end. */
  url: string
  mode: StandInMode
  /** The requested paths, with the headers that identify the client. */
  asked: { path: string; agent: string; referer: string }[]
  close(): Promise<void>
}

interface Options {
  port?: number
  /** An .mbtiles file of vector tiles; if left out, the few tiles in this folder. */
  file?: string
  slowMs?: number
}

const TILE = /^\/(tiles|moved|aerial)\/(\d+)\/(\d+)\/(\d+)/
const BOUNDS = [9.471078, 47.04774, 9.636217, 47.27128]
const ATTRIBUTION = '<a href="https://www.openstreetmap.org/copyright">© OpenStreetMap contributors</a>'

/**
 * Starts a service of vector tiles and aerial pictures on this machine, for tests and for machines without internet: Liechtenstein in
 * 2013 in the OpenMapTiles schema, and invented aerial photos.
 */
export async function startStandIn({ port = 0, file, slowMs = 1500 }: Options = {}): Promise<StandIn> {
  const tileOf = file ? fromFile(file) : fromFolder
  const standIn: StandIn = { url: '', mode: 'ok', asked: [], close: async () => undefined }
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    const mode = MODES.find((name) => path === `/mode/${name}`)
    if (mode) {
      standIn.mode = mode
      return response.end(`${mode}\n`)
    }
    const { 'user-agent': agent = '', referer = '' } = request.headers
    standIn.asked.push({ path, agent, referer })
    if (path === '/tiles.json') return response.end(listOf(standIn))
    const [, folder, z, x, y] = TILE.exec(path) ?? []
    if (!folder) return response.writeHead(404).end()
    if (standIn.mode === 'versioned' && folder === 'tiles') return response.writeHead(404).end()
    const send = () => void sendTile(response, folder, [Number(z), Number(x), Number(y)], tileOf)
    return misbehave(standIn.mode, response, slowMs) || (standIn.mode === 'slow' ? setTimeout(send, slowMs) : send())
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  standIn.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  standIn.close = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return standIn
}

const listOf = ({ url, mode }: StandIn) =>
  JSON.stringify({
    tilejson: '3.0.0',
    // In mode `versioned` the URL of the tiles is relative, as in some services.
    tiles: [mode === 'versioned' ? '/moved/{z}/{x}/{y}.pbf' : `${url}/tiles/{z}/{x}/{y}.pbf`],
    minzoom: 0,
    maxzoom: 14,
    bounds: BOUNDS,
    attribution: ATTRIBUTION,
    vector_layers: ['place', 'transportation', 'water', 'park'].map((id) => ({ id, fields: {} })),
  })

/** Answers a request in the way of a faulty mode. @returns true if the request has been handled, or will never be answered */
function misbehave(mode: StandInMode, response: ServerResponse, slowMs: number): boolean {
  if (mode === 'hanging') return setTimeout(() => response.destroy(), slowMs * 20).unref() !== null
  if (mode === 'refusing') return Boolean(response.writeHead(400).end('TileOutOfRange'))
  if (mode === 'broken') return Boolean(response.writeHead(500).end('broken'))
  if (mode === 'html')
    return Boolean(
      response
        .writeHead(200, { 'content-type': 'application/x-protobuf' })
        .end('<!doctype html><title>Sign in</title>'),
    )
  if (mode === 'redirecting')
    return Boolean(response.writeHead(302, { location: 'http://localhost:1/elsewhere' }).end())
  if (mode !== 'large') return false
  response.writeHead(200, { 'content-type': 'application/x-protobuf' })
  return Boolean(response.end(Buffer.alloc(20 * 1024 * 1024, 0x1a)))
}

type TileOf = (z: number, x: number, y: number) => Buffer | null

async function sendTile(response: ServerResponse, folder: string, [z = 0, x = 0, y = 0]: number[], tileOf: TileOf) {
  if (folder === 'aerial') {
    const picture = await aerialPicture(z, x, y)
    return response.writeHead(200, { 'content-type': 'image/jpeg', 'cache-control': 'max-age=3600' }).end(picture)
  }
  const tile = tileOf(z, x, y)
  if (!tile) return response.writeHead(204).end()
  const headers = { 'content-type': 'application/x-protobuf', 'content-encoding': 'gzip' }
  return response.writeHead(200, headers).end(tile)
}

const fromFolder: TileOf = (z, x, y) => {
  const file = join(import.meta.dirname, 'tiles', `${z}/${x}/${y}.mvt.gz`)
  return existsSync(file) ? readFileSync(file) : null
}

/** Returns a function that reads tiles from an .mbtiles file, whose rows count from the south. */
function fromFile(file: string): TileOf {
  const select = new DatabaseSync(file, { readOnly: true }).prepare(
    'select tile_data as data from tiles where zoom_level = ? and tile_column = ? and tile_row = ?',
  )
  return (z, x, y) => {
    const row = select.get(z, x, 2 ** z - 1 - y)
    return row?.data instanceof Uint8Array ? Buffer.from(row.data) : null
  }
}
