import { describe, expect, it } from 'vitest'
import { readRecords } from '../../core/csv/records.ts'
import { resultFile } from '../../core/importing/importOutcome.ts'
import { loadFileColumns, loadsOf } from './loadFile.ts'

const head =
  'Reference,Shipper,Carrier,OriginCity,OriginProvince,OriginLatitude,OriginLongitude,PickupDate,Product,Cases,Pounds'
const line = (reference: string, item: string, shipper = 'Sunrise Foods') =>
  `${reference},${shipper},Prairie Freight,Omaha,NE,41.25,-95.93,2026-11-23,${item}`

function read(...lines: string[]) {
  const content = readRecords([head, ...lines].join('\n'), loadFileColumns)
  if ('missing' in content) throw new Error(`Missing: ${content.missing}`)
  return loadsOf(content.records)
}
const reasonsOf = (...lines: string[]) =>
  read(...lines).refused.map(({ row, reasons }) => [
    row,
    ...(reasons ?? []).map((reason) => (typeof reason === 'string' ? reason : reason.key)),
  ])

describe('a distributor’s file', () => {
  it('has one row a product; rows of one reference are one load', () => {
    const { loads, refused } = read(
      line('PO-1', 'Corn,600,9000'),
      line('PO-2', 'Milk,10,400'),
      line('po-1', 'Beans,5,90'),
    )
    expect(refused).toEqual([])
    expect(loads.map(({ draft, rows }) => [draft.Reference, rows, draft.Items.length])).toEqual([
      ['PO-1', [2, 4], 2],
      ['PO-2', [3], 1],
    ])
    expect(loads[0]?.draft).toMatchObject({
      Shipper: { Name: 'Sunrise Foods' },
      Origin: { City: 'Omaha', Latitude: 41.25 },
      DeliveryDate: null,
      OfferDeadline: null,
      IsSimultaneousNotifyEnabled: false,
      Items: [{ Product: 'Corn', Cases: 600, Items: 600, Pounds: 9000 }, { Product: 'Beans' }],
    })
  })

  it('may bring a load without items', () => {
    expect(read(line('PO-1', ',0,0')).loads[0]?.draft.Items).toEqual([])
  })

  it('keeps formulas as text, and makes them harmless in the result', () => {
    const { loads } = read(line('"=1+1"', '"=cmd|x",5,5'))
    expect(loads[0]?.draft).toMatchObject({ Reference: '=1+1', Items: [{ Product: '=cmd|x' }] })
    const result = resultFile([{ row: 2, reference: '=1+1', outcome: 'added', id: 7 }], 'en')
    expect(result).toContain(`2,'=1+1,Added,7,`)
  })

  it('is refused row by row, with each reason; a load comes in whole or not at all', () => {
    expect(reasonsOf(line('PO-1', 'Corn,many,x'), line('PO-2', 'Milk,10,400'), line('PO-1', 'Beans,5,90'))).toEqual([
      [2, 'cellNoCount', 'cellNoNumber'],
      [4, 'otherRow'],
    ])
    expect(reasonsOf(line('', 'Corn,1,1'), line('', 'Milk,1,1'))).toEqual([
      [2, 'cellMissing'],
      [3, 'cellMissing'],
    ])
  })

  it('refuses what contradicts itself', () => {
    expect(reasonsOf(line('A', 'Corn,5,5'), line('A', 'Milk,5,5', 'Other'))).toEqual([
      [2, 'otherRow'],
      [3, 'differs'],
    ])
    expect(reasonsOf(line('A', 'Corn,5,5'), line('A', 'Corn,5,5'))).toEqual([
      [2, 'otherRow'],
      [3, 'itemTwice'],
    ])
    expect(reasonsOf(line('A', ',5,5'), line('B', 'Corn,0,5'))).toEqual([
      [2, 'productMissing'],
      [3, 'casesMissing'],
    ])
  })

  it('names everything that is wrong with a row', () => {
    const wrong = 'A,Other,Other Freight,Omaha,NE,north,-95.93,2026-11-24,,5,x'
    const { refused } = read(line('A', 'Corn,5,5'), wrong)
    expect(refused[1]?.reasons).toEqual([
      { key: 'cellNoCoordinate', values: { column: 'OriginLatitude', value: 'north' } },
      { key: 'cellNoNumber', values: { column: 'Pounds', value: 'x' } },
      { key: 'productMissing' },
      { key: 'differs', values: { column: 'Shipper', row: 2 } },
      { key: 'differs', values: { column: 'Carrier', row: 2 } },
      { key: 'differs', values: { column: 'PickupDate', row: 2 } },
    ])
  })

  it('says in words what is wrong', () => {
    const { refused } = read(line('PO-1', 'Corn,many,9'))
    expect(resultFile(refused, 'en')).toBe(
      '\uFEFFRow,Reference,Result,ID,Reason\r\n2,PO-1,Refused,,Cases is no whole number in range: many.\r\n',
    )
    expect(resultFile(refused, 'es')).toContain('Cases no es un número entero válido: many.')
  })
})
