import * as orders from '../../../shared/api/orders.ts'
import { comingAndEarlier } from '../../../shared/order/coming.ts'
import { serverNow } from '../data/clock.ts'
import { useSession } from '../data/useSession.ts'
import { dayOf } from '../ui/time.ts'
import { useKept } from './kept.ts'

const newest = 50

/** The person's newest orders, those to come apart; the last answer stays on the phone. */
export function useOwnOrders() {
  const { TimeZone } = useSession()
  const answer = useKept(orders.getOrdersGrid, { rows: newest }, 'orders')
  const today = dayOf(serverNow(), TimeZone)
  return { ...answer, ...comingAndEarlier(answer.data?.rows ?? [], today), cursor: answer.data?.cursor }
}
