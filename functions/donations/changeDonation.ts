import { isRefusal, type Refusal } from '../../shared/answer.ts'
import type { Transaction } from '../../shared/api/donations.ts'
import type { Rule } from '../../shared/donation/donationTransition.ts'
import type { View } from '../http/context.ts'
import { changeWithTimeline, type DonationChange, type DonationTimeline } from './donationTable.ts'
import { transactionView } from './transactionView.ts'

/** Changes a donation by a rule on the caller's behalf and answers it as the screen shows it, without reading it again. */
export async function changeAndShow(
  loaded: DonationTimeline,
  view: View,
  rule: Rule,
  options: Pick<DonationChange, 'maxTries'> = {},
): Promise<Transaction | Refusal> {
  const changed = await changeWithTimeline(loaded, rule, { ...options, by: view.caller, now: view.now })
  return isRefusal(changed) ? changed : transactionView(changed, view)
}
