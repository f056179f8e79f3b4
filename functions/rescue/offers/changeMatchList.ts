import type { Refusal } from '../../../shared/core/answer.ts'
import type { Transaction } from '../../../shared/rescue/donations/api.ts'
import type { Rule } from '../../../shared/rescue/donations/donationTransition.ts'
import type { View } from '../../core/http/context.ts'
import { changeAndShow } from '../donations/changeDonation.ts'
import type { DonationTimeline } from '../donations/donationTable.ts'

/**
 * Staff see the list that they change: after a few conflicts they are told that it changed meanwhile and look again. The
 * delays between five tries are at most 0.3 s together, far below the 30 s of an API call.
 */
const maxTries = 5

/** Changes who is asked about a donation, in which order and how. */
export const changeMatchList = (loaded: DonationTimeline, view: View, rule: Rule): Promise<Transaction | Refusal> =>
  changeAndShow(loaded, view, rule, { maxTries })
