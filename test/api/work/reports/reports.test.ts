import * as fc from 'fast-check'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Caller } from '../../../../shared/core/access.ts'
import { toTenth } from '../../../../shared/core/schema/fields.ts'
import * as receipts from '../../../../shared/rescue/receipts/api.ts'
import * as reports from '../../../../shared/work/reports/api.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { readPdf } from '../../../engine/pdf.ts'
import { changeEntity, ids, makeSmallTenant, people, person } from '../../../engine/smallTenant.ts'

/** Reports over the real endpoints and receipts. */

beforeAll(() => makeSmallTenant())
beforeEach(() => setClock(morning))
afterEach(() => void vi.useRealTimers())

const build = (by: Caller, query: object) => call(reports.buildReport, by, query as never)
const pickups = (by: Caller, query: object) => call(reports.pickupReport, by, query as never)

const rowsOf = (csv: string) =>
  csv
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map(
      (line) =>
        line.match(/("([^"]|"")*"|[^,]*)(,|$)/g)?.map((cell) => cell.replace(/,$/, '').replaceAll('"', '')) ?? [],
    )
    .map((cells) => cells.filter((_, index) => index < cells.length - 1 || cells.at(-1) !== ''))

async function receipted(by: Caller, date: string, pounds: number, at: { donorLocationId?: number } = {}) {
  const draft = { donorLocationId: ids.donorLocation, categories: [{ categoryId: 1, pounds }], date, ...at }
  const { answer, body } = await call(receipts.createReceipt, by, draft)
  if (!answer.Value) throw new Error(`No receipt: ${body}`)
  return answer.Value
}

