// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { t } from '../../platform/i18n/translation.ts'
import { faultText, refusedText } from './faultText.ts'
import type { ShapeReader } from './reading/fileReader.ts'
import { FileRefusal, type FileReport } from './reading/importFile.ts'
import { geoJson, type SampleShape, square } from './reading/sampleFiles.ts'
import { read } from './reading/sampleReading.ts'
import { FileNotices } from './FileNotices.tsx'
import { ShapeList } from './ShapeList.tsx'
import { useShapeRows } from './useShapeRows.ts'

afterEach(cleanup)

function Sample({ reader, report }: { reader: ShapeReader; report: FileReport }) {
  const rows = useShapeRows({ reader, report }, null)
  return <ShapeList file="nature.geojson" rows={rows} all={report.total} />
}

async function show(shapes: SampleShape[]) {
  const openFile = await read(geoJson(shapes))
  const report = openFile.shape({}, () => {}) as FileReport
  const reader = { rows: async (query: Parameters<typeof openFile.rows>[0]) => openFile.rows(query) } as ShapeReader
  render(<Sample reader={reader} report={report} />)
  await screen.findAllByRole('checkbox')
}
const many = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ name: `Heath ${i}`, rings: [square(5 + i * 0.01, 53, 0.005)] }))
const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('ShapeList allows at most a hundred selected shapes, and a further shape only after another is deselected', async () => {
  await show(many(120))
  press('Show more')
  // On a busy machine, rendering a hundred rows takes more than the usual timeout of one second.
  await screen.findByRole('checkbox', { name: /^Heath 110 / }, { timeout: 10_000 })
  press('Choose the first 100')
  expect(screen.getByText('100 chosen You can choose 100 at a time.')).toBeTruthy()
  expect(box(/^Heath 110 /).disabled).toBe(true)
  fireEvent.click(box(/^Heath 7 /))
  expect(box(/^Heath 110 /).disabled).toBe(false)
  press('Choose none')
  expect(screen.getByText('0 chosen')).toBeTruthy()
})

test('ShapeList preselects the shape of a file with a single shape, but none if there are several', async () => {
  await show(many(2))
  expect(box(/^Heath 0 /).checked).toBe(false)
  cleanup()
  await show([{ rings: [square(5, 53, 0.01)] }])
  expect(await screen.findByRole('checkbox', { name: /^Shape 1 .*\u00a0ha$/, checked: true })).toBeTruthy()
})

test('ShapeList searches by name and keeps the selection', async () => {
  await show(many(12))
  fireEvent.click(box(/^Heath 3 /))
  fireEvent.change(screen.getByLabelText('Search by name'), { target: { value: 'heath 11' } })
  await screen.findByText('1 chosen')
  await expect.poll(() => screen.getAllByRole('checkbox', { name: /^Heath/ }).length).toBe(1)
  fireEvent.change(screen.getByLabelText('Search by name'), { target: { value: 'lake' } })
  expect(await screen.findByText('No shape fits your search.')).toBeTruthy()
  expect(screen.getByText('1 chosen')).toBeTruthy()
})

test('FileNotices renders the list of projections only after its section is opened', async () => {
  const openFile = await read(geoJson(many(1)))
  const report = openFile.shape({}, () => {}) as FileReport
  const { container } = render(<FileNotices report={report} options={{}} onChange={() => {}} />)
  expect(container.querySelectorAll('option')).toHaveLength(0)
  const details = container.querySelector('details')!
  details.open = true
  fireEvent(details, new Event('toggle'))
  expect(container.querySelectorAll('option').length).toBeGreaterThan(100)
})

test('faultText and refusedText say where in the file a fault is, and name its feature', () => {
  expect(faultText(t, new FileRefusal('json', { line: 12 }))).toBe(
    'This GeoJSON breaks off at line 12. Export it again.',
  )
  expect(faultText(t, new FileRefusal('noShapes', { fault: 'open', name: 'Dike' }))).toContain('such as “Dike”')
  expect(faultText(t, new FileRefusal('tooManyFeatures', { count: 200_001 }))).toContain('200,000')
  expect(refusedText(t, { name: 'Dike', where: { line: 4 }, fault: 'open' })).toBe('Dike (line 4): an open line')
  expect(refusedText(t, { name: '', where: { feature: 3 }, fault: 'points' })).toBe('shape 3: only points')
})
