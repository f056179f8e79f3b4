import * as z from 'zod/mini'
import type { LocatedBy } from '../address/lookUp.ts'
import { coordinateCell, flagCell, parsedCell } from '../csv/columns.ts'
import { storageRequirements, systemCategories } from '../reference/reference.ts'
import { referenceTexts } from '../reference/texts.ts'
import { languageIn } from '../text/languageIn.ts'
import { languageNames, languages } from '../text/languages.ts'
import { type Language, withoutAccents, wordsOf } from '../text/text.ts'
import { cellWords } from './cellWords.ts'
import { type Cells, columnLabel, folded, zipOf } from './columns.ts'
import type { ImportReason } from './importOutcome.ts'
import type { FileKind } from './kinds.ts'
import { type RowRead, readRow } from './readRow.ts'

/** Reading the cells of a row. An empty cell says nothing: of something new it is the usual value, else what is stored. */

/** `="02138"` is how spreadsheets keep the zeros of a text. */
const plainText = (cell: string) => /^="([^"]*)"$/.exec(cell)?.[1] ?? cell

export const filledCells = (cells: Cells): Cells =>
  Object.fromEntries(
    Object.entries(cells).flatMap(([name, cell]) => {
      const text = plainText(cell.trim()).replace(/\s+/g, ' ').trim()
      return text === '' ? [] : [[name, text]]
    }),
  )

export interface Known {
  readonly id: number
  /** Its names in every language. */
  readonly names: readonly string[]
}

const textOf = (language: Language, key: string) => (referenceTexts[language] as Record<string, string>)[key]
const namesOf = (key: string, own: string) => [own, ...languages.flatMap((language) => textOf(language, key) ?? [])]

export const knownStorage: readonly Known[] = storageRequirements.map(({ ID, Name }) => ({
  id: ID,
  names: namesOf(`storage${ID}`, Name),
}))

interface NamedCategory {
  readonly ID: number
  readonly Name: string
  readonly Icon: { readonly ClassName: string }
}
/** The app's own categories have a name in each language, the tenant's as it named them. */
export const knownCategories = (categories: readonly NamedCategory[]): Known[] =>
  categories.map(({ ID, Name, Icon }) => ({
    id: ID,
    names: systemCategories.some((one) => one.ID === ID) ? namesOf(Icon.ClassName, Name) : [Name],
  }))

/** Tells whether a cell is one of the words of a kind. */
const isWord = (key: keyof typeof cellWords.en) => {
  const words = wordsOf(cellWords, key).map(withoutAccents)
  return (text: string) => words.includes(withoutAccents(folded(text)))
}
const isEverything = isWord('all')

/** Several of what is known, by name, between semicolons; `all` for each of them. */
export const listCell = (known: readonly Known[]) =>
  parsedCell((text) => {
    if (isEverything(text)) return known.map(({ id }) => id)
    const wanted = text.split(/[;/|]/).map(folded).filter(Boolean)
    const found = wanted.flatMap(
      (name) => known.find(({ names }) => names.some((one) => folded(one) === name))?.id ?? [],
    )
    return found.length === wanted.length ? [...new Set(found)].sort((a, b) => a - b) : undefined
  }, 'cellUnknown')

/** One of what is known, by name. */
export const oneCell = (known: readonly Known[]) =>
  parsedCell((text) => known.find(({ names }) => names.some((one) => folded(one) === folded(text)))?.id, 'cellUnknown')

/** A whole number of pounds or miles, `1,200` as spreadsheets write it. */
export const wholeCell = parsedCell((text) => {
  const digits = /^\d{1,3}(,\d{3})+$/.test(text) ? text.replaceAll(',', '') : text
  return /^\d{1,9}(\.0+)?$/.test(digits) ? Number(digits) : undefined
}, 'cellNoCount')

const says: readonly (readonly [(text: string) => boolean, string])[] = [
  [isWord('yes'), 'yes'],
  [isWord('no'), 'no'],
  [isWord('active'), 'yes'],
  [isWord('inactive'), 'no'],
]
export const activeCell = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text: string) => says.find(([isSaid]) => isSaid(text))?.[1] ?? text),
  ),
  flagCell,
)

/** A language by its code, or by what it is called in itself and in the others. */
export const languageNamed = (name: string) =>
  languages.find((language) =>
    [language, languageNames[language], ...languages.map((other) => languageIn(language, other))].some(
      (one) => withoutAccents(one) === withoutAccents(folded(name)),
    ),
  )
export const languageCell = parsedCell(languageNamed, 'cellUnknown')

/** Zone, address and contact of an organization, as far as a row gives it. */
export const addressCells = {
  'Time Zone': z.optional(z.string()),
  Street: z.optional(z.string()),
  City: z.optional(z.string()),
  State: z.optional(z.string()),
  'ZIP Code': z.optional(z.string()),
  Latitude: z.optional(coordinateCell(90)),
  Longitude: z.optional(coordinateCell(180)),
  Contact: z.optional(z.string()),
  Phone: z.optional(z.string()),
  'E-mail': z.optional(z.string()),
  Active: z.optional(activeCell),
}
type AddressCells = z.infer<z.ZodMiniObject<typeof addressCells>>

