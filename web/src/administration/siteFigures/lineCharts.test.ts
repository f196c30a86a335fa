import { expect, test } from 'vitest'
import { inYear, type LineChartData, yearsOf } from './lineCharts.ts'

const months = ['2024-11', '2024-12', '2025-01', '2025-02']
const chart: LineChartData = {
  name: 'people',
  money: false,
  lines: [{ label: 'People', values: [null, 5, 10, 15] }],
  textOf: String,
}
const valuesIn = (year: string) => inYear(chart, months, year).chart.lines.map(({ values }) => values)

test('inYear: a year without months has no values', () => {
  expect([inYear(chart, months, '2023').months, valuesIn('2023')]).toEqual([[], [[]]])
})

test('inYear, yearsOf: a calendar year keeps only the values of its own months, and an empty text as year keeps all values', () => {
  expect(yearsOf(months)).toEqual(['2025', '2024'])
  expect([inYear(chart, months, '2025').months, valuesIn('2025')]).toEqual([['2025-01', '2025-02'], [[10, 15]]])
  expect(valuesIn('')).toEqual([[null, 5, 10, 15]])
})
