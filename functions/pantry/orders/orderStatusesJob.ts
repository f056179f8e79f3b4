import * as z from 'zod/mini'
import { ownerRefusal } from '../../../shared/core/access.ts'
import { isRefusal, type Refusal, refuse } from '../../../shared/core/answer.ts'
import { csv, csvLines } from '../../../shared/core/grid/csv.ts'
import { refusalText } from '../../../shared/core/refusalText.ts'
import { orderCode } from '../../../shared/pantry/orders/order.ts'
import * as refusals from '../../../shared/pantry/orders/refusals.ts'
import { orderStatuses } from '../../../shared/pantry/orders/status.ts'
import { orderTexts } from '../../../shared/pantry/orders/texts/orders.ts'
import { orderWorkTexts } from '../../../shared/pantry/orders/texts/orderWork.ts'
import type { OrderStatusesParameters } from '../../../shared/work/jobs/kinds.ts'
import type { View } from '../../core/http/context.ts'
import { HttpFault } from '../../core/http/fault.ts'
import type { JobKind } from '../../core/jobMachine/jobKind.ts'
import { changeStatuses, reachableOrders, type StatusOutcome } from './changeStatuses.ts'

/** The status of many orders in the background. Its file names each order, and what became of it. */

/** Orders of one step. */
const batch = 25
const Part = z.array(z.tuple([z.string(), z.string(), z.string()]))

/** The outcomes of a batch in the order of its numbers; what the owner does not reach is not there. */
async function outcomesOf(ids: readonly number[], StatusID: number, { caller, now }: View) {
  const status = orderStatuses.find(({ ID }) => ID === StatusID)
  if (!status) throw new HttpFault(400, 'StatusID: unknown')
  const found = await reachableOrders(ids, caller)
  const own = found.filter((order) => !ownerRefusal(caller, order))
  const changed = await changeStatuses(own, { to: status.Code, by: caller, now })
  return ids.map((id): Partial<StatusOutcome> & Pick<StatusOutcome, 'outcome'> => {
    const order = found.find(({ ID }) => ID === id)
    const refused = (order && ownerRefusal(caller, order)) ?? refuse(refusals.orderGone)
    return changed.find((one) => one.order.ID === id) ?? { ...(order ? { order } : {}), outcome: refused }
  })
}

export const orderStatusesJob: JobKind<OrderStatusesParameters> = {
  step: async ({ OrderIDs, StatusID }, cursor, view) => {
    const from = Number(cursor ?? 0)
    const ids = OrderIDs.slice(from, from + batch)
    const outcomes = await outcomesOf(ids, StatusID, view)
    const text = orderWorkTexts[view.language]
    const words = (outcome: 'changed' | 'left' | Refusal) =>
      isRefusal(outcome) ? refusalText(outcome, view.language) : text[`bulk.${outcome}`]
    const lines = outcomes.map(({ order, outcome }, index) => {
      const { FirstName = '', LastName = '' } = order?.FoodInsecureNeighbor ?? {}
      return [orderCode(ids[index] ?? 0), `${FirstName} ${LastName}`.trim(), words(outcome)]
    })
    const next = from + batch
    return {
      content: JSON.stringify(lines),
      rows: ids.length,
      refusedRows: outcomes.filter(({ outcome }) => isRefusal(outcome)).length,
      total: OrderIDs.length,
      cursor: next < OrderIDs.length ? String(next) : undefined,
    }
  },
  compose: async (parts, { StatusID }, { language }) => {
    const text = orderTexts[language]
    const lines = (await Array.fromAsync(parts)).flatMap((part) => Part.parse(JSON.parse(part)))
    const status = orderStatuses.find(({ ID }) => ID === StatusID)
    const head = [text.id, text.name, status ? text[status.Code] : text.status]
    return {
      name: 'order-statuses.csv',
      mediaType: 'text/csv; charset=utf-8',
      content: csv([head]) + csvLines(lines),
    }
  },
}
