import type { Caller } from '../../../../shared/core/access.ts'
import { type HandOver, type HandOverDraft, householdToday } from '../../../../shared/pantry/orders/handOver.ts'
import { signatureOf } from '../../../../shared/pantry/orders/later/paper.ts'
import { type Order, windowIdOf } from '../../../../shared/pantry/orders/order.ts'
import { customersById } from '../../customers/customerTable.ts'
import { certificateIdOf, namedProxies, residenceOf } from '../../customers/tefapToday.ts'
import { windowsById } from '../../windows/windowTable.ts'
import { todayAt } from '../shownWithPlace.ts'
import { tefapVisitsUsed } from './tefapVisits.ts'

interface HandingOver {
  readonly by: Caller
  /** Time of the hand-over. */
  readonly now: Date
  /** Time at which it is told, where that is later. */
  readonly toldAt?: Date
}

interface HandOvers {
  readonly handOverOf: (order: Order) => HandOver
  /** Names of the people who may fetch TEFAP food for the household. */
  readonly proxiesOf: (order: Order) => string[]
}

const asSentFor: HandOverDraft = { RecipientKind: 'household', RecipientName: null }

/**
 * Recipients of orders, and the households as of today: as stated at the table, else by the customer's profile. Read once for
 * all of at most 100 orders.
 */
export async function loadHandOvers(
  orders: readonly Order[],
  { by, now, toldAt = now }: HandingOver,
  draft = asSentFor,
): Promise<HandOvers> {
  const windowIds = [...new Set(orders.map(windowIdOf))].filter((id) => id !== null)
  const [customers, windows] = await Promise.all([
    customersById([...new Set(orders.map(({ FoodInsecureNeighbor }) => FoodInsecureNeighbor.ID))]),
    windowsById(windowIds),
  ])
  const customerOf = ({ FoodInsecureNeighbor }: Order) => customers.find(({ ID }) => ID === FoodInsecureNeighbor.ID)
  const dayOf = (order: Order) =>
    todayAt(
      windows.find(({ ID }) => ID === windowIdOf(order)),
      now,
    )
  const used = await tefapVisitsUsed(orders, customerOf, dayOf)
  const handOverOf = (order: Order) => ({
    At: now.toISOString(),
    Day: dayOf(order),
    Recipient: { Kind: draft.RecipientKind, Name: draft.RecipientName },
    ...householdToday(draft, customerOf(order)),
    // Without one the TEFAP food stays behind.
    CertificateID: used.has(order.ID) ? null : certificateIdOf(customerOf(order), now),
    By: { UserID: by.UserID, EntityID: by.EntityID },
    ...signatureOf(draft.Paper, toldAt),
    ...residenceOf(customerOf(order)),
  })
  return { handOverOf, proxiesOf: (order) => namedProxies(customerOf(order), now) }
}
