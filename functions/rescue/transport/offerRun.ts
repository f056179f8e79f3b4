import type { Donation } from '../../../shared/rescue/donations/donation.ts'
import { offerRound } from '../../../shared/rescue/donations/pickup/search.ts'
import { suitableProviders } from '../../../shared/rescue/transport/providers.ts'
import { markUsed } from '../../network/organizations/deleting.ts'
import { knownEntity, providersOfFoodBank } from '../../network/organizations/entityTable.ts'
import { change } from '../donations/donationTable.ts'

/** Offers a run to the next volunteers of the food bank; a round that still runs is left alone. */
export async function offerRun(donation: Donation, now: Date): Promise<void> {
  const [foodBank, providers] = await Promise.all([
    knownEntity('foodBank', donation.FoodBank.ID),
    providersOfFoodBank(donation.FoodBank.ID),
  ])
  const suitable = suitableProviders(donation, foodBank, providers)
  const { VolunteersAtOnce: atOnce, VolunteerRoundMinutes: minutes } = foodBank.Settings
  const also = ({ Matches }: Donation) => {
    const asked = new Set(
      Matches.flatMap((match) => match.TransportationProviderMatches).map((offer) => offer.TransportationProvider.ID),
    )
    return suitable.filter(({ ID }) => asked.has(ID)).flatMap(markUsed)
  }
  const round = { atOnce, minutes }
  await change(donation, (current, at) => offerRound(current, suitable, round, at), { by: null, now, also })
}
