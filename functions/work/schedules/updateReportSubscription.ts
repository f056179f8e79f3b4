import { isRefusal } from '../../../shared/core/answer.ts'
import * as schedules from '../../../shared/work/schedules/api.ts'
import { withSubscription } from '../../../shared/work/schedules/schedule.ts'
import { notFound } from '../../core/http/fault.ts'
import { openEndpoint } from '../../core/http/http.ts'
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
