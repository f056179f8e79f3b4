import { MetricUnit } from '@aws-lambda-powertools/metrics'
import * as z from 'zod/mini'
import { waitingMetrics } from '../../../events/subscriptions.ts'
import { Day, ID } from '../../../shared/core/schema/fields.ts'
import { localDay } from '../../../shared/core/time/zone.ts'
import type { FoodBank } from '../../../shared/network/organizations/entity.ts'
import { isFinal, isPacked, orderStatusCodes } from '../../../shared/pantry/orders/status.ts'
import type { Stage } from '../../../shared/rescue/donations/donation.ts'
import { background, idleWhileClosed } from '../../core/http/background.ts'
import { metrics } from '../../core/metrics.ts'
import { donationLists } from '../../core/table/keys/donations.ts'
import { orderLists } from '../../core/table/keys/orders.ts'
import { inState } from '../../core/table/lists.ts'
import { table } from '../../core/table/table.ts'
import { allFoodBanks } from '../../network/organizations/entityTable.ts'

const OrderRow = z.object({ OrderDay: Day })
const DonationRow = z.object({ ID })

/** Statuses of orders that somebody has to pack. */
const toPack = orderStatusCodes.filter((code) => !isFinal(code) && !isPacked(code))

const donationsIn = async ({ ID: id }: FoodBank, stage: Stage) =>
  (await table.all(inState(donationLists.foodBank(id), stage), DonationRow)).length

/** Orders for today or before; those of coming days are in time. */
async function ordersToPack({ ID: id, TimeZone }: FoodBank, now: Date): Promise<number> {
  const today = localDay(now, TimeZone)
  const lists = toPack.map((code) => table.all(inState(orderLists.foodBank(id), code), OrderRow))
  return (await Promise.all(lists)).flat().filter(({ OrderDay }) => OrderDay <= today).length
}

export interface Waiting {
  answers: number
  approvals: number
  packing: number
}

/** Runs every 15 minutes: what waits for people, for the operator's dashboard. One food bank after the other. */
export const handler = background<unknown, Waiting>('totals/countWaiting')
  .use(idleWhileClosed<Waiting>({ answers: 0, approvals: 0, packing: 0 }))
  .handler(async () => {
    const now = new Date()
    const waiting: Waiting = { answers: 0, approvals: 0, packing: 0 }
    for (const foodBank of await allFoodBanks()) {
      waiting.answers += await donationsIn(foodBank, 'offering')
      waiting.approvals += await donationsIn(foodBank, 'pendingApproval')
      waiting.packing += await ordersToPack(foodBank, now)
    }
    for (const [what, count] of Object.entries(waiting))
      metrics.addMetric(waitingMetrics[what as keyof Waiting], MetricUnit.Count, count)
    metrics.publishStoredMetrics()
    return waiting
  })
