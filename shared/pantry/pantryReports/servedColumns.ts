import { toHundredth } from '../../core/schema/fields.ts'
import { orderCode } from '../orders/order.ts'
import {
  figuresBy,
  type ServedFacts,
  type ServedFigures,
  type ServedHousehold,
  servedFigures,
  uncountedId,
  uncountedLines,
} from './served.ts'
import { describedTable, type PantryTable, type ReportColumn, type ReportText, type Writing } from './table.ts'
import { customerReportTexts } from './texts.ts'
import { sourceText, yesText } from './writing.ts'

/** Columns of the reports of hand-overs: products, households, people and places. */

interface DistributedProduct {
  readonly ID: number
  readonly Name: string
  readonly SourceCode: string | null
  readonly Quantity: number
  readonly Pounds: number
  readonly Orders: number
}

/** Its name; food that no product counts is called so. */
export const productText = ({ Name }: { readonly Name: string }, { language }: Writing) =>
  Name || customerReportTexts[language].uncounted

/** Each product once, by name; what was not handed over counts nothing. */
export function distributedProducts(served: readonly ServedFacts[]): DistributedProduct[] {
  const products = new Map<string, DistributedProduct>()
  for (const line of served.flatMap((one) => [...one.Lines, ...uncountedLines(one)])) {
    if (line.Quantity === 0 && line.Pounds === 0) continue
    const key = `${line.PantryInventoryItemID} ${line.PantryInventoryItemID === uncountedId ? line.SourceCode : ''}`
    const before = products.get(key)
    products.set(key, {
      ID: line.PantryInventoryItemID,
      Name: line.Name,
      SourceCode: line.SourceCode,
      Quantity: (before?.Quantity ?? 0) + line.Quantity,
      Pounds: toHundredth((before?.Pounds ?? 0) + line.Pounds),
      Orders: (before?.Orders ?? 0) + 1,
    })
  }
  return [...products.values()].toSorted((a, b) => a.Name.localeCompare(b.Name, 'en') || a.ID - b.ID)
}

export const distributedColumns: readonly ReportColumn<DistributedProduct>[] = [
  { head: 'product', value: productText },
  { head: 'source', value: ({ SourceCode }, writing) => sourceText(SourceCode, writing) },
  { head: 'orders', isNumber: true, value: ({ Orders }) => Orders },
  { head: 'handedOver', isNumber: true, isSummed: true, value: ({ Quantity }) => Quantity },
  { head: 'pounds', isNumber: true, isSummed: true, value: ({ Pounds }) => Pounds },
]

/** A line of a hand-over, for the full data. */
export interface ServedLine {
  readonly served: ServedFacts
  readonly line: ServedFacts['Lines'][number]
}
export const servedLines = (all: readonly ServedFacts[]): ServedLine[] =>
  all.flatMap((served) => [...served.Lines, ...uncountedLines(served)].map((line) => ({ served, line })))

export const servedLineColumns: readonly ReportColumn<ServedLine>[] = [
  { head: 'date', value: ({ served }) => served.Day },
  { head: 'location', value: ({ served }) => served.Place },
  { head: 'order', value: ({ served }) => orderCode(served.OrderID) },
  { head: 'neighborId', value: ({ served }) => served.CustomerID },
  { head: 'household', isNumber: true, value: ({ served }) => served.HouseholdSize },
  { head: 'minors', isNumber: true, value: ({ served }) => served.Ages?.Minors ?? null },
  { head: 'adults', isNumber: true, value: ({ served }) => served.Ages?.Adults ?? null },
  { head: 'seniors', isNumber: true, value: ({ served }) => served.Ages?.Seniors ?? null },
  {
    head: 'productId',
    value: ({ line }) => (line.PantryInventoryItemID === uncountedId ? null : line.PantryInventoryItemID),
  },
  { head: 'product', value: ({ line }, writing) => productText(line, writing) },
  { head: 'source', value: ({ line }, writing) => sourceText(line.SourceCode, writing) },
  { head: 'handedOver', isNumber: true, isSummed: true, value: ({ line }) => line.Quantity },
  { head: 'pounds', isNumber: true, isSummed: true, value: ({ line }) => line.Pounds },
]

