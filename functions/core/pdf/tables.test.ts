import { afterEach, expect, it, vi } from 'vitest'
import { readPdf } from '../../../test/engine/pdf.ts'
import { fittedWidths, tablesPdf } from './tables.ts'

/** Tables on paper: how columns share a page, and what is on each page. */

afterEach(() => void vi.useRealTimers())

const sum = (numbers: readonly number[]) => Math.round(numbers.reduce((all, one) => all + one, 0))

it.each([
  [
    'lines fit',
    [
      { least: 40, full: 80 },
      { least: 20, full: 20 },
    ],
    300,
    [128, 32],
  ],
  [
    'words fit',
    [
      { least: 40, full: 200 },
      { least: 20, full: 20 },
    ],
    160,
    [140, 20],
  ],
  [
    'words do not fit',
    [
      { least: 100, full: 200 },
      { least: 20, full: 40 },
    ],
    80,
    [60, 20],
  ],
])('shares the width where %s', (_, wanted, room, widths) => {
  const found = fittedWidths(wanted, room)
  expect(found.map(Math.round)).toEqual(widths)
  expect(sum(found)).toBeLessThanOrEqual(room)
})

it('repeats heads and heading on every page, and adds up at the end', async () => {
  const rows = Array.from({ length: 90 }, (_, index) => [`Neighbor ${index + 1}`, String(index)])
  const table = {
    name: 'Households',
    columns: [
      { head: 'Name', isNumber: false },
      { head: 'Visits', isNumber: true },
    ],
    sections: [{ heading: 'Church hall', rows }],
    totals: ['Total', '4005'],
  }
  const document = { title: 'Report', lead: ['Valley Food Bank'], none: 'Nothing', tables: [table] }
  const { text, pages } = await readPdf(await tablesPdf(document, 'en'))
  expect(pages).toBeGreaterThan(2)
  expect(text.match(/Church hall/g)).toHaveLength(pages)
  expect(text.match(/Page \d/g)).toHaveLength(pages - 1)
  for (const words of ['Neighbor 1', 'Neighbor 90', '4005']) expect(text).toContain(words)
})

const empty = { name: '', columns: [{ head: 'Name', isNumber: false }], sections: [], totals: undefined }

it('says when a table has no rows', async () => {
  const document = { title: 'Report', lead: [], none: 'Nothing was found.', tables: [empty] }
  expect((await readPdf(await tablesPdf(document, 'en'))).text).toContain('Nothing was found.')
})

it('writes the same file whatever was written before it', async () => {
  vi.setSystemTime('2026-11-24T15:00:00Z')
  const written = (none: string) => tablesPdf({ title: 'Report', lead: [], none, tables: [empty] }, 'en')
  const words = 'Office of Łukasz Nguyễn.'
  const first = await written(words)
  // A colon is drawn as two dots, and two letters that share a glyph may be written as one.
  await written('At 10:30: \ufb01')
  const second = await written(words)
  expect(Buffer.compare(first, second)).toBe(0)
  expect((await readPdf(second)).text).toContain(words)
})
