import { type MadeOnce, makeOnce } from '../../platform/call/makeOnce.ts'
import type { PictureTask } from './drawPicture.ts'

/** The cache holds some hundred pictures: those of the links that are being shared. */
const CACHE_BYTES = 32 * 1024 * 1024
/** The line holds some seconds of work. Pictures are a decoration: clients that find the line full can come again. */
const LINE = 50
const LINE_EACH = 25

/** Pictures as .jpg, and cards as .png. A key names the picture and its version. */
export type Pictures = MadeOnce<PictureTask['shown']>

/**
 * @param dist the folder of the built web app, whose base map is drawn
 * @param onError called when the thread ends without a task; another replaces it
 */
export function makePictures(dist: string, onError: (error: unknown) => void): Pictures {
  const maker = makeOnce<PictureTask>({
    worker: new URL('./pictureWorker.ts', import.meta.url),
    name: 'makePicture',
    cacheBytes: CACHE_BYTES,
    line: LINE,
    lineEach: LINE_EACH,
    onError,
  })
  return {
    get: (client, key, read) =>
      maker.get(client, key, async () => {
        const shown = await read()
        return shown === undefined ? undefined : { dist, shown }
      }),
    close: () => maker.close(),
  }
}
