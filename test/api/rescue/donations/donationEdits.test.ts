import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Caller } from '../../../../shared/core/access.ts'
import * as donations from '../../../../shared/rescue/donations/api.ts'
import * as offers from '../../../../shared/rescue/offers/api.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { posted, stored } from '../../../engine/donations.ts'
import { donationEdit, makeSmallTenant, people } from '../../../engine/smallTenant.ts'

beforeAll(() => makeSmallTenant({ IsAutomaticallyApproved: true }))
beforeEach(() => setClock(morning))
afterAll(() => void vi.useRealTimers())

const [first] = people.agencies
const edit = (id: number, more: object = {}, by: Caller = people.store) =>
  call(donations.updateDonation, by, { id, ...donationEdit, ...more })
const show = async (id: number, by: Caller) => (await call(donations.getTransaction, by, { id })).answer.Value
const acceptFirst = async (id: number) =>
  call(offers.acceptMatch, first, {
    id: (await stored(id)).Matches.find((match) => match.Agency.ID === first.EntityID)?.ID ?? 0,
    AgencyProposedPickupDate: '2026-11-21',
    AgencyProposedPickupTimeTypeID: 6,
  })

describe('editing an open donation', () => {
  it('[transaction-open] by donor and food bank, and the asked agency reads what changed since it was asked', async () => {
    const id = await posted()
    setClock(new Date(morning.getTime() + 60_000))
    const { answer } = await edit(id, { PickupTimeTypeID: 4 })
    expect(answer.Value).toMatchObject({ Pounds: 80, Notes: 'Use the back door.', PickupTimeTypeID: 4, Edition: 1 })
    expect(answer.Value?.Timeline.Events.at(-1)?.Text).toBe('Edited: contents (80 lb), notes or pickup time')
    expect((await show(id, first))?.Edits.map(({ Part }) => Part)).toEqual(['items', 'notes', 'pickup'])
    const again = await edit(id, { Edition: 1, Notes: 'Gate 7', PickupTimeTypeID: 4 }, people.foodBank)
    expect(again.answer.Value).toMatchObject({ Notes: 'Gate 7', Edition: 2 })
  })

  it('after the acceptance keeps the agreed pickup', async () => {
    const id = await posted()
    await acceptFirst(id)
    expect((await edit(id, { PickupTimeTypeID: 4 })).answer.FailureReason).toMatch(/has already agreed on a pickup/)
    expect((await edit(id)).answer.Value).toMatchObject({ Pounds: 80, Stage: 'accepted' })
  })

  it('two editors at once: one is saved, the other looks again, and a repeat changes nothing', async () => {
    const id = await posted()
    const both = await Promise.all([edit(id, { Notes: 'A' }), edit(id, { Notes: 'B' }, people.foodBank)])
    expect(both.map(({ answer }) => answer.Successful).sort()).toEqual([false, true])
    const { Notes } = await stored(id)
    expect((await edit(id, { Notes })).answer.Value?.Edition).toBe(1)
  })
})

describe('cancelling', () => {
  const reason = { Reason: 'The freezer failed.' }

  it('[cancel-effect] is the food bank’s; its donors ask, and it cancels or keeps the donation', async () => {
    const id = await posted()
    expect((await call(donations.cancelTransaction, people.donor, { id })).answer.FailureReason).toEqual(
      expect.stringMatching(/^Only your food bank can cancel/),
    )
    const asked = await call(donations.requestCancel, people.donor, { id, ...reason })
    expect(asked.answer.Value?.CancelRequest).toMatchObject(reason)
    expect((await show(id, people.foodBank))?.CancelRequest).toMatchObject(reason)
    const kept = await call(donations.declineCancel, people.foodBank, { id })
    expect(kept.answer.Value).toMatchObject({ CancelRequest: null, Stage: 'offering' })
    await call(donations.requestCancel, people.store, { id, ...reason })
    const { answer } = await call(donations.cancelTransaction, people.foodBank, { id })
    expect(answer.Value).toMatchObject({ Stage: 'cancelled', CancelRequest: null })
  })

  it('a request is between donor and food bank', async () => {
    const id = await posted()
    await call(donations.requestCancel, people.store, { id, ...reason })
    const seen = await show(id, first)
    expect(seen?.CancelRequest).toBeNull()
    expect(JSON.stringify(seen)).not.toContain(reason.Reason)
  })

  it('[manage-roles] is never the donor’s, also with what an earlier version’s setting allowed', async () => {
    await makeSmallTenant({ IsAutomaticallyApproved: true, IsDonorCancelAllowed: true })
    const id = await posted()
    const { answer } = await call(donations.cancelTransaction, people.store, { id })
    expect(answer.FailureReason).toMatch(/^Only your food bank can cancel this donation/)
    expect((await stored(id)).Stage).toBe('offering')
  })
})
