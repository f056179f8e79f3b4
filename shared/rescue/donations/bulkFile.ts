import * as z from 'zod/mini'
import {
  type CsvRecord,
  decimalCell,
  labelOf,
  optionalDayCell,
  optionalTextCell,
  textCell,
  translatedColumn,
} from '../../core/csv/columns.ts'
import type { ImportReason } from '../../core/importing/importOutcome.ts'
import { type RowRead, readRow } from '../../core/importing/readRow.ts'
import type { DonationCategory } from '../../core/reference/reference.ts'
import { storageRequirements } from '../../core/reference/reference.ts'
import { toTenth } from '../../core/schema/fields.ts'
import { languages } from '../../core/text/languages.ts'
import type { Language } from '../../core/text/text.ts'
import { codeKey } from '../../network/donors/donor.ts'
import { type BulkRow, maxBulkNotes, maxReference, referenceKey } from './bulkOffer.ts'
import { categoryName, storageName } from './names.ts'
import { customChoice, parseCustomCode, pickupTimeName, pickupTimeTypes } from './pickup/pickupTime.ts'
import { bulkHeads } from './texts/bulkHeads.ts'

/** Reading of a bulk donor's file. Apart from the rows' schema, which every page loads with the API. */

export const maxBulkRows = 5000

const column = (name: keyof typeof bulkHeads.en, isNeeded = false) => translatedColumn(bulkHeads, name, isNeeded)
export const bulkColumns = [
  column('Reference', true),
  column('Location', true),
  column('Category', true),
  column('Pounds', true),
  column('Storage'),
  column('Pickup Date'),
  column('Pickup Time'),
  column('Notes'),
]
export const bulkColumnLabel = (name: string, language: Language): string => labelOf(bulkColumns, name, language)

const Cells = z.object({
  Reference: textCell(maxReference),
  Location: textCell(40),
  Category: textCell(100),
  Pounds: decimalCell(0.1, 45_000),
  Storage: optionalTextCell(200),
  'Pickup Date': optionalDayCell,
  'Pickup Time': optionalTextCell(40),
  Notes: optionalTextCell(maxBulkNotes),
})
type Cells = z.infer<typeof Cells>

export interface ReadRow {
  /** Number of the row in a spreadsheet. */
  readonly row: number
  readonly reference: string
  readonly offer: BulkRow | undefined
  readonly reasons: readonly ImportReason[]
}

const fold = (text: string) => text.trim().toLowerCase()
/** Tells if a cell is this name in any language. */
const isCalled = (text: string, nameIn: (language: Language) => string) =>
  languages.some((language) => fold(nameIn(language)) === fold(text))

const withoutHours = (name: string) => name.replace(/ \(.*/, '')
/** A window by its name, with or without its hours, or by its code, or an own one such as `10:30AMTO9:00PM`; empty: as soon as possible. */
function pickupOf(text: string): Pick<BulkRow, 'PickupTimeTypeID' | 'CustomPickupTimeCode'> | undefined {
  const wanted = fold(text) || 'asap'
  const usual = pickupTimeTypes.find(
    (type) =>
      fold(type.Code) === wanted ||
      isCalled(wanted, (language) => pickupTimeName(type, language)) ||
      isCalled(wanted, (language) => withoutHours(pickupTimeName(type, language))),
  )
  if (usual) return { PickupTimeTypeID: usual.ID }
  const own = text.replaceAll(' ', '').toUpperCase()
  return parseCustomCode(own) ? { PickupTimeTypeID: customChoice.ID, CustomPickupTimeCode: own } : undefined
}

/** Kinds of storage by name, separated by semicolons; undefined when one is unknown. */
function storageOf(text: string): number[] | undefined {
  const wanted = text.split(/[;/|]/).map(fold).filter(Boolean)
  const found = wanted.flatMap(
    (name) => storageRequirements.find((one) => isCalled(name, (language) => storageName(one, language)))?.ID ?? [],
  )
  return found.length === wanted.length ? [...new Set(found)] : undefined
}

const given = <T>(text: string | undefined, find: (text: string) => T | undefined) =>
  text === undefined ? undefined : find(text)

/** The offer of a row whose cells could all be read, and what its readable cells name that is not known. */
function offerOf({ isWhole, values: cells }: RowRead<Cells>, categories: readonly DonationCategory[]) {
  const category = given(cells.Category, (text) =>
    categories.find((one) => String(one.ID) === text || isCalled(text, (language) => categoryName(one, language))),
  )
  const storage = given(cells.Storage, storageOf)
  const pickup = given(cells['Pickup Time'], pickupOf)
  const found = { Category: category, Storage: storage, 'Pickup Time': pickup }
  const unknown = (['Category', 'Storage', 'Pickup Time'] as const).flatMap((column): ImportReason[] => {
    const value = cells[column]
    return value === undefined || found[column] ? [] : [{ key: 'cellUnknown', values: { column, value } }]
  })
  if (!isWhole || !category || !storage || !pickup) return { offer: undefined, unknown }
  const offer: BulkRow = {
    Reference: cells.Reference,
    LocationCode: cells.Location,
    categories: [{ DonationCategoryID: category.ID, Pounds: toTenth(cells.Pounds) }],
    StorageRequirementIDs: storage,
    DonorRecordedPickupDate: cells['Pickup Date'],
    ...pickup,
    Notes: cells.Notes,
  }
  return { offer, unknown }
}

function readOffer({ row, cells, problem }: CsvRecord, categories: readonly DonationCategory[]): ReadRow {
  const reference = cells.Reference ?? ''
  if (problem) return { row, reference, offer: undefined, reasons: [{ key: problem }] }
  const read = readRow(Cells, cells)
  const { offer, unknown } = offerOf(read, categories)
  const bad = read.bad.map(({ column, key }): ImportReason => ({ key, values: { column, value: cells[column] ?? '' } }))
  return { row, reference, offer, reasons: [...bad, ...unknown] }
}

/** Facts about the donor that the browser knows: its location codes, absent while they are loaded, and today. */
export interface BulkKnown {
  readonly codes: ReadonlySet<string> | undefined
  readonly today: string
}

/** With the rows left out that the server would refuse: a location that the donor does not have, a day that has passed. */
export const leftOutEarly = (rows: readonly ReadRow[], { codes, today }: BulkKnown): ReadRow[] =>
  rows.map((read) => {
    if (!read.offer) return read
    const { LocationCode: code, DonorRecordedPickupDate: day } = read.offer
    const reasons: ImportReason[] = [
      ...(codes && !codes.has(codeKey(code))
        ? [{ key: 'cellUnknown' as const, values: { column: 'Location', value: code } }]
        : []),
      ...(day && day < today ? [{ key: 'cellPast' as const, values: { column: 'Pickup Date', value: day } }] : []),
    ]
    return reasons.length > 0 ? { ...read, offer: undefined, reasons } : read
  })

/** The rows of a file; of two with the same reference the first counts. */
export function readBulkRows(records: readonly CsvRecord[], categories: readonly DonationCategory[]): ReadRow[] {
  const seen = new Map<string, number>()
  return records.map((record) => {
    const read = readOffer(record, categories)
    const first = seen.get(referenceKey(read.reference))
    if (first !== undefined && read.offer)
      return { ...read, offer: undefined, reasons: [{ key: 'itemTwice', values: { row: first } }] }
    if (read.offer) seen.set(referenceKey(read.reference), read.row)
    return read
  })
}
