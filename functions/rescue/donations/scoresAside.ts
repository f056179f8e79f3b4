import * as z from 'zod/mini'
import { type AgencyMatch, type Donation, ScoreComponent } from '../../../shared/rescue/donations/donation.ts'
import type { Aside } from '../../core/table/aggregate.ts'
import { donationKeys } from '../../core/table/keys/donations.ts'

/**
 * Parts of the matches' scores lie aside from their donation: they are made once and are a third of its size, which each
 * change would write again. A donation that an earlier version stored has them in its item until its next change.
 */

type Parts = AgencyMatch['ScoreComponents']
const Parts = z.array(ScoreComponent)

/** Parts that were read from aside: they need not be written again. */
const readAside = new WeakSet<Parts>()

const attributeOf = ({ ID }: Pick<AgencyMatch, 'ID'>) => `M${ID}`
const none: Parts = []
const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0)
/** Without what its schema fills in: most matches of a donation are asked nothing, and each change writes them all. */
const filledIn = (match: AgencyMatch) =>
  Object.fromEntries(Object.entries(match).filter(([, value]) => !isEmpty(value))) as AgencyMatch

const withMatches = (donation: Donation, change: (match: AgencyMatch) => AgencyMatch): Donation => ({
  ...donation,
  Matches: donation.Matches.map(change),
})

export const scoresAside: Aside<Donation> = {
  key: donationKeys.scores,
  split(donation, isNew) {
    const written = donation.Matches.filter(
      ({ ScoreComponents: parts }) => parts.length > 0 && (isNew || !readAside.has(parts)),
    )
    return {
      stored: withMatches(donation, (match) => filledIn({ ...match, ScoreComponents: none })),
      aside: Object.fromEntries(written.map((match) => [attributeOf(match), match.ScoreComponents])),
    }
  },
  join: (donation, item) =>
    withMatches(donation, (match) => {
      const parts = Parts.safeParse(item[attributeOf(match)])
      if (!parts.success) return match
      readAside.add(parts.data)
      return { ...match, ScoreComponents: parts.data }
    }),
}
