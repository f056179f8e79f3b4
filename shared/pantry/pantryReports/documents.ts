import { fill } from '../../core/text/text.ts'
import { reportDay } from '../../core/time/range.ts'
import { formatInstant } from '../../core/time/zone.ts'
import type { RecalledOrder } from '../recall/recall.ts'
import { type ReportedCustomer, reportedCustomerColumns } from './customerColumns.ts'
import { deliveryColumns, lineColumns, linesOf, pickupColumns } from './orderColumns.ts'
import { inServingOrder, type OrderFacts } from './orderFacts.ts'
import type { PantryReport } from './pantryReport.ts'
import { recallColumns } from './recallColumns.ts'
import { placeGroup, type ServedFacts } from './served.ts'
import {
  distributedColumns,
  distributedProducts,
  figuresByTable,
  figuresTable,
  servedLineColumns,
  servedLines,
  type TefapHousehold,
  tefapColumns,
} from './servedColumns.ts'
import { describedTable, type PantryDocument, type PantryTable, type Writing } from './table.ts'
import { customerReportTexts } from './texts.ts'

/** The reports as documents: a title, what they are of, and tables; paper, CSV and XLSX are made of them. */

export interface DocumentContext extends Writing {
  readonly entityName: string
  /** Both ends count; undefined when orders were selected one by one. */
  readonly range: { readonly start: string; readonly end: string } | undefined
  readonly now: Date
}

export function reportDocument(
  report: PantryReport,
  tables: readonly PantryTable[],
  context: DocumentContext,
  about: readonly string[] = [],
): PantryDocument {
  const { language, entityName, range, zone, now } = context
  const text = customerReportTexts[language]
  const days = range ? [fill(text.range, { start: reportDay(range.start), end: reportDay(range.end) })] : []
  const made = fill(text.made, { at: formatInstant(now, zone, language) })
  return {
    title: text[`report.${report}`],
    lead: [entityName, ...about, ...days, made].filter((line) => line !== ''),
    tables,
  }
}

export function orderDocument(
  report: 'pickupAttendant' | 'delivery' | 'orders',
  orders: readonly OrderFacts[],
  context: DocumentContext,
): PantryDocument {
  const rows = orders.toSorted(inServingOrder)
  const table = {
    pickupAttendant: () => describedTable({ rows, columns: pickupColumns, writing: context }),
    delivery: () => describedTable({ rows, columns: deliveryColumns, writing: context }),
    orders: () => describedTable({ rows: linesOf(rows), columns: lineColumns, writing: context }),
  }[report]
  return reportDocument(report, [table()], context)
}

export function distributionDocument(served: readonly ServedFacts[], context: DocumentContext): PantryDocument {
  const text = customerReportTexts[context.language]
  const main = context.isFull
    ? describedTable({ rows: servedLines(served), columns: servedLineColumns, writing: context })
    : describedTable({ rows: distributedProducts(served), columns: distributedColumns, writing: context })
  return reportDocument(
    'distribution',
    [{ ...main, name: text.products }, figuresTable(served, [], text, context), placesTable(served, context)],
    context,
  )
}

function placesTable(served: readonly ServedFacts[], context: DocumentContext): PantryTable {
  const text = customerReportTexts[context.language]
  return figuresByTable(
    { name: text.sheetSites, head: 'location', groupOf: placeGroup(text.deliveryAlone) },
    served,
    context,
  )
}

/** `households` of the hand-overs, with their profiles; `served` are the hand-overs with TEFAP products alone. */
export function tefapDocument(
  served: readonly ServedFacts[],
  households: readonly TefapHousehold[],
  context: DocumentContext,
): PantryDocument {
  const text = customerReportTexts[context.language]
  const county = new Map(households.map(({ CustomerID, CountyName }) => [CustomerID, CountyName ?? text.unknown]))
  const rows = households.toSorted((a, b) => a.Name.localeCompare(b.Name, 'en') || a.CustomerID - b.CustomerID)
  const firstTime = households.filter(({ IsFirstTime }) => IsFirstTime).length
  return reportDocument(
    'tefap',
    [
      describedTable({ name: text.households, rows, columns: tefapColumns, writing: context }),
      figuresTable(served, [['firstTimeHouseholds', firstTime]], text, context),
      placesTable(served, context),
      figuresByTable(
        {
          name: text.sheetCounties,
          head: 'county',
          groupOf: (one) => countyGroup(county.get(one.CustomerID) ?? text.unknown),
        },
        served,
        context,
      ),
    ],
    context,
  )
}

const countyGroup = (Name: string) => ({ Name, key: Name })

export const customersDocument = (
  rows: readonly ReportedCustomer[],
  hasDates: boolean,
  context: DocumentContext,
): PantryDocument =>
  reportDocument(
    'customers',
    [describedTable({ rows, columns: reportedCustomerColumns(hasDates), writing: context })],
    context,
  )

/** The figures of all, and of each place: what the screen shows of the summary. */
export function summaryDocument(served: readonly ServedFacts[], context: DocumentContext): PantryDocument {
  const text = customerReportTexts[context.language]
  return reportDocument('summary', [figuresTable(served, [], text, context), placesTable(served, context)], context)
}

export const recallDocument = (
  product: string,
  orders: readonly RecalledOrder[],
  context: DocumentContext,
): PantryDocument =>
  reportDocument('recall', [describedTable({ rows: orders, columns: recallColumns, writing: context })], context, [
    product,
  ])
