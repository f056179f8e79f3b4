import * as schedules from '../../../shared/work/schedules/api.ts'
import { openEndpoint } from '../../core/http/http.ts'
import { deliveryView, openDelivery } from './delivery.ts'

export const handler = openEndpoint(schedules.getReportDelivery, async (context) => {
  const delivery = await openDelivery(context)
  return deliveryView(delivery, delivery.recipient, context.now)
})
