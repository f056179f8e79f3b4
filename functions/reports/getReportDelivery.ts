import * as reports from '../../shared/api/reports.ts'
import { openEndpoint } from '../http.ts'
import { deliveryView, openDelivery } from './delivery.ts'

export const handler = openEndpoint(reports.getReportDelivery, async (context) => {
  const delivery = await openDelivery(context)
  return deliveryView(delivery, delivery.recipient, context.now)
})
