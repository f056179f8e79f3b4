import { type Refusal, refuse } from '../../shared/answer.ts'
import {
  maxLabelsAtOnce,
  maxOrdersAtOnce,
  type PantryReport,
  tefapRefusal,
} from '../../shared/pantryReport/pantryReport.ts'
import { type PantryReportParameters, pantryReportRefusal } from '../../shared/pantryReport/query.ts'
import type { ServedFacts } from '../../shared/pantryReport/served.ts'
import * as refusals from '../../shared/refusals/refusals.ts'
import type { View } from '../http/context.ts'
import { customersKind, tefapKind } from './customerKinds.ts'
import { distributionKind, orderKind } from './orderKind.ts'
import type { PantryKind } from './pantryKind.ts'
import { recallKind } from './recallKind.ts'
import type { ReportFile } from './reportFile.ts'

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
}
export const pantryKind = ({ pantryReport }: PantryReportParameters) => kinds[pantryReport]

/** Pages that one answer reads. */
const maxPages = 20
const maxCustomersAtOnce = 2000

/** Why what was found so far is too much for one answer. */
function sizeRefusal(parameters: PantryReportParameters, found: readonly unknown[]): Refusal | undefined {
  if (parameters.pantryReport === 'tefap')
    return tefapRefusal(new Set((found as readonly ServedFacts[]).map(({ CustomerID }) => CustomerID)).size)
  return found.length > maxAtOnce(parameters) ? refuse(refusals.reportTooLarge) : undefined
}
function maxAtOnce(parameters: PantryReportParameters): number {
  if ('recall' in parameters) return maxOrdersAtOnce
  if (!('orders' in parameters)) return maxCustomersAtOnce
  if (parameters.pantryReport !== 'labels') return maxOrdersAtOnce
  return Math.floor(maxLabelsAtOnce / parameters.labels.labelsPerOrder)
}

/** The file, or a refusal: of its days, or because it needs a job. */
export async function pantryReportAtOnce(
  parameters: PantryReportParameters,
  context: View,
): Promise<ReportFile | Refusal> {
  const refusal = pantryReportRefusal(parameters)
  if (refusal) return refusal
  const kind = pantryKind(parameters)
  const found: unknown[] = []
  let cursor: string | undefined
  for (let pages = 0; pages < maxPages; pages++) {
    const page = await kind.page(parameters, cursor, context)
    found.push(...page.rows)
    const tooMuch = sizeRefusal(parameters, found)
    if (tooMuch) return tooMuch
    cursor = page.cursor
    if (!cursor) return kind.compose(found, parameters, context)
  }
  return refuse(refusals.reportTooLarge)
}
