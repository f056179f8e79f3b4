import { chunksOf } from '../../../functions/core/chunks.ts'
import { counterKey } from '../../../functions/core/table/ids.ts'
import { table } from '../../../functions/core/table/table.ts'
import { maxWrites } from '../../../functions/core/table/write.ts'
import { newDistributionWrite } from '../../../functions/pantry/orders/handOver/distributionTable.ts'
import { addDays } from '../../../shared/core/time/zone.ts'
import { type DistributionRecord, distributionOf } from '../../../shared/pantry/orders/distribution.ts'
import type { Order } from '../../../shared/pantry/orders/order.ts'
import { windowDays } from './pantries.ts'
import { randomFrom } from './random.ts'

/**
 * Hand-overs of the six weeks before those of the demonstration's orders, so that the customer summary has days to compare
 * with: records alone, as an import from elsewhere would bring them, since orders with their events would take seconds.
 */

const dayMs = 86_400_000

const earlier = (record: DistributionRecord, days: number): DistributionRecord => ({
  ...record,
  Day: addDays(record.Day, -days),
  At: new Date(Date.parse(record.At) - days * dayMs).toISOString(),
})

/** The same weekdays, twice; the further back, the fewer. */
const shares = [0.9, 0.75] as const

export async function writePastHandOvers(orders: readonly Order[]): Promise<void> {
  const served = orders.flatMap((order) => distributionOf(order) ?? [])
  const past = shares.flatMap((share, index) =>
    served
      .filter(({ OrderID }) => randomFrom(OrderID, index, 64).between(0, 1) < share)
      .map((record) => earlier(record, (index + 1) * windowDays.back)),
  )
  if (past.length === 0) return
  const first = await table.nextBlock(counterKey('order'), past.length)
  const writes = past.map((record, index) => newDistributionWrite({ ...record, OrderID: first + index }))
  for (const some of chunksOf(writes, maxWrites)) await table.commit(some)
}
