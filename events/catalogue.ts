import type { EventDefinition } from '../shared/core/event.ts'
import { textingEvents } from '../shared/core/texting/events.ts'
import { donorEvents } from '../shared/network/donors/events.ts'
import { entityEvents } from '../shared/network/organizations/events.ts'
import { personEvents } from '../shared/network/people/events.ts'
import { customerEvents } from '../shared/pantry/customers/events.ts'
import { customerInvitationEvents } from '../shared/pantry/invitations/events.ts'
import { orderEvents } from '../shared/pantry/orders/events.ts'
import { reminderEvents } from '../shared/pantry/orders/reminder.ts'
import { lowStockEvents } from '../shared/pantry/products/lowStock.ts'
import { recallEvents } from '../shared/pantry/recall/contacts.ts'
import { standingEvents } from '../shared/pantry/standing/standing.ts'
import { waitlistEvents } from '../shared/pantry/waitlist/waitlist.ts'
import { donationEvents } from '../shared/rescue/donations/events.ts'
import { submissionEvents } from '../shared/rescue/loads/events.ts'
import { receiptEvents } from '../shared/rescue/receipts/events.ts'
import { jobEvents } from '../shared/work/jobs/events.ts'
import { messageEvents } from '../shared/work/messages/events.ts'

/** Every event of the app. Its definition lies beside the rules that return it, in `shared/<noun>/events.ts`. */
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
  waitlistEvents,
  standingEvents,
  lowStockEvents,
  recallEvents,
  customerEvents,
  customerInvitationEvents,
].flatMap((defined) => Object.values<unknown>(defined)) as readonly EventDefinition[]
