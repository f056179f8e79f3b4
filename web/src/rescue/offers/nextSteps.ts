import { isFoodBankRole } from '../../../../shared/core/access.ts'
import { afterDeclinePath } from '../../../../shared/core/link/page.ts'
import type { Offer } from '../../../../shared/rescue/offers/api.ts'
import {
  isReceiptDueOf,
  receiptFacts,
  receiptPath,
  showsCreateReceipt,
} from '../../../../shared/rescue/receipts/receiptLink.ts'
import { directionsTo } from '../../core/map/points.ts'
import { paths } from '../../core/paths.ts'
import { donorPoint } from './offerPoints.ts'
import type { OfferState } from './offerState.ts'

export interface NextStep {
  name: 'directions' | 'callStore' | 'createReceipt' | 'viewReceipt' | 'callFoodBank' | 'seeOffers' | 'seeDonations'
  href: string
  /** Leads out of the app, so into a window of its own. */
  isOutside?: boolean
}

const callsFoodBank: readonly OfferState[] = ['accepted', 'toReceipt', 'notPickedUp', 'cancelled']

/**
 * Next steps once there is no answer to give, the main thing first: the way to the food, its receipt, the next offers.
 */
export function nextSteps(offer: Offer, state: OfferState, { role, today }: { role: string; today: string }) {
  const { Transaction: donation, Match: match, FoodBankContact: contact } = offer
  const isFoodBank = isFoodBankRole(role)
  const isMine = state === 'accepted' || state === 'toReceipt'
  const steps: NextStep[] = []
  if (state === 'accepted') steps.push({ name: 'directions', href: directionsTo(donorPoint(offer)), isOutside: true })
  if (state === 'accepted' && offer.StoreContact?.PhoneNumber)
    steps.push({ name: 'callStore', href: `tel:${offer.StoreContact.PhoneNumber}` })
  const creator = { role, agencyId: match.Agency.ID, today }
  const receipt: NextStep[] =
    isMine && showsCreateReceipt(donation)
      ? [{ name: 'createReceipt', href: receiptPath(receiptFacts(donation), creator) }]
      : []
  const isDue = isReceiptDueOf(donation, today)
  if (isDue) steps.push(...receipt)
  if (state === 'receipted' && donation.PickupID !== null)
    steps.push({
      name: 'viewReceipt',
      href: paths.receipts(isFoodBank ? 'FoodBank' : 'Agency', donation.PickupID),
    })
  if (callsFoodBank.includes(state) && contact.PhoneNumber)
    steps.push({ name: 'callFoodBank', href: `tel:${contact.PhoneNumber}` })
  if (!isDue) steps.push(...receipt)
  steps.push({ name: isFoodBank ? 'seeDonations' : 'seeOffers', href: afterDeclinePath(role) })
  return steps
}
