import { customerEvents } from '../shared/customer/events.ts'
import { customerInvitationEvents } from '../shared/customerInvitation/events.ts'
import { submissionEvents } from '../shared/distributor/events.ts'
import { donationEvents } from '../shared/donation/events.ts'
import { donorEvents } from '../shared/donor/events.ts'
import { entityEvents } from '../shared/entity/events.ts'
import type { EventDefinition } from '../shared/event.ts'
import { jobEvents } from '../shared/job/events.ts'
import { messageEvents } from '../shared/message/events.ts'
import { orderEvents } from '../shared/order/events.ts'
import { reminderEvents } from '../shared/order/reminder.ts'
import { personEvents } from '../shared/person/events.ts'
import { receiptEvents } from '../shared/receipt/events.ts'
import { lowStockEvents } from '../shared/stock/lowStock.ts'
import { textingEvents } from '../shared/texting/events.ts'

/** Every event of the product. Its definition lies beside the rules that return it, in `shared/<noun>/events.ts`. */
export const events: readonly EventDefinition[] = [
  donationEvents,
  submissionEvents,
  entityEvents,
  personEvents,
  messageEvents,
  jobEvents,
  donorEvents,
  receiptEvents,
  orderEvents,
  textingEvents,
  reminderEvents,
  lowStockEvents,
  customerEvents,
  customerInvitationEvents,
].flatMap((defined) => Object.values<unknown>(defined)) as readonly EventDefinition[]
