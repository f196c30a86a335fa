import { move, transferableSymbol, valueSymbol } from 'piscina'
import sharp from 'sharp'
import { drawPicture, isCard, type PictureTask } from './drawPicture.ts'
import { logoIn } from './logo.ts'

const QUALITY = 84

/** Makes a task's picture in a worker thread: the bytes of a .jpg, or of a card as .png, transferred without a copy. */
export async function makePicture(task: PictureTask): Promise<unknown> {
  const svg = drawPicture(task, logoIn(task.dist))
  const picture = sharp(Buffer.from(svg))
  const bytes = await (
    isCard(task) ? picture.png({ palette: true }) : picture.jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
  ).toBuffer()
  const body = new Uint8Array(bytes)
  return move({ [transferableSymbol]: [body.buffer], [valueSymbol]: body })
}
