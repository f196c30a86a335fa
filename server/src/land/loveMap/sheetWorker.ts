import { move, transferableSymbol, valueSymbol } from 'piscina'
import sharp from 'sharp'
import { logoIn } from '../picture/logo.ts'
import { drawMaps, drawSheet, MAPS_SIZE, type SheetTask } from './drawSheet.ts'
import { landPdf } from './landPdf.ts'

export interface MakeSheet extends SheetTask {
  ending: 'png' | 'svg' | 'pdf'
  /** The URL of the site, for the foot of the page. */
  site: string
}

/** The JPEG quality of the maps on a page. Their 1,544 pixels over 18 cm are enough to print. */
const QUALITY = 82

/** Makes an owner's picture or page in a worker thread; its bytes are transferred without a copy. */
export async function makeSheet({ ending, site, ...task }: MakeSheet): Promise<unknown> {
  const body = new Uint8Array(await bytesOf(ending, site, task))
  return move({ [transferableSymbol]: [body.buffer], [valueSymbol]: body })
}

async function bytesOf(ending: MakeSheet['ending'], site: string, task: SheetTask): Promise<Buffer> {
  if (ending === 'pdf') {
    const { width, height } = MAPS_SIZE
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#ffffff"/>${drawMaps(task)}</svg>`
    const maps = await sharp(Buffer.from(svg)).jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' }).toBuffer()
    return landPdf({ ...task, maps, ratio: height / width, site })
  }
  const svg = Buffer.from(drawSheet(task, logoIn(task.dist)))
  return ending === 'svg' ? svg : sharp(svg).png({ palette: true }).toBuffer()
}
