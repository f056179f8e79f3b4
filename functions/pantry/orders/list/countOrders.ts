import * as orders from '../../../../shared/pantry/orders/api.ts'
import { allPartsDays, countInPart, orderParts } from '../../../../shared/pantry/orders/part.ts'
import { OrderWindow } from '../../../../shared/pantry/windows/window.ts'
import { endpoint } from '../../../core/http/http.ts'
import { table } from '../../../core/table/table.ts'
import { daysOf } from '../../windows/windowTable.ts'
import { isWindowOf, partMoment, windowListOf } from './orderParts.ts'

/** Windows count their orders by status in the transaction of each order: no order is read. */
export const handler = endpoint(orders.countOrders, async ({ input, caller, now }) => {
  const at = await partMoment(caller, now)
  const { start, end } = allPartsDays(at.today)
  const windows = (await table.all(daysOf(windowListOf(caller, input), start, end), OrderWindow)).filter((window) =>
    isWindowOf(caller, window, input),
  )
  const counts = orderParts.map((part) => [
    part,
    windows.reduce((sum, window) => sum + countInPart(window, part, at), 0),
  ])
  return Object.fromEntries(counts) as Record<(typeof orderParts)[number], number>
})
