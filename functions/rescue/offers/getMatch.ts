import * as offers from '../../../shared/rescue/offers/api.ts'
import { notFound } from '../../core/http/fault.ts'
import { endpointOn } from '../../core/http/http.ts'
import { findEntity } from '../../network/organizations/entityTable.ts'
import { timelineByMatch } from '../donations/donationTable.ts'
import { offerView } from './offerView.ts'

/** The offer as the asked agency sees it, with the store's telephone once it has accepted; food banks may look at any of their donations' offers. */
export const handler = endpointOn(offers.getMatch, timelineByMatch, async ({ resource, input, ...view }) => {
  const offer = await offerView(resource, input.id, view)
  const isForeign = view.caller.Role === 'agency' && offer?.Match.Agency.ID !== view.caller.EntityID
  if (!offer || isForeign) throw notFound()
  if (offer.Match.Response !== 'accepted') return offer
  const store = await findEntity('donorLocation', offer.Transaction.DonorLocation.ID)
  const { ContactName, PhoneNumber } = store?.Contact ?? { ContactName: '', PhoneNumber: '' }
  return { ...offer, StoreContact: { ContactName, PhoneNumber } }
})
