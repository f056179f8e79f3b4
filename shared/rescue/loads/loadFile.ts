import * as z from 'zod/mini'
import {
  type CsvColumn,
  type CsvRecord,
  coordinateCell,
  countCell,
  dayCell,
  decimalCell,
  flagCell,
  optionalDayCell,
  optionalInstantCell,
  optionalTextCell,
  textCell,
} from '../../core/csv/columns.ts'
import type { ImportReason, RowOutcome } from '../../core/importing/importOutcome.ts'
import { type RowRead, readRow } from '../../core/importing/readRow.ts'
import { maxPounds } from '../../core/schema/fields.ts'
import { beginningOf } from '../../core/text/text.ts'
import type { LoadDraft } from './newSubmission.ts'
import { maxCases, maxProductName } from './submission.ts'

/**
 * The distributor's file (decision 21): one row a product, rows with the same reference are one load. A load comes in
 * whole or not at all: one refused row refuses the load's other rows.
 */

const LoadRow = z.object({
  Reference: textCell(60),
  Shipper: textCell(120),
  Carrier: optionalTextCell(120),
  OriginAddress: optionalTextCell(200),
  OriginCity: textCell(100),
  OriginProvince: textCell(60),
  OriginPostalCode: optionalTextCell(20),
  OriginLatitude: coordinateCell(90),
  OriginLongitude: coordinateCell(180),
  PickupDate: dayCell,
  DeliveryDate: optionalDayCell,
  OfferDeadline: optionalInstantCell,
  SimultaneousNotify: flagCell,
  Product: optionalTextCell(maxProductName),
  Cases: countCell(maxCases),
  Items: countCell(maxCases * 100),
  Pounds: decimalCell(0, maxPounds),
})
type LoadRow = z.infer<typeof LoadRow>

const needed = [
  'Reference',
  'Shipper',
  'OriginCity',
  'OriginProvince',
  'OriginLatitude',
  'OriginLongitude',
  'PickupDate',
  'Product',
  'Cases',
]
export const loadFileColumns: readonly CsvColumn[] = Object.keys(LoadRow.def.shape).map((name) => ({
  name,
  isNeeded: needed.includes(name),
}))
const ofItem: readonly string[] = ['Product', 'Cases', 'Items', 'Pounds']
const ofLoad = loadFileColumns
  .map(({ name }) => name)
  .filter((name) => name !== 'Reference' && !ofItem.includes(name)) as (keyof LoadRow)[]

/** A load fits into one item of the table together with its matches. */
const maxItems = 300

interface Read {
  readonly record: CsvRecord
  readonly row: RowRead<LoadRow>
  readonly reasons: ImportReason[]
}

function read(record: CsvRecord): Read {
  const { cells, problem } = record
  if (problem) return { record, row: { isWhole: false, values: {}, bad: [] }, reasons: [{ key: problem }] }
  const row = readRow(LoadRow, cells)
  const bad = row.bad.map(({ column, key }): ImportReason => {
    return { key, values: { column, value: beginningOf(cells[column] ?? '', 40) } }
  })
  return { record, row, reasons: [...bad, ...itemReasons(row.values)] }
}

/** A row without a product and without cases is a load without items. */
function itemReasons({ Product, Cases, PickupDate, DeliveryDate }: Partial<LoadRow>): ImportReason[] {
  const reasons: ImportReason[] = []
  if (Product === '' && (Cases ?? 0) > 0) reasons.push({ key: 'productMissing' })
  if (Product && Cases === 0) reasons.push({ key: 'casesMissing' })
  if (PickupDate && DeliveryDate && DeliveryDate < PickupDate) reasons.push({ key: 'deliveryBeforePickup' })
  return reasons
}

/** Differences between the load's rows, and rows that come twice. */
function compare(rows: readonly Read[]): void {
  const [first] = rows
  const items = new Map<string, number>()
  for (const { row, record, reasons } of rows) {
    const others = ofLoad.filter((column) => {
      const [own, ofFirst] = [row.values[column], first?.row.values[column]]
      return own !== undefined && ofFirst !== undefined && own !== ofFirst
    })
    for (const column of others) reasons.push({ key: 'differs', values: { column, row: first?.record.row ?? 0 } })
    if (!row.isWhole) continue
    const { Product, Cases, Items, Pounds } = row.values
    const item = JSON.stringify([Product.toLowerCase(), Cases, Items, Pounds])
    const earlier = items.get(item)
    if (earlier !== undefined) reasons.push({ key: 'itemTwice', values: { row: earlier } })
    items.set(item, record.row)
  }
  if (rows.length > maxItems) first?.reasons.push({ key: 'tooManyItems', values: { max: maxItems } })
}

function draftOf(rows: readonly LoadRow[]): LoadDraft | undefined {
  const [row] = rows
  if (!row) return undefined
  return {
    Reference: row.Reference,
    Shipper: { Name: row.Shipper },
    Carrier: { Name: row.Carrier },
    Origin: {
      AddressLine1: row.OriginAddress,
      City: row.OriginCity,
      Province: row.OriginProvince,
      PostalCode: row.OriginPostalCode,
      Latitude: row.OriginLatitude,
      Longitude: row.OriginLongitude,
    },
    PickupDate: row.PickupDate,
    DeliveryDate: row.DeliveryDate,
    OfferDeadline: row.OfferDeadline,
    IsSimultaneousNotifyEnabled: row.SimultaneousNotify,
    Items: rows
      .filter(({ Cases }) => Cases > 0)
      .map(({ Product, Cases, Items, Pounds }) => ({ Product, Cases, Items: Items || Cases, Pounds })),
  }
}

export interface LoadOfFile {
  readonly draft: LoadDraft
  readonly rows: readonly number[]
}

/** The loads of a file, and the rows that were refused with their reasons. */
export function loadsOf(records: readonly CsvRecord[]): { loads: LoadOfFile[]; refused: RowOutcome[] } {
  const groups = Map.groupBy(
    records.map(read),
    ({ record }) => (record.cells.Reference ?? '').toUpperCase() || `row ${record.row}`,
  )
  const loads: LoadOfFile[] = []
  const refused: RowOutcome[] = []
  for (const group of groups.values()) {
    compare(group)
    const bad = group.find(({ reasons }) => reasons.length > 0)
    const draft = bad ? undefined : draftOf(group.flatMap(({ row }) => (row.isWhole ? [row.values] : [])))
    if (draft) loads.push({ draft, rows: group.map(({ record }) => record.row) })
    else refused.push(...group.map((row) => refusedRow(row, bad?.record.row ?? 0)))
  }
  return { loads, refused }
}

const refusedRow = ({ record, reasons }: Read, bad: number): RowOutcome => ({
  row: record.row,
  reference: record.cells.Reference ?? '',
  outcome: 'refused',
  reasons: reasons.length > 0 ? reasons : [{ key: 'otherRow', values: { row: bad } }],
})
