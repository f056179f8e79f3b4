import { isFoodBankRole, type Role } from '../../../shared/access.ts'
import { agency } from '../../../shared/api/agency.ts'
import type { Endpoint } from '../../../shared/api/endpoint.ts'
import { foodbank } from '../../../shared/api/foodbank.ts'
import { realtime, type StatusSummary } from '../../../shared/api/realtime.ts'
import type { Session } from '../../../shared/api/session.ts'
import type { Donation } from '../../../shared/donation/donation.ts'
import { type Action, can } from '../../../shared/donation/lifecycle.ts'
import type { Tone } from '../ui/StatusChip.tsx'

/**
 * Which buttons a reader gets. Three catalogues say it together: the state machine whether an action can happen now, the
 * endpoint who may call it, and the session whose donations the reader works on.
 */

const calls = {
  approve: foodbank.acceptMatches,
  move: foodbank.moveMatch,
  remove: foodbank.removeMatch,
  add: foodbank.addAgency,
  changeEscalation: foodbank.updateEscalationMode,
  delay: foodbank.updateStartMode,
  answer: agency.acceptMatch,
  correctItems: realtime.updateDonationItems,
  cancel: realtime.cancelTransaction,
  close: realtime.closeOut,
  receipt: agency.createReceipt,
} as const satisfies Partial<Record<Action, Pick<Endpoint<never>, 'roles'>>>
export type ShownAction = keyof typeof calls

export const mayCall = ({ roles }: Pick<Endpoint<never>, 'roles'>, role: Role) =>
  roles === 'anyone' || roles === 'anonymous' || roles.includes(role)

type Reader = Pick<Session, 'ActiveRole' | 'ContextualFoodBankID'>
type Standing = Pick<Donation, 'Stage' | 'FoodBank'>

/** Food bank staff work on the donations of the food bank they are in (section 6). */
export const isOfOwnFoodBank = (reader: Reader, donation: Pick<Donation, 'FoodBank'>) =>
  !isFoodBankRole(reader.ActiveRole) || donation.FoodBank.ID === reader.ContextualFoodBankID

export const shows = (action: ShownAction, donation: Standing, reader: Reader) =>
  can(action, donation) && mayCall(calls[action], reader.ActiveRole) && isOfOwnFoodBank(reader, donation)

/** Who posts donations may post this one again. */
export const showsCopy = (reader: Reader) => mayCall(realtime.postDonation, reader.ActiveRole)

/** The status's colour; its words and its icon say the same. */
export function statusTone(status: Pick<StatusSummary, 'Type' | 'IsActionRequired' | 'IsWarningOrFailure'>): Tone {
  if (status.IsWarningOrFailure) return 'warning'
  if (status.Type === 'StatusComplete' || status.Type === 'StatusDonorClosed' || status.Type === 'StatusAccepted')
    return 'success'
  return status.IsActionRequired ? 'info' : 'neutral'
}
