import { settleSubmission } from '../distributors/settleSubmission.ts'
import { settleDonation } from '../donations/settleDonation.ts'
import { settleDelayedText } from '../notifications/settleDelayedText.ts'
import { settleReminder } from '../orders/settleReminder.ts'
import { settleReportSchedule } from '../reports/settleReportSchedule.ts'

/** The settle function of each kind of timer: does what is due for a subject by now. Repeating it is harmless. */
export const settlers: Readonly<Record<string, (id: number, now: Date) => Promise<void>>> = {
  donation: settleDonation,
  submission: settleSubmission,
  reportSchedule: settleReportSchedule,
  delayedText: settleDelayedText,
  orderReminder: settleReminder,
}
