import type { QrCode } from '@fieldfare/shared/qrCode.ts'

/** The least side of the PNG in pixels: sharp on a poster, and small enough to send. */
const PICTURE_PX = 1024

/** Returns a QR code as an SVG file, which prints sharply at any size. */
export const svgFile = ({ side, path }: QrCode): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${path}"/></svg>\n`

/** Returns a QR code as a PNG file; null if the browser cannot draw it. */
export async function pngFile({ side, path }: QrCode): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  // Each module (square of the code) gets a whole number of pixels, so that edges are sharp.
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
