import { correction, generate } from 'lean-qr'

/** The white around the code that scanners need, in modules. Source: ISO/IEC 18004. */
const QUIET = 4
/** The side of the PNG in pixels: sharp on a poster, and small enough to be sent. */
const PICTURE_PX = 1024

export interface QrCode {
  /** The side in modules, with the white around. */
  side: number
  /** The black modules as SVG path data. */
  path: string
}

/** An address as a QR code that is still read when a seventh of it is covered. */
export function qrCodeOf(address: string): QrCode {
  const code = generate(address, { minCorrectionLevel: correction.M })
  let path = ''
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) path += `M${x + QUIET} ${y + QUIET}h1v1h-1z`
  return { side: code.size + 2 * QUIET, path }
}

/** The code as an SVG file, which prints sharply at any size. */
export const svgFile = ({ side, path }: QrCode): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${path}"/></svg>\n`

/** The code as a PNG file; null where the browser draws none. */
export async function pngFile({ side, path }: QrCode): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  // Whole pixels for each module, so that edges are sharp.
  const scale = Math.ceil(PICTURE_PX / side)
  canvas.width = canvas.height = side * scale
  const context = canvas.getContext('2d')
  if (!context) return null
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.scale(scale, scale)
  context.fillStyle = '#000000'
  context.fill(new Path2D(path))
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}
