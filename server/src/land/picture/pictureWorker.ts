import { move, transferableSymbol, valueSymbol } from 'piscina'
import sharp, { type Sharp } from 'sharp'
import { drawPicture, type PictureTask } from './drawPicture.ts'
import { logoIn } from './logo.ts'
import { photoBox } from './subjectCard.ts'

const QUALITY = 86
const SMALL_QUALITY = 80

/** Makes a task's picture in a worker thread: the bytes of a .jpg, a .png or a .webp, transferred without a copy. */
export async function makePicture(task: PictureTask): Promise<unknown> {
  const photo = await photoOf(task)
  const svg = drawPicture(task, logoIn(task.dist), photo)
  const picture = sharp(Buffer.from(svg))
  const bytes = await encoded(picture, task.format, photo !== null).toBuffer()
  const body = new Uint8Array(bytes)
  return move({ [transferableSymbol]: [body.buffer], [valueSymbol]: body })
}

function encoded(picture: Sharp, format: PictureTask['format'], hasPhoto: boolean): Sharp {
  if (format === 'png') return picture.png({ palette: !hasPhoto })
  const opaque = picture.flatten({ background: '#ffffff' })
  if (format === 'webp') return opaque.webp({ quality: SMALL_QUALITY, effort: 2, smartSubsample: true })
  return opaque.jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
}

/** Returns the subject's photo, cut to the size of its box, as a data URL. */
async function photoOf({ shown }: PictureTask): Promise<string | null> {
  const box = shown && 'photo' in shown ? photoBox(shown) : null
  if (!box || !shown || !('photo' in shown) || !shown.photo) return null
  const bytes = await sharp(shown.photo)
    .resize({ ...box, fit: 'cover' })
    .jpeg({ quality: 90 })
    .toBuffer()
  return `data:image/jpeg;base64,${bytes.toString('base64')}`
}
