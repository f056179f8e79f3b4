import type { Customer } from '../../../shared/pantry/customers/customer.ts'
import { daysToRead } from '../../../shared/pantry/limits/check.ts'
import { sourcedLimits } from '../../../shared/pantry/limits/effective.ts'
import { forHousehold } from '../../../shared/pantry/limits/household.ts'
import { type DayBlock, dayBlock } from '../../../shared/pantry/windows/dayBlock.ts'
import type { OrderWindow } from '../../../shared/pantry/windows/window.ts'
import { loadGlobalLimits } from '../limits/limitTable.ts'
import { usageBetween } from '../orders/usageTable.ts'
import { maxDay } from '../windows/windowTable.ts'

interface Choosing {
  readonly customer: Customer
  readonly windows: readonly OrderWindow[]
  /** The order that is edited. */
  readonly edits: number | undefined
}

/** Of each window whose day the order limits of its pantry forbid to the customer: why, by the window's number. */
export async function dayBlocks({ customer, windows, edits }: Choosing): Promise<ReadonlyMap<number, DayBlock>> {
  const owners = [...Map.groupBy(windows, ({ EntityID }) => EntityID)]
  const blocked = await Promise.all(owners.map(([entityId, own]) => blocksAt(entityId, own, { customer, edits })))
  return new Map(blocked.flat())
}

async function blocksAt(
  entityId: number,
  windows: readonly OrderWindow[],
  { customer, edits }: Omit<Choosing, 'windows'>,
) {
  const global = await loadGlobalLimits(entityId)
  if (global.OrderLimits.length === 0) return []
  const limits = forHousehold(sourcedLimits({ global }), customer.HouseholdSize)
  const days = [...new Set(windows.map(({ OrderDay }) => OrderDay))].sort()
  // The next day may be behind all windows: no later order is left out.
  const use = await usageBetween({ customer, entityId }, daysToRead(days[0] ?? '', limits).from, maxDay)
  const byDay = new Map(days.map((day) => [day, dayBlock({ day, use, limits, edits })]))
  return windows.flatMap(({ ID, OrderDay }) => {
    const block = byDay.get(OrderDay)
    return block ? [[ID, block] as const] : []
  })
}
