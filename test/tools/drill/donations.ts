import { strict as assert } from 'node:assert'
import { liveOffers } from '../../../shared/rescue/donations/donation.ts'
import * as offers from '../../../shared/rescue/offers/api.ts'
import { call } from '../../engine/call.ts'
import { posted, stored } from '../../engine/donations.ts'
import { people } from '../../engine/smallTenant.ts'

/** Donations of the drills: so small that three agencies take hundreds of them. */
export const smallOffer = () => posted({ categories: [{ DonationCategoryID: 1, Pounds: 1 }] })

/** Accepts, for tomorrow, as the agency that is asked first; returns its ID, undefined when nobody can. */
export async function acceptOffer(id: number): Promise<number | undefined> {
  const [match] = liveOffers(await stored(id))
  const by = people.agencies.find(({ EntityID }) => EntityID === match?.Agency.ID)
  if (!match || !by) return undefined
  const { answer } = await call(offers.acceptMatch, by, {
    id: match.ID,
    AgencyProposedPickupDate: '2026-11-21',
    AgencyProposedPickupTimeTypeID: 6,
  })
  return answer.Successful ? by.EntityID : undefined
}

/** A donation that an agency has accepted, and which. */
export async function acceptedOffer(): Promise<{ readonly id: number; readonly agency: number }> {
  const id = await smallOffer()
  const agency = await acceptOffer(id)
  assert.ok(agency, `Donation ${id} is not accepted`)
  return { id, agency }
}
