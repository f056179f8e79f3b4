import { type Caller, isDonorRole, isFoodBankRole } from '../../../core/access.ts'
import type { Language } from '../../../core/text/text.ts'
import { acceptedMatch, liveOffers, rankedMatches } from '../donation.ts'
import { type Phrase, phrase, phraseText } from './phrase.ts'
import type { StatusFacts } from './statusFacts.ts'

/** Agency that gets the donation, as food banks and donors read it in their grid (section 4 'Agency column'). */
export function agencyColumn(donation: Pick<StatusFacts, 'Stage' | 'Matches' | 'IsSimultaneousNotifyEnabled'>): {
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

/** The name in the Agency column, where it has one. */
export function agencyColumnName(donation: Parameters<typeof agencyColumn>[0]): string {
  const { agency = '' } = agencyColumn(donation).text.values ?? {}
  return String(agency)
}

/** Food banks and donors have the Agency column (section 6). */
export const hasAgencyColumn = ({ Role }: Pick<Caller, 'Role'>) => isFoodBankRole(Role) || isDonorRole(Role)

/** The Agency column in words; empty for roles that do not have the column (section 6). */
export function agencyColumnText(
  donation: Parameters<typeof agencyColumn>[0],
  viewer: Pick<Caller, 'Role'>,
  language: Language,
): string {
  if (!hasAgencyColumn(viewer)) return ''
  const { text, note } = agencyColumn(donation)
  return [text, note].flatMap((part) => (part ? [phraseText(part, language)] : [])).join(' · ')
}
