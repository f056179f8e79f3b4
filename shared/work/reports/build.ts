import { fill, type Language } from '../../core/text/text.ts'
import { formatDay, localDay } from '../../core/time/zone.ts'
import { itemPounds } from '../../rescue/donations/donation.ts'
import { receiptItemName } from '../../rescue/donations/names.ts'
import { configurationReports, detailReport, newDonorsReport, type ReportName, type ReportQuery } from './report.ts'
import { reportTexts } from './texts.ts'

/** Reports from receipts, as a table that HTML, PDF and CSV show alike: its sums are those of the receipts, to the tenth. */

export interface ReportReceipt {
  readonly Code: string
  readonly Date: string
  readonly Created: string
  readonly Agency: { readonly ID: number; readonly Name: string }
  readonly DonorLocation: { readonly ID: number; readonly Code: string; readonly Donor: { readonly Name: string } }
  readonly Pounds: number
  readonly categories: readonly {
    readonly DonationCategoryID: number
    readonly Name: string
    readonly Pounds: number
  }[]
}

export type Cell = string | number
export interface ReportTable {
  readonly title: string
  /** Owner of the report, and its days. */
  readonly lead: readonly string[]
  readonly columns: readonly { readonly head: string; readonly isNumber: boolean }[]
  readonly rows: readonly (readonly Cell[])[]
  readonly totals: readonly Cell[]
}

export interface ReportContext {
  readonly query: ReportQuery
  readonly entityName: string
  /** A food bank's reports name the agencies. */
  readonly isFoodBank: boolean
  readonly zone: string
  readonly now: Date
  readonly language: Language
}

/** The day of a receipt that the report's range is about. */
const dayOf = (
  receipt: Pick<ReportReceipt, 'Date' | 'Created'>,
  { query, zone }: Pick<ReportContext, 'query' | 'zone'>,
) => (query.dateFilterType === 'RECEIPT' ? localDay(new Date(receipt.Created), zone) : receipt.Date)

type RangeContext = Pick<ReportContext, 'query' | 'zone' | 'now'>

/** The receipts that the report is of. */
export function reportedReceipts(all: readonly ReportReceipt[], context: RangeContext): ReportReceipt[] {
  const { query, now, zone } = context
  const last = query.end ?? localDay(now, zone)
  return all.filter((receipt) => {
    const day = dayOf(receipt, context)
    const isOfDonor = query.donorLocationId === null || receipt.DonorLocation.ID === query.donorLocationId
    return isOfDonor && (query.start === null || day >= query.start) && day <= last
  })
}

/** `known`: the donors of each agency, by `donorKeyOf`, that it had before the range; needed where new ones are asked for. */
export function reportTable(
  receipts: readonly ReportReceipt[],
  known: ReadonlySet<string>,
  context: ReportContext,
): ReportTable {
  const { query } = context
  const today = localDay(context.now, context.zone)
  const text = reportTexts[context.language]
  return {
    title: text[`report.${query.report}`],
    lead: [context.entityName, rangeText(context, today)],
    ...bodyOf(query.report, reportedReceipts(receipts, context), known, context),
  }
}

function rangeText({ query, language }: ReportContext, today: string): string {
  const text = reportTexts[language]
  const start = query.start === null ? text.earliest : formatDay(query.start, language)
  return fill(text.range, { start, end: formatDay(query.end ?? today, language) })
}

type Body = Pick<ReportTable, 'columns' | 'rows' | 'totals'>

function bodyOf(
  report: ReportName,
  within: readonly ReportReceipt[],
  known: ReadonlySet<string>,
  context: ReportContext,
): Body {
  if (report === detailReport) return detail(within, context)
  if (!configurationReports.some((one) => one === report)) return summary(within, context)
  const isShown = (receipt: ReportReceipt) => report !== newDonorsReport || !known.has(donorKeyOf(receipt))
  return configuration(within.filter(isShown), context)
}

