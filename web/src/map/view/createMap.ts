import { addProtocol, Map, type RequestParameters, setWorkerUrl, type StyleSpecification } from 'maplibre-gl'
import 'maplibre-gl/dist/maplibre-gl.css'
import workerUrl from 'virtual:map-worker'
import { baseTile } from '../base/baseTiles.ts'
import { hasExtendedNames } from '../base/extendedLatin.ts'
import { logError } from '../../platform/api/log.ts'
import { onServerBack } from '../../platform/shell/states/status.ts'
import { BASE_PROTOCOL } from '../style/baseSource.ts'
import { DETAIL_TILES } from '../style/detailSource.ts'
import { loadExtendedFonts } from '../style/fonts.ts'
import { imageOptions, paintImage } from '../style/mapImages.ts'
import { retryTiles } from './retryTiles.ts'
import { prefersStill } from './fit.ts'
import { DEFAULT_POSITION, MAX_ZOOM, MIN_ZOOM, type Bounds, type MapPosition } from './mapAddress.ts'

setWorkerUrl(workerUrl)
// Serves the bundled tiles to the map, under URLs such as `basemap://z/x/y`.
addProtocol(BASE_PROTOCOL, async ({ url }) => {
  const [z = NaN, x = NaN, y = NaN] = url.slice(`${BASE_PROTOCOL}://`.length).split('/').map(Number)
  const data = await baseTile(z, x, y)
  if (hasExtendedNames(data)) await loadExtendedFonts()
  return { data }
})

/** Makes requests without cookies, since tiles are public; also for a map embedded in another website. */
const asGuest = (url: string): RequestParameters =>
  ({ url, credentials: 'omit' }) as { url: string } as RequestParameters

interface Opening {
  container: HTMLElement
  style: StyleSpecification
  at: MapPosition | null | undefined
  fit: Bounds | null | undefined
  /** The map's accessible name. */
  label: string
  /** The pixels of the canvas per CSS pixel, for a map that is only drawn as a picture. */
  dots?: number
}

/**
 * Creates a flat map, north up, without the library's own buttons.
 * @throws Error if the device has no WebGL 2
 */
export function createMap({ container, style, at, fit, label, dots }: Opening): Map {
  const { lng, lat, zoom } = at ?? DEFAULT_POSITION
  const map = new Map({
    container,
    style,
    ...(fit
      ? { bounds: [...fit] as [number, number, number, number], fitBoundsOptions: { padding: 48, maxZoom: 15 } }
      : { center: [lng, lat], zoom }),
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    // The extended fonts load before detailed tiles, since names of streets and hamlets may contain any letters.
    transformRequest: (url) =>
      url.includes(DETAIL_TILES) ? loadExtendedFonts().then(() => asGuest(url)) : asGuest(url),
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    fadeDuration: dots || prefersStill() ? 0 : 150,
    ...(dots && { interactive: false, pixelRatio: dots, canvasContextAttributes: { preserveDrawingBuffer: true } }),
    locale: { 'Map.Title': label },
  })
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  // Network errors are not logged: a failed tile leaves its parent tile visible, and is requested again when the server is back.
  map.on('error', ({ error }) => !isAboutNetwork(error) && logError(error))
  map.once(
    'remove',
    onServerBack(() => retryTiles(map)),
  )
  map.setMissingStyleImageResolver((name) => {
    const image = paintImage(name)
    if (image && !map.hasImage(name)) map.addImage(name, image, imageOptions(name, image))
  })
  return map
}

// Errors from workers are recognised by their message, since they arrive as plain strings.
const isAboutNetwork = ({ message }: { message: string }): boolean =>
  /fetch|network|load|abort|ajax|tile|decode/i.test(message)
