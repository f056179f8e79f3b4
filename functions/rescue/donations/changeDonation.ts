import { isRefusal, type Refusal } from '../../../shared/core/answer.ts'
import type { Transaction } from '../../../shared/rescue/donations/api.ts'
import type { Rule } from '../../../shared/rescue/donations/donationTransition.ts'
import type { View } from '../../core/http/context.ts'
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
