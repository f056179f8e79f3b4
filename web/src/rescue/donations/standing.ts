import { isFoodBankRole, type Role } from '../../../../shared/core/access.ts'
import type { Endpoint } from '../../../../shared/core/schema/endpoint.ts'
import type { Session } from '../../../../shared/network/session/api.ts'
import * as donations from '../../../../shared/rescue/donations/api.ts'
import type { Donation } from '../../../../shared/rescue/donations/donation.ts'
import { can, type DonationAction, donorCancelRefusal } from '../../../../shared/rescue/donations/stages.ts'
import * as offers from '../../../../shared/rescue/offers/api.ts'
import * as receipts from '../../../../shared/rescue/receipts/api.ts'
import * as transport from '../../../../shared/rescue/transport/api.ts'

/**
 * Buttons of a reader. Three catalogues say it together: the state machine whether an action can happen now, the
 * endpoint who may call it, and the session whose donations the reader works on.
 */

const calls = {
  approve: offers.acceptMatches,
  move: offers.moveMatch,
  remove: offers.removeMatch,
  add: offers.addAgency,
  changeEscalation: offers.updateEscalationMode,
  delay: offers.updateStartMode,
  changeVolunteerMode: transport.updateVolunteerAutomationMode,
  answer: offers.acceptMatch,
  assignDirect: offers.assignDirect,
  deliverByFoodBank: offers.prioritizeMasterAgency,
  correctItems: donations.updateDonation,
  cancel: donations.cancelTransaction,
  close: donations.closeOut,
  receipt: receipts.createReceipt,
} as const satisfies Partial<Record<DonationAction, Pick<Endpoint<never>, 'roles'>>>
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

/** Donors don't cancel. */
export const mayCancel = (donation: Standing, reader: Reader) =>
  shows('cancel', donation, reader) && donorCancelRefusal(donation, reader.ActiveRole) === undefined

/** Readers who may not cancel ask the food bank, once. */
export const showsAskCancel = (donation: Standing & Pick<Donation, 'CancelRequest'>, reader: Reader) =>
  shows('cancel', donation, reader) && !mayCancel(donation, reader) && !donation.CancelRequest

/** Readers who post donations may post this one again. */
export const showsCopy = (reader: Reader) => mayCall(donations.postDonation, reader.ActiveRole)
