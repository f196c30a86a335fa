import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { move, transferableSymbol, valueSymbol } from 'piscina'
import sharp from 'sharp'
import { drawPicture, isCard, type PictureTask } from './drawPicture.ts'

const QUALITY = 84

/** The logo without the `svg` element around it; nothing in a build without one. */
function birdIn(dist: string): string {
  try {
    return /<svg[^>]*>(.*)<\/svg>/s.exec(readFileSync(join(dist, 'favicon.svg'), 'utf8'))?.[1] ?? ''
  } catch {
    return ''
  }
}

/** Makes a task's picture in a worker thread: the bytes of a .jpg, or of a card as .png, transferred without a copy. */
export async function makePicture(task: PictureTask): Promise<unknown> {
  const svg = drawPicture(task, birdIn(task.dist))
  const picture = sharp(Buffer.from(svg))
  const bytes = await (
    isCard(task) ? picture.png({ palette: true }) : picture.jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
  ).toBuffer()
  const body = new Uint8Array(bytes)
  return move({ [transferableSymbol]: [body.buffer], [valueSymbol]: body })
}
