import { isRefusal, type Refusal, refuse } from '../../../shared/core/answer.ts'
import {
  maxLabelsAtOnce,
  maxOrdersAtOnce,
  type PantryReport,
  tefapRefusal,
} from '../../../shared/pantry/pantryReports/pantryReport.ts'
import { type PantryReportParameters, pantryReportRefusal } from '../../../shared/pantry/pantryReports/query.ts'
import * as refusals from '../../../shared/pantry/pantryReports/refusals.ts'
import type { ServedFacts } from '../../../shared/pantry/pantryReports/served.ts'
import type { View } from '../../core/http/context.ts'
import type { ReportFile } from '../../core/jobMachine/reportFile.ts'
import { customersKind, tefapKind } from './customerKinds.ts'
import { householdKind } from './householdKind.ts'
import { distributionKind, orderKind } from './orderKind.ts'
import type { PantryKind } from './pantryKind.ts'
import { recallKind } from './recallKind.ts'
import { summaryKind } from './summaryKind.ts'

/** The pantry's reports: small ones at once; what is too large for an answer is a job of the same code. */

type AnyKind = PantryKind<PantryReportParameters, unknown>

const kinds: Readonly<Record<PantryReport, AnyKind>> = {
  pickupAttendant: orderKind,
  delivery: orderKind,
  orders: orderKind,
  labels: orderKind,
  distribution: distributionKind,
  customers: customersKind,
  tefap: tefapKind,
  recall: recallKind,
  summary: summaryKind,
  households: householdKind,
}
export const pantryKind = ({ pantryReport }: PantryReportParameters) => kinds[pantryReport]

/** Pages that one answer reads, each of a query or two. */
const maxPages = 20
/** Of hand-overs, for which nothing else is read: 20,000, a month and a half of a large food bank. */
const maxServedPages = 40
/** Of the ten seconds that the function has, for reading: what takes longer is a job, whatever its length. */
const maxMs = 5000
const maxCustomersAtOnce = 2000

/** Reason that what was found so far is too much for one answer. */
function sizeRefusal(parameters: PantryReportParameters, found: readonly unknown[]): Refusal | undefined {
  if (parameters.pantryReport === 'tefap')
    return tefapRefusal(new Set((found as readonly ServedFacts[]).map(({ CustomerID }) => CustomerID)).size)
  return found.length > maxAtOnce(parameters) ? refuse(refusals.reportTooLarge) : undefined
}
function maxAtOnce(parameters: PantryReportParameters): number {
  if ('summary' in parameters || 'households' in parameters) return Number.POSITIVE_INFINITY
  if ('recall' in parameters) return maxOrdersAtOnce
  if (!('orders' in parameters)) return maxCustomersAtOnce
  if (parameters.pantryReport !== 'labels') return maxOrdersAtOnce
  return Math.floor(maxLabelsAtOnce / parameters.labels.labelsPerOrder)
}
const countingReports: readonly PantryReport[] = ['summary', 'tefap', 'households']
const pagesAtOnce = ({ pantryReport }: PantryReportParameters) =>
  countingReports.includes(pantryReport) ? maxServedPages : maxPages

type Found = readonly unknown[]

/** All that a report is of, or why it is too much for one answer. */
export async function foundAtOnce(
  parameters: PantryReportParameters,
  context: View,
  tooMuch: (found: Found) => Refusal | undefined = () => undefined,
): Promise<Found | Refusal> {
  const found: unknown[] = []
  let cursor: string | undefined
  const until = Date.now() + maxMs
  for (let pages = 0; pages < pagesAtOnce(parameters) && Date.now() < until; pages++) {
    const page = await pantryKind(parameters).page(parameters, cursor, context)
    found.push(...page.rows)
    const refusal = tooMuch(found)
    if (refusal) return refusal
    cursor = page.cursor
    if (!cursor) return found
  }
  return refuse(refusals.reportTooLarge)
}

/** The file, or a refusal: of its days, or because it needs a job. */
export async function pantryReportAtOnce(
  parameters: PantryReportParameters,
  context: View,
): Promise<ReportFile | Refusal> {
  const refusal = pantryReportRefusal(parameters)
  if (refusal) return refusal
  const found = await foundAtOnce(parameters, context, (some) => sizeRefusal(parameters, some))
  return isRefusal(found) ? found : pantryKind(parameters).compose(found, parameters, context)
}