/** A donor location of an agency. */
export const donorKeyOf = ({ Agency, DonorLocation }: Pick<ReportReceipt, 'Agency' | 'DonorLocation'>) =>
  `${Agency.ID} ${DonorLocation.ID}`

/** Of these donors those that the agency had before the range. */
export const donorsBefore = (receipts: readonly ReportReceipt[], context: Pick<ReportContext, 'query' | 'zone'>) =>
  receipts
    .filter((receipt) => context.query.start !== null && dayOf(receipt, context) < context.query.start)
    .map(donorKeyOf)

const byName = (a: readonly Cell[], b: readonly Cell[]) => {
  const [left, right] = [a, b].map((row) => row.filter((cell) => typeof cell === 'string').join('\u0000'))
  return (left ?? '') < (right ?? '') ? -1 : 1
}

const textColumn = (head: string) => ({ head, isNumber: false })
const numberColumn = (head: string) => ({ head, isNumber: true })

/** Columns that name a receipt's organizations, and their cells. */
function organizations({ isFoodBank, language }: ReportContext) {
  const text = reportTexts[language]
  return {
    columns: [...(isFoodBank ? [text.agency] : []), text.donor, text.location].map(textColumn),
    cells: ({ Agency, DonorLocation }: ReportReceipt): string[] => [
      ...(isFoodBank ? [Agency.Name] : []),
      DonorLocation.Donor.Name,
      DonorLocation.Code,
    ],
  }
}

function totalsOf(columns: Body['columns'], label: string, numbers: readonly Cell[]): Cell[] {
  return [label, ...columns.slice(1, columns.length - numbers.length).map(() => ''), ...numbers]
}

const groups = (receipts: readonly ReportReceipt[]) => [...Map.groupBy(receipts, donorKeyOf).values()]

function summary(within: readonly ReportReceipt[], context: ReportContext): Body {
  const text = reportTexts[context.language]
  const { columns: names, cells } = organizations(context)
  const columns = [...names, numberColumn(text.receipts), numberColumn(text.pounds)]
  const rows = groups(within).map((group) => [...cells(group[0] as ReportReceipt), group.length, itemPounds(group)])
  return {
    columns,
    rows: rows.toSorted(byName),
    totals: totalsOf(columns, text.total, [within.length, itemPounds(within)]),
  }
}

function configuration(within: readonly ReportReceipt[], context: ReportContext): Body {
  const text = reportTexts[context.language]
  const { columns: names, cells } = organizations(context)
  const columns = [
    ...names,
    textColumn(text.first),
    textColumn(text.last),
    numberColumn(text.receipts),
    numberColumn(text.pounds),
  ]
  const rows = groups(within).map((group) => {
    const days = group.map((receipt) => dayOf(receipt, context)).sort()
    const shown = [days[0] ?? '', days.at(-1) ?? ''].map((day) => formatDay(day, context.language))
    return [...cells(group[0] as ReportReceipt), ...shown, group.length, itemPounds(group)]
  })
  return {
    columns,
    rows: rows.toSorted(byName),
    totals: totalsOf(columns, text.total, [within.length, itemPounds(within)]),
  }
}

/** A line for each category of each receipt, by day. */
function detail(within: readonly ReportReceipt[], context: ReportContext): Body {
  const text = reportTexts[context.language]
  const { columns: names, cells } = organizations(context)
  const columns = [
    textColumn(text.day),
    textColumn(text.code),
    ...names,
    textColumn(text.category),
    numberColumn(text.pounds),
  ]
  const inOrder = within.toSorted((a, b) => (dayOf(a, context) + a.Created < dayOf(b, context) + b.Created ? -1 : 1))
  const rows = inOrder.flatMap((receipt) =>
    receipt.categories.map((item) => [
      formatDay(dayOf(receipt, context), context.language),
      receipt.Code,
      ...cells(receipt),
      receiptItemName(item, context.language),
      item.Pounds,
    ]),
  )
  return { columns, rows, totals: totalsOf(columns, text.total, [itemPounds(within)]) }
}
