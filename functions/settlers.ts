import { settleDelayedText } from './core/texting/settleDelayedText.ts'
import { settleReminder } from './pantry/orders/settleReminder.ts'
import { settleStandingOrder } from './pantry/standing/settleStandingOrder.ts'
import { settleWaitlist } from './pantry/waitlist/settleWaitlist.ts'
import { settleSubmission } from './rescue/loads/settleSubmission.ts'
import { settleDonation } from './rescue/transport/settleDonation.ts'
import { settleReportSchedule } from './work/schedules/settleReportSchedule.ts'

type Settle = (id: number, now: Date) => Promise<void>

/** The settle function of each kind of timer: does what is due for a subject by now. Repeating it is harmless. */
export const settlers = {
  donation: settleDonation,
  submission: settleSubmission,
  reportSchedule: settleReportSchedule,
  delayedText: settleDelayedText,
  orderReminder: settleReminder,
  waitlist: settleWaitlist,
  standingOrder: settleStandingOrder,
} satisfies Record<string, Settle>
export type TimerKind = keyof typeof settlers

/** Undefined for a kind that this version doesn't know. */
export const settlerOf = (kind: string): Settle | undefined =>
  Object.hasOwn(settlers, kind) ? settlers[kind as TimerKind] : undefined