describe('reports', () => {
  const agency = people.agencies[0]

  it('reconcile with the receipts to the tenth of a pound, over any receipts', async () => {
    const lines = fc.array(fc.integer({ min: 1, max: 45_000 }), { minLength: 1, maxLength: 3 })
    const written = fc.sample(fc.array(lines, { minLength: 20, maxLength: 20 }), { numRuns: 1, seed: 7 })[0] ?? []
    for (const [index, tenths] of written.entries())
      await call(receipts.createReceipt, agency, {
        donorLocationId: index % 2 ? ids.donorLocation : ids.secondDonorLocation,
        categories: tenths.map((tenth, n) => ({ categoryId: n + 1, pounds: toTenth(tenth / 10) })),
        date: `2026-11-${String(1 + (index % 19)).padStart(2, '0')}`,
      })
    const listed = await call(receipts.listReceipts, agency, { rows: 100, dateStartFilter: '2026-01-01' } as never)
    const pounds = toTenth(listed.answer.Value?.rows.reduce((sum, row) => sum + row.Pounds, 0) ?? 0)
    const summary = rowsOf((await build(agency, { reportName: 'SummaryAgency', typeCode: 'CSV' })).body)
    const detail = rowsOf((await pickups(agency, { format: 'CSV' })).body)
    for (const rows of [summary, detail]) {
      const [, ...all] = rows.map((row) => Number(row.at(-1)))
      expect(all.at(-1)).toBe(pounds)
      expect(toTenth(all.slice(0, -1).reduce((sum, one) => sum + one, 0))).toBe(pounds)
    }
    const ofFoodBank = rowsOf((await build(people.foodBank, { reportName: 'SummaryAgency', typeCode: 'CSV' })).body)
    expect(Number(ofFoodBank.at(-1)?.at(-1))).toBe(pounds)
  })

  it('[report-start-disable] without a start they begin with the earliest receipt', async () => {
    const other = person('agency', 12, [ids.foodBank])
    await receipted(other, '2026-01-02', 5)
    const { body } = await build(other, { reportName: 'SummaryAgency', endDate: '11/20/2026' })
    expect(body).toContain('Earliest Possible Date – Fri, Nov 20, 2026')
    expect(body).toMatch(/<tfoot>.*>5</)
  })

  it('[report-end-disable] without an end they reach to today in the food bank’s zone', async () => {
    setClock(new Date('2026-11-21T04:30:00.000Z'))
    const other = person('agency', 12, [ids.foodBank])
    const { body } = await build(other, { reportName: 'SummaryAgency', startDate: '11/01/2026' })
    expect(body).toContain('Sun, Nov 1, 2026 – Fri, Nov 20, 2026')
  })

  it('[report-date-format] days come as MM/dd/yyyy, and no others', async () => {
    const query = { reportName: 'SummaryAgency', startDate: '11/01/2026', endDate: '11/20/2026' }
    expect((await build(agency, query)).status).toBe(200)
    for (const startDate of ['2026-11-01', '1/1/2026', '02/30/2026', '13/01/2026'])
      expect([startDate, (await build(agency, { ...query, startDate })).status]).toEqual([startDate, 400])
  })

  it('[report-config-default] a configuration report without a name is ConfigurationAgencyNewDonors', async () => {
    const { body } = await build(agency, { startDate: '11/01/2026', endDate: '11/20/2026' })
    expect(body).toContain('<h1>New donors</h1>')
  })

  it('[report-range-valid] a configuration report needs its start before its end, as days and not as texts', async () => {
    const across = { startDate: '12/31/2025', endDate: '01/02/2026' }
    expect((await build(agency, across)).body).toContain('<h1>')
    for (const range of [
      { startDate: '01/02/2026', endDate: '12/31/2025' },
      { startDate: '11/01/2026', endDate: '11/01/2026' },
    ])
      expect((await build(agency, range)).answer).toEqual({ Successful: false, FailureReason: 'invalid date range' })
  })

  it('a new donor is one whose first receipt of all is in the range', async () => {
    const third = person('agency', 13, [ids.foodBank])
    await receipted(third, '2026-05-01', 4)
    await receipted(third, '2026-11-03', 8)
    await receipted(third, '2026-11-04', 16, { donorLocationId: ids.secondDonorLocation })
    const query = { startDate: '11/01/2026', endDate: '11/20/2026', typeCode: 'CSV' }
    expect(
      rowsOf((await build(third, query)).body)
        .at(-1)
        ?.at(-1),
    ).toBe('16')
    const all = { ...query, reportName: 'ConfigurationAgencyDonors' }
    expect(
      rowsOf((await build(third, all)).body)
        .at(-1)
        ?.at(-1),
    ).toBe('24')
    const one = { format: 'CSV', donorFilter: String(ids.donorLocation), startDate: '11/01/2026' }
    expect(
      rowsOf((await pickups(third, one)).body)
        .at(-1)
        ?.at(-1),
    ).toBe('8')
    const written = { format: 'CSV', dateFilterType: 'RECEIPT', startDate: '11/20/2026', endDate: '11/20/2026' }
    expect(
      rowsOf((await pickups(third, written)).body)
        .at(-1)
        ?.at(-1),
    ).toBe('28')
  })

  it('come as a PDF with names of any Latin, Cyrillic or Greek letters, on as many pages as they need', async () => {
    const other = person('agency', 12, [ids.foodBank])
    for (let n = 0; n < 45; n++) await receipted(other, '2026-11-19', 2)
    await changeEntity('agency', other.EntityID, { Name: 'Casa Łukasz Nguyễn-Ärger · Жанна · Ελένη' })
    const { body } = await pickups(other, { format: 'PDF', startDate: '11/19/2026' })
    const file = await readPdf(Buffer.from(body, 'base64'))
    expect(file.text).toContain('Casa Łukasz Nguyễn-Ärger · Жанна · Ελένη')
    expect(file.text).toMatch(/Page 2\s+Date Code Donor/)
    expect(file).toMatchObject({ pages: 2, text: expect.stringMatching(/Total\s+90/) })
  })

  it('come as a PDF with the accents of Spanish, and as HTML that nobody can write into', async () => {
    const { headers, body } = await call(reports.pickupReport, agency, { format: 'PDF' } as never, { language: 'es' })
    expect(headers['content-type']).toBe('application/pdf')
    expect((await readPdf(Buffer.from(body, 'base64'))).title).toBe('Recogidas en detalle')
    await changeEntity('agency', agency.EntityID, { Name: '<script>alert(1)</script>' })
    const page = await build(agency, { reportName: 'SummaryAgency' })
    expect(page.body).not.toContain('<script')
    expect(page.body).toContain('&#60;script&#62;')
  })

  it('hold nobody else’s receipts', async () => {
    const rows = rowsOf((await build(people.otherAgency, { reportName: 'SummaryAgency', typeCode: 'CSV' })).body)
    expect(rows).toHaveLength(2)
    expect(rows.at(-1)?.at(-1)).toBe('0')
  })
})
