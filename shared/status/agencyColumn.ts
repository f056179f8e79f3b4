import { acceptedMatch, type Donation, liveOffers, rankedMatches } from '../donation/donation.ts'
import { type Phrase, phrase } from './phrase.ts'

/** Who gets the donation, as food banks and donors read it in their grid (section 4 'Agency column'). */
export function agencyColumn(donation: Pick<Donation, 'Stage' | 'Matches' | 'IsSimultaneousNotifyEnabled'>): {
  text: Phrase
  note: Phrase | null
} {
  const only = (key: Phrase['key'], values?: Phrase['values']) => ({ text: phrase(key, values), note: null })
  if (donation.Stage === 'cancelled') return only('agencyNotMatched')
  const accepted = acceptedMatch(donation)
  if (accepted) {
    const { Agency, TotalMatchScore, DistanceMiles, IsFromPresetMatch } = accepted
    const values = { agency: Agency.Name, percent: Math.round(TotalMatchScore), miles: DistanceMiles }
    return { text: phrase('agencyAccepted', values), note: IsFromPresetMatch ? phrase('agencyPreset') : null }
  }
  if (donation.Stage === 'matching' || donation.Stage === 'pendingStart') return only('agencyNone')
  const [first] = rankedMatches(donation)
  if (!first) return only('agencyNotMatched')
  if (liveOffers(donation).length === 0) return only('agencyNone')
  if (donation.IsSimultaneousNotifyEnabled) return only('agencyFirstAcceptance')
  return only('agencyTrying', { agency: first.Agency.Name })
}
