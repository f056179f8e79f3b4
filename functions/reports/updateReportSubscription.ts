import { isRefusal } from '../../shared/answer.ts'
import * as schedules from '../../shared/api/schedules.ts'
import { withSubscription } from '../../shared/report/schedule.ts'
import { notFound } from '../http/fault.ts'
import { openEndpoint } from '../http.ts'
import { deliveryView, openDelivery } from './delivery.ts'
import { recipientOf, reportSchedules } from './scheduleTable.ts'

export const handler = openEndpoint(schedules.updateReportSubscription, async (context) => {
  const { input, now, accessCode } = context
  const delivery = await openDelivery(context)
  const changed = await reportSchedules.change(
    delivery.schedule,
    (schedule, at) => ({ state: withSubscription(schedule, accessCode, input.IsSubscribed, at), events: [] }),
    { by: null, now },
  )
  if (isRefusal(changed)) return changed
  const recipient = recipientOf(changed.state, accessCode)
  if (!recipient) throw notFound()
  return deliveryView(delivery, recipient, now)
})
