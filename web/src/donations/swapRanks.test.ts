import { describe, expect, it } from 'vitest'
import { rankedMatches } from '../../../shared/donation/donation.ts'
import { moveMatch } from '../../../shared/donation/lifecycle.ts'
import { donation, match, now } from '../../../shared/status/donation.fixture.ts'
import { swapRanks } from './swapRanks.ts'

describe('a move shown at once', () => {
  const listed = donation({
    Stage: 'pendingApproval',
    Matches: [match(1, 1), match(2, 2), match(3, 3), match(4, null)],
  })
  it.each([
    [1, 2],
    [3, 1],
    [2, 3],
  ])('stands as the server will have it: from %i to %i', (from, to) => {
    const id = listed.Matches.find((one) => one.Rank === from)?.ID ?? 0
    const step = moveMatch(listed, id, from, to, now)
    if (!('donation' in step)) throw new Error('refused')
    const order = (of: typeof listed) => rankedMatches(of).map((one) => one.Agency.ID)
    expect(order(swapRanks(listed, from, to))).toEqual(order(step.donation))
  })
})
