import { isDonorRole } from '../../core/access.ts'
import { type Refusal, refuse } from '../../core/answer.ts'
import { acceptedMatch, type Donation, type Stage } from './donation.ts'
import * as refusals from './refusals.ts'

/** The state machine: in which stages an action may happen at all. Screens and tests consult the same table. */
export const transitions = {
  match: ['matching'],
  approve: ['pendingApproval'],
  start: ['pendingStart'],
  takeBack: ['pendingStart', 'offering', 'notMatched'],
  move: ['pendingApproval', 'pendingStart', 'offering'],
  remove: ['pendingApproval', 'pendingStart', 'offering'],
  add: ['pendingApproval', 'pendingStart', 'offering', 'notMatched'],
  changeEscalation: ['matching', 'pendingApproval', 'pendingStart', 'offering'],
  changeVolunteerMode: ['matching', 'pendingApproval', 'pendingStart', 'offering', 'accepted'],
  delay: ['matching', 'pendingApproval', 'pendingStart'],
  answer: ['offering'],
  assignDirect: ['pendingApproval', 'pendingStart', 'offering', 'notMatched'],
  deliverByFoodBank: ['pendingApproval', 'pendingStart', 'offering', 'notMatched'],
  correctItems: ['matching', 'pendingApproval', 'pendingStart', 'offering', 'accepted'],
  cancel: ['matching', 'pendingApproval', 'pendingStart', 'offering', 'accepted', 'notMatched'],
  close: ['accepted', 'notMatched'],
  receipt: ['accepted', 'closed'],
  correctReceipt: ['accepted', 'complete'],
  changePickup: ['accepted'],
  reopen: ['closed', 'complete', 'unsuccessful'],
} as const satisfies Record<string, readonly Stage[]>
export type DonationAction = keyof typeof transitions

export const can = (action: DonationAction, donation: Pick<Donation, 'Stage'>) =>
  (transitions[action] as readonly Stage[]).includes(donation.Stage)

/** Stages in which nothing more is awaited; a donation that was not matched can still be revived by adding an agency. */
export const endedStages: readonly Stage[] = ['complete', 'unsuccessful', 'notMatched', 'cancelled']
export const hasEnded = (donation: Pick<Donation, 'Stage'>) => endedStages.includes(donation.Stage)

/** Weight and items may change until the donor closes the donation or a receipt exists (section 4, openness). */
export const isOpen = (donation: Pick<Donation, 'Stage' | 'Receipt'>) =>
  can('correctItems', donation) && donation.Receipt === null

/** Only food banks cancel (section 6): donors ask them to. */
export const donorCancelRefusal = (donation: Pick<Donation, 'FoodBank'>, role: string) =>
  isDonorRole(role) ? refuse(refusals.cancelByFoodBank, { foodBank: donation.FoodBank.Name }) : undefined

/** Reason that an action is refused in the stage the donation is in. */
export function stageRefusal(donation: Donation): Refusal {
  const accepted = acceptedMatch(donation)
  if (donation.Stage === 'cancelled') return refuse(refusals.donationCancelled)
  if (donation.Stage === 'matching') return refuse(refusals.stillMatching)
  if (accepted && !hasEnded(donation)) return refuse(refusals.alreadyAccepted, { agency: accepted.Agency.Name })
  return refuse(refusals.donationEnded)
}
