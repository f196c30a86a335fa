import { correction, generate } from 'lean-qr'

/** The white around the code that scanners need, in modules. Source: ISO/IEC 18004. */
const QUIET = 4

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
