import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import * as erp from '../../../../shared/pantry/erp/api.ts'
import * as distributors from '../../../../shared/rescue/loads/api.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { loadFile, startImportBucket, type TestBucket } from '../../../engine/importBucket.ts'
import { makeSmallTenant, people } from '../../../engine/smallTenant.ts'
import { deliver } from '../../core/messages.ts'

/** Files in the import bucket, through the real worker to the table and the result file. */

let bucket: TestBucket
let handler: Parameters<typeof deliver>[0]
beforeAll(async () => {
  bucket = await startImportBucket()
  handler = (await import('../../../../functions/work/imports/importFile.ts')).handler as typeof handler
  await makeSmallTenant()
})
afterAll(() => bucket.stop())
beforeEach(() => setClock(morning))
afterEach(() => void vi.useRealTimers())

async function imported(key: string, content: string | Uint8Array): Promise<string[]> {
  const notice = JSON.parse(await bucket.put(key, content))
  expect(await deliver(handler, notice)).toEqual([])
  return lines(await bucket.result(key))
}
const lines = (text: string) => text.trimEnd().split('\r\n').slice(1)
const found = async (searchFilter: string) => {
  const { answer } = await call(distributors.getSubmissionsGrid, people.network, { searchFilter, rows: 100 })
  return answer.Value?.rows ?? []
}

it('brings in a file’s loads, matched, and names each row', async () => {
  const result = await imported('loads/monday.csv', loadFile(['MON-1', 'MON-2']))
  expect(result).toEqual([expect.stringMatching(/^2,MON-1,Added,\d+,$/), expect.stringMatching(/^3,MON-2,Added,\d+,$/)])
  expect((await found('MON-')).map(({ PrimaryStatus }) => PrimaryStatus.Title)).toEqual([
    'Pending Offer Acceptance',
    'Pending Offer Acceptance',
  ])
})

it('adds nothing when the same file comes again, under its name or another', async () => {
  const file = loadFile(['TWICE-1', 'TWICE-2'])
  await imported('loads/twice.csv', file)
  for (const name of ['loads/twice.csv', 'loads/again.csv'])
    expect((await imported(name, file)).map((line) => line.split(',')[2])).toEqual(['Already there', 'Already there'])
  expect(await imported('loads/lower.csv', file.toLowerCase().replace('reference', 'Reference'))).toEqual([
    expect.stringContaining('Already there'),
    expect.stringContaining('Already there'),
  ])
  expect(await found('TWICE-')).toHaveLength(2)
})

it('finishes a run that was cut short: a repeated delivery counts its own loads as added', async () => {
  const notice = JSON.parse(await bucket.put('loads/cut.csv', loadFile(['CUT-1', 'CUT-2'])))
  await deliver(handler, notice)
  const first = await bucket.result('loads/cut.csv')
  await deliver(handler, notice)
  expect(await bucket.result('loads/cut.csv')).toBe(first)
  expect(await found('CUT-')).toHaveLength(2)
})

it('adds a load once when two files bring it at the same moment', async () => {
  const notices = await Promise.all(
    ['a', 'b'].map((name) => bucket.put(`loads/same-${name}.csv`, loadFile(['SAME-1']))),
  )
  await Promise.all(notices.map((notice) => deliver(handler, JSON.parse(notice))))
  const results = await Promise.all(['a', 'b'].map((name) => bucket.result(`loads/same-${name}.csv`)))
  expect(results.map((text) => lines(text)[0]?.split(',')[2]).sort()).toEqual(['Added', 'Already there'])
  expect(await found('SAME-1')).toHaveLength(1)
})

it('refuses a bad row with its reason, and takes the others', async () => {
  const file = `${loadFile(['GOOD-1', 'BAD-1'])}\nBAD-2,Sunrise Foods,Springfield,MA,here,-72.5,soon,Corn,1,1`
  expect(await imported('loads/mixed.csv', file.replace('BAD-1,Sunrise Foods', 'BAD-1,'))).toEqual([
    expect.stringMatching(/^2,GOOD-1,Added,/),
    '3,BAD-1,Refused,,Shipper is missing.',
    '4,BAD-2,Refused,,OriginLatitude is no coordinate: here. PickupDate is no day such as 2026-11-23: soon.',
  ])
  expect(await found('BAD-')).toEqual([])
})

it.each([
  ['an empty file', 'loads/empty.csv', '', 'The file is empty.'],
  [
    'a workbook',
    'loads/book.csv',
    'PK\u0003\u0004',
    'The file is an Excel workbook that cannot be read here. Please save it as CSV and send that.',
  ],
  ['a header alone', 'loads/head.csv', loadFile([]), 'The file has a header and no rows.'],
  ['other columns', 'loads/other.csv', 'A,B\n1,2', 'The file lacks columns: Reference, Shipper, OriginCity'],
  ['another folder', 'people/all.csv', loadFile(['X-1']), 'Nothing is imported from this folder. Folders: loads, erp.'],
  [
    'ERP rows of nobody',
    'erp/999999/monday.csv',
    'ERP Code,Description,ERP Quantity\n10342,Beans,4',
    'The file has to be in a folder named by the ID of a food bank or an agency',
  ],
])('tells of %s in words', async (_, key, content, words) => {
  const [line] = await imported(key, content)
  expect(line).toContain(words)
})

it('reads UTF-16 and Windows-1252 as spreadsheets save them', async () => {
  const file = (reference: string) => loadFile([reference]).replace('Canned corn', 'Jalapeño')
  await imported('loads/utf16.csv', new Uint8Array(Buffer.from(`\uFEFF${file('ENC-1')}`, 'utf16le')))
  await imported('loads/latin1.csv', new Uint8Array(Buffer.from(file('ENC-2'), 'latin1')))
  expect((await found('ENC-')).map(({ Summary }) => Summary)).toEqual(['Jalapeño', 'Jalapeño'])
})

it('brings in the ERP rows of a food bank: each once, and a wrong one is named', async () => {
  const content = [
    'ERP Code,Description,ERP Quantity,Reference',
    '10342,Green beans,4,PO-7 line 1',
    '10343,Corn,many,PO-7 line 2',
    '10342,Green beans,4,PO-7 line 1',
  ].join('\n')
  const key = `erp/${people.foodBank.EntityID}/monday.csv`
  expect(await imported(key, content)).toEqual([
    expect.stringMatching(/^2,PO-7 line 1,Added,\d+,$/),
    '3,PO-7 line 2,Refused,,ERP Quantity is no number in range: many.',
    expect.stringMatching(/^4,PO-7 line 1,Already there,\d+,$/),
  ])
  expect((await imported(key, content)).map((line) => line.split(',')[2])).toEqual([
    'Already there',
    'Refused',
    'Already there',
  ])
  const { answer } = await call(erp.getErpMatchingGrid, people.foodBank, {})
  expect(answer.Value?.rows.map(({ Code, Quantity }) => [Code, Quantity])).toEqual([['10342', 4]])
})

it('passes over S3’s test message', async () => {
  expect(await deliver(handler, { Service: 'Amazon S3', Event: 's3:TestEvent' })).toEqual([])
})
