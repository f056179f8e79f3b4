import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { morning, setClock } from '../../../engine/clock.ts'
import { loadFile, startImportBucket, type TestBucket } from '../../../engine/importBucket.ts'
import { makeSmallTenant } from '../../../engine/smallTenant.ts'
import { isFull } from '../../../engine/tier.ts'
import { deliver } from '../../core/messages.ts'

/** The largest file that an import takes, in the worst of conditions: in another encoding, with loads that come twice. */

const rows = isFull ? 100_000 : 2000
/** A load has as many rows as it has products. */
const products = 50

let bucket: TestBucket
let handler: unknown
beforeAll(async () => {
  bucket = await startImportBucket()
  handler = (await import('../../../../functions/work/imports/importFile.ts')).handler
  await makeSmallTenant()
})
beforeEach(() => setClock(morning))
afterAll(async () => {
  vi.useRealTimers()
  await bucket.stop()
})

/** Each load's rows, one product a row; the last load of the file comes twice, the second time with another shipper. */
function largeFile(): string {
  const loads = rows / products
  const references = Array.from({ length: loads - 1 }, (_, load) => `BIG-${load}`)
  const [head = '', ...lines] = loadFile(references).split('\n')
  const all = lines.flatMap((line) =>
    Array.from({ length: products }, (_, nth) => line.replace('Canned corn', `Jalapeño ${nth}`)),
  )
  const [again = ''] = lines
  return [
    head,
    ...all,
    ...Array.from({ length: products }, () => again.replace('Sunrise Foods', 'Moonset Foods')),
  ].join('\n')
}

const outcomes = (text: string) => {
  const all = text
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(',')[2] ?? '')
  return Object.fromEntries([...Map.groupBy(all, (outcome) => outcome)].map(([one, list]) => [one, list.length]))
}

it(`${rows.toLocaleString('en-US')} rows in Windows-1252 are each answered, and each load is added once`, {
  timeout: 1_800_000,
}, async () => {
  const file = new Uint8Array(Buffer.from(largeFile(), 'latin1'))
  const notice = JSON.parse(await bucket.put('loads/large.csv', file))
  expect(await deliver(handler, notice)).toEqual([])
  const first = outcomes(await bucket.result('loads/large.csv'))
  expect(Object.values(first).reduce((sum, count) => sum + count, 0)).toBe(rows)
  expect(first).toEqual({ Added: rows - 2 * products, Refused: 2 * products })

  const again = JSON.parse(await bucket.put('loads/large-again.csv', file))
  expect(await deliver(handler, again)).toEqual([])
  expect(outcomes(await bucket.result('loads/large-again.csv'))).toEqual({
    'Already there': rows - 2 * products,
    Refused: 2 * products,
  })
})
