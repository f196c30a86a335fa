import { correction, generate } from 'lean-qr'

/** The white border that scanners need around the code, in modules. Source: ISO/IEC 18004. */
const QUIET = 4

export interface QrCode {
  /** The length of a side in modules, including the white border. */
  side: number
  /** The black modules as SVG path data. */
  path: string
}

/** Returns the QR code of a URL, which scanners can still read when a seventh of the code is covered. */
export function qrCodeOf(address: string): QrCode {
  const code = generate(address, { minCorrectionLevel: correction.M })
  let path = ''
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) path += `M${x + QUIET} ${y + QUIET}h1v1h-1z`
  return { side: code.size + 2 * QUIET, path }
}
