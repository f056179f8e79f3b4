import { isRefusal, type Refusal } from '../../shared/answer.ts'
import type { Transaction } from '../../shared/api/donations.ts'
import type { Donation } from '../../shared/donation/donation.ts'
import type { Rule } from '../../shared/donation/lifecycle.ts'
import { change, storyById } from './donationTable.ts'
import { transactionView, type View } from './transactionView.ts'

/** Changes a donation by a rule on the caller's behalf and answers what it is now. */
export async function changeAndShow(resource: Donation, view: View, rule: Rule): Promise<Transaction | Refusal> {
  const changed = await change(resource, rule, { by: view.caller, now: view.now })
  if (isRefusal(changed)) return changed
  const story = await storyById(resource.ID)
  return transactionView(story ?? { donation: changed, facts: [] }, view)
}