interface Addressed {
  readonly TimeZone: string
  readonly Address: {
    readonly AddressLine1: string
    readonly City: string
    readonly Province: string
    readonly PostalCode: string
    readonly Latitude: number
    readonly Longitude: number
    readonly LocatedBy?: LocatedBy | undefined
  }
  readonly Contact: { readonly ContactName: string; readonly PhoneNumber: string; readonly EMailAddress: string }
}

type Pin = Pick<Addressed['Address'], 'Latitude' | 'Longitude' | 'LocatedBy'>

/** Coordinates of a row are set by hand; those of before keep how they came. */
function pinFrom({ Latitude, Longitude }: Partial<AddressCells>, before: Pin) {
  const pin = { Latitude: Latitude ?? before.Latitude, Longitude: Longitude ?? before.Longitude }
  const isAsBefore = pin.Latitude === before.Latitude && pin.Longitude === before.Longitude
  return isAsBefore && before.LocatedBy ? { ...pin, LocatedBy: before.LocatedBy } : pin
}

/** The row has no coordinates: its address is looked up. */
export const isWithoutPin = ({ Latitude, Longitude }: { readonly [Name in 'Latitude' | 'Longitude']?: unknown }) =>
  Latitude === undefined && Longitude === undefined

/** Zone, address and contact of a row; what it leaves out is as before. */
export const addressFrom = (cells: Partial<AddressCells>, before: Addressed) => ({
  TimeZone: cells['Time Zone'] ?? before.TimeZone,
  Address: {
    AddressLine1: cells.Street ?? before.Address.AddressLine1,
    City: cells.City ?? before.Address.City,
    Province: cells.State ?? before.Address.Province,
    PostalCode: cells['ZIP Code'] === undefined ? before.Address.PostalCode : zipOf(cells['ZIP Code']),
    ...pinFrom(cells, before.Address),
  },
  Contact: {
    ContactName: cells.Contact ?? before.Contact.ContactName,
    PhoneNumber: cells.Phone ?? before.Contact.PhoneNumber,
    EMailAddress: cells['E-mail'] ?? before.Contact.EMailAddress,
  },
})

/** A new organization before its row is read: it has no address, which its row therefore has to give; nor a pin. */
export const noAddress = (TimeZone: string): Addressed => ({
  TimeZone,
  Address: { AddressLine1: '', City: '', Province: '', PostalCode: '', Latitude: Number.NaN, Longitude: Number.NaN },
  Contact: { ContactName: '', PhoneNumber: '', EMailAddress: '' },
})

interface Reading {
  readonly kind: FileKind
  readonly cells: Cells
  readonly language: Language
}

type CellsRead<T> = RowRead<T> & { readonly reasons: readonly ImportReason[] }

/** Values of the filled cells, and errors of those that can't be read; formulas are refused, since their result is unknown here. */
export function readCells<S extends z.core.$ZodShape>(
  schema: z.ZodMiniObject<S>,
  { kind, cells, language }: Reading,
): CellsRead<z.infer<z.ZodMiniObject<S>>> {
  const formulas = Object.keys(cells).filter((name) => cells[name]?.startsWith('='))
  const row = readRow(
    schema,
    cells,
    formulas.map((column) => ({ column, key: 'cellFormula' as const })),
  )
  const reasons = row.bad.map(({ column, key }): ImportReason => {
    return { key, values: { column: columnLabel(kind, column, language), value: cells[column] ?? '' } }
  })
  return { ...row, reasons }
}

/** Columns of the fields that a draft's own schema may refuse. */
const columnOf: Readonly<Record<string, string>> = {
  TimeZone: 'Time Zone',
  AddressLine1: 'Street',
  Province: 'State',
  PostalCode: 'ZIP Code',
  ContactName: 'Contact',
  PhoneNumber: 'Phone',
  EMailAddress: 'E-mail',
  CapacityPounds: 'Capacity',
  NeedPounds90: 'Need',
  MaxMiles: 'Max Miles',
  EachQuantity: 'Each Qty',
  Amount: 'Size',
  UnitOfMeasureID: 'Unit of Measure',
  WeightPounds: 'Pounds',
  LowStockQuantityThreshold: 'Low Quantity Threshold',
  PackingOrder: 'Packing',
  AddressLine2: 'Apartment',
}

const isCoordinate = (field: unknown) => field === 'Latitude' || field === 'Longitude'

/** Errors of a row by a draft's schema: a missing, a too long or a wrong cell. Nobody is asked for coordinates. */
export function draftReasons(draft: object, schema: z.ZodMiniType, { kind, cells, language }: Reading): ImportReason[] {
  const { error } = schema.safeParse(draft)
  const issues = (error?.issues ?? []).filter(({ path }) => !(isWithoutPin(cells) && isCoordinate(path.at(-1))))
  const reasons = issues.map((issue): [string, ImportReason] => {
    const field = String(issue.path.at(-1))
    const name = columnOf[field] ?? field
    const isText = 'origin' in issue && issue.origin === 'string'
    const wrong = isText && issue.code === 'too_big' ? 'cellTooLong' : 'cellWrong'
    const key = cells[name] === undefined ? 'cellMissing' : wrong
    return [name, { key, values: { column: columnLabel(kind, name, language), value: cells[name] ?? '' } }]
  })
  return [...new Map(reasons).values()]
}