/** A household of the TEFAP report, with what its profile says. */
export interface TefapHousehold extends ServedHousehold {
  readonly Name: string
  readonly PostalCode: string | null
  readonly CountyName: string | null
  /** It never took TEFAP products before these days. */
  readonly IsFirstTime: boolean
}

export const tefapColumns: readonly ReportColumn<TefapHousehold>[] = [
  { head: 'neighbor', value: ({ Name }) => Name },
  { head: 'neighborId', place: 'data', value: ({ CustomerID }) => CustomerID },
  { head: 'household', isNumber: true, isSummed: true, value: ({ HouseholdSize }) => HouseholdSize },
  { head: 'minors', isNumber: true, isSummed: true, value: ({ Ages }) => Ages?.Minors ?? null },
  { head: 'adults', isNumber: true, isSummed: true, value: ({ Ages }) => Ages?.Adults ?? null },
  { head: 'seniors', isNumber: true, isSummed: true, value: ({ Ages }) => Ages?.Seniors ?? null },
  { head: 'county', value: ({ CountyName }) => CountyName },
  { head: 'zip', value: ({ PostalCode }) => PostalCode },
  { head: 'sites', value: ({ Places }) => Places.join(', ') },
  { head: 'visits', isNumber: true, isSummed: true, value: ({ Visits }) => Visits },
  { head: 'datesOfService', value: ({ Days }) => Days.join(', ') },
  { head: 'firstTime', value: ({ IsFirstTime }, writing) => yesText(IsFirstTime, writing) },
  { head: 'tefapItems', isNumber: true, isSummed: true, value: (household) => household.TefapItems },
  { head: 'tefapPounds', isNumber: true, isSummed: true, value: (household) => household.TefapPounds },
]

/** The figures in the order in which files and screen show them. */
export const figureHeads = [
  ['visits', 'Visits'],
  ['households', 'Households'],
  ['individuals', 'Individuals'],
  ['minors', 'Minors'],
  ['adults', 'Adults'],
  ['seniors', 'Seniors'],
  ['agesUnknown', 'AgesUnknown'],
  ['withMinors', 'HouseholdsWithMinors'],
  ['withoutMinors', 'HouseholdsWithoutMinors'],
  ['householdsTefap', 'TefapHouseholds'],
  ['products', 'Items'],
  ['pounds', 'Pounds'],
  ['tefapItems', 'TefapItems'],
  ['tefapPounds', 'TefapPounds'],
] as const satisfies readonly (readonly [ReportText, keyof ServedFigures])[]

interface NamedFigures extends ServedFigures {
  readonly Name: string
}
const figureColumns = (head: ReportText): readonly ReportColumn<NamedFigures>[] => [
  { head, value: ({ Name }) => Name },
  ...figureHeads
    .filter(([, figure]) => !(figure === 'AgesUnknown' || figure.startsWith('HouseholdsWith')))
    .map(([figureHead, figure]) => ({
      head: figureHead,
      isNumber: true,
      value: (row: NamedFigures) => row[figure],
    })),
]

/** One line a figure: who was served in all. */
export function figuresTable(
  served: readonly ServedFacts[],
  also: readonly (readonly [ReportText, number])[],
  texts: Readonly<Record<ReportText, string>>,
  writing: Writing,
): PantryTable {
  const figures = servedFigures(served)
  const rows = [...figureHeads.map(([head, figure]) => [head, figures[figure]] as const), ...also]
  return describedTable<readonly [ReportText, number]>({
    name: texts.people,
    rows,
    columns: [
      { head: 'measure', value: ([head]) => texts[head] },
      { head: 'value', isNumber: true, value: ([, number]) => number },
    ],
    writing,
  })
}

/** One line a place or county. */
export const figuresByTable = <T extends ServedFacts>(
  { name, head, groupOf }: { name: string; head: ReportText; groupOf: (one: T) => { Name: string; key: string } },
  served: readonly T[],
  writing: Writing,
): PantryTable => describedTable({ name, rows: figuresBy(served, groupOf), columns: figureColumns(head), writing })
