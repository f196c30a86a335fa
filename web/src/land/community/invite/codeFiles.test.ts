import { qrCodeOf } from '@fieldfare/shared/qrCode.ts'
import { expect, test } from 'vitest'
import { svgFile } from './codeFiles.ts'

test('svgFile returns an SVG with the whole path of the QR code', () => {
  const code = qrCodeOf('https://fieldfare.example/c/3n5-8yk-c0w')
  expect(svgFile(code)).toContain(`viewBox="0 0 ${code.side} ${code.side}"`)
  expect(svgFile(code)).toContain(code.path)
})
