import { move, transferableSymbol, valueSymbol } from 'piscina'
import sharp from 'sharp'
import { type StillTask, stillSvg } from './still.ts'

const QUALITY = 80

/** Makes a still in a worker thread: the bytes of a .webp, transferred without a copy. */
export async function makeStill(task: StillTask): Promise<unknown> {
  const body = new Uint8Array(
    await sharp(Buffer.from(stillSvg(task)))
      .webp({ quality: QUALITY })
      .toBuffer(),
  )
  return move({ [transferableSymbol]: [body.buffer], [valueSymbol]: body })
}
