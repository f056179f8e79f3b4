import type { Donation } from '../../shared/donation/donation.ts'
import { suitableProviders } from '../../shared/transport/providers.ts'
import { offerRound } from '../../shared/transport/search.ts'
import { change } from '../donations/donationTable.ts'
import { markUsed } from '../entities/deleting.ts'
import { knownEntity, providersOfFoodBank } from '../entities/entityTable.ts'

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
