import { expect, test } from 'vitest'
import { qrCodeOf } from './qrCode.ts'

const code = qrCodeOf('https://fieldfare.example/c/3n5-8yk-c0w')

test('qrCodeOf draws the three finder patterns and a white border', () => {
  const isBlack = (x: number, y: number) => code.path.includes(`M${x} ${y}h1`)
  const far = code.side - 5
  for (const [x, y] of [
    [4, 4],
    [far, 4],
    [4, far],
  ] as const)
    expect(isBlack(x, y)).toBe(true)
  for (let i = 0; i < code.side; i++) for (let edge = 0; edge < 4; edge++) expect(isBlack(i, edge)).toBe(false)
})

test('qrCodeOf returns equal codes for equal URLs and different codes for different URLs', () => {
  expect(qrCodeOf('https://fieldfare.example/c/3n5-8yk-c0w')).toEqual(code)
  expect(qrCodeOf('https://fieldfare.example/c/3n5-8yk-c0x')).not.toEqual(code)
})
