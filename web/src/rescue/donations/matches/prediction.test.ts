import { describe, expect, it } from 'vitest'
import { asked, donation, match } from '../../../../../shared/rescue/donations/status/donation.fixture.ts'
import * as offers from '../../../../../shared/rescue/offers/api.ts'
import { predictionInput } from './prediction.ts'

describe('who would be asked when', () => {
  it('[predict-payload] asks with entities, mode, isPendingStart and startAfter', () => {
    const StartAfter = '2026-11-21T05:00:00.000Z'
    const input = predictionInput(
      donation({ Stage: 'pendingApproval', StartAfter, Matches: [match(2, 2), match(1, 1)] }),
    )
    expect(input).toEqual({
      entities: [
        { ID: 1, Name: 'Agency 1' },
        { ID: 2, Name: 'Agency 2' },
      ],
      mode: 'ordered',
      isPendingStart: true,
      startAfter: StartAfter,
      OfferMinutes: 60,
    })
    expect(offers.predictNotificationActions.body?.['~standard'].validate(input)).toEqual({ value: input })
  })
  it('goes on from the end of the running offer', () => {
    const input = predictionInput(donation({ Matches: [match(1, 1, asked), match(2, 2), match(3, null)] }))
    expect(input?.entities).toEqual([{ ID: 2, Name: 'Agency 2' }])
    expect(input?.startAfter).toBe(asked.AgencyExpirationTime)
  })
  it('asks nothing when nobody waits', () => {
    expect(predictionInput(donation({ Matches: [match(1, 1, asked)] }))).toBeNull()
    expect(predictionInput(donation({ Stage: 'pendingApproval', Matches: [] }))).toBeNull()
  })
})
