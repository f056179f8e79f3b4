import * as schedules from '../../shared/api/schedules.ts'
import { openEndpoint } from '../http.ts'
import { deliveryView, openDelivery } from './delivery.ts'

export const handler = openEndpoint(schedules.getReportDelivery, async (context) => {
  const delivery = await openDelivery(context)
  return deliveryView(delivery, delivery.recipient, context.now)
})
