import { addProtocol } from 'maplibre-gl'
import { BASE_PROTOCOL } from '../style/baseSource.ts'
import { baseTile } from './baseTiles.ts'

/** Registers the protocol of the bundled tiles: `basemap://z/x/y`. */
export function addBaseProtocol(): void {
  addProtocol(BASE_PROTOCOL, async ({ url }) => {
    const [z = NaN, x = NaN, y = NaN] = url.slice(`${BASE_PROTOCOL}://`.length).split('/').map(Number)
    return { data: await baseTile(z, x, y) }
  })
}
