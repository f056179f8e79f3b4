import { useEffect } from 'react'
import * as orders from '../../../../shared/pantry/orders/api.ts'
import { comingAndEarlier } from '../../../../shared/pantry/orders/coming.ts'
import { useSession } from '../../core/data/useSession.ts'
import { serverNow } from '../../core/time/clock.ts'
import { dayOf } from '../../core/time/time.ts'
import { forgetOtherAnswers, useOfflineAnswer } from './offlineAnswers.ts'

const newest = 50

/** Under which name an order to come is kept, so that it opens without a signal at the pantry's door. */
export const keptOrder = (id: number) => `order.${id}`

/** The person's newest orders, those to come apart; the last answer stays on the phone, and of the orders those to come. */
export function useOwnOrders() {
  const { TimeZone } = useSession()
  const answer = useOfflineAnswer(orders.getOrdersGrid, { rows: newest }, 'orders')
  const today = dayOf(serverNow(), TimeZone)
  const { data, asOf } = answer
  const groups = comingAndEarlier(data?.rows ?? [], today)
  const names = groups.coming.map(({ ID }) => keptOrder(ID)).join()
  useEffect(() => {
    if (data && asOf === undefined) forgetOtherAnswers('order.', names.split(','))
  }, [data, asOf, names])
  return { ...answer, ...groups, cursor: data?.cursor }
}
