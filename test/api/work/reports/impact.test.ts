import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { countSubject } from '../../../../functions/work/totals/counting.ts'
import type { Caller } from '../../../../shared/core/access.ts'
import * as donations from '../../../../shared/rescue/donations/api.ts'
import * as receipts from '../../../../shared/rescue/receipts/api.ts'
import * as totals from '../../../../shared/work/totals/api.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { savedTenant } from '../../../engine/savedTenant.ts'
import { draft, ids, makeSmallTenant, people } from '../../../engine/smallTenant.ts'

/** The impact of donors over the real handlers and the embedded table. */

const tenant = savedTenant(makeSmallTenant)
beforeEach(async () => {
  setClock(morning)
  await tenant()
})
afterAll(() => void vi.useRealTimers())

const impactFor = async (by: Caller, year?: number) =>
  (await call(totals.getImpact, by, year ? { year } : {})).answer.Value ?? expect.fail('no impact')
const ofDonor = async (by: Caller, donorId: number = ids.donor) =>
  (await call(totals.getDonorImpact, by, { donorId })).answer.Value

async function posted(by: Caller, DonorLocationID: number): Promise<void> {
  const { answer } = await call(donations.postDonation, by, draft({ DonorLocationID }))
  await countSubject({ Kind: 'donation', ID: answer.Value?.ID ?? 0 }, new Date())
}
async function received(by: Caller, donorLocationId: number, pounds: number, date: string): Promise<void> {
  const categories = [{ categoryId: 1, pounds }]
  const { answer, body } = await call(receipts.createReceipt, by, { donorLocationId, categories, date })
  if (!answer.Value) throw new Error(body)
  await countSubject({ Kind: 'receipt', ID: answer.Value.PickupID }, new Date())
}
const [agency] = people.agencies

describe('the impact', () => {
  it('of a donor, its location and the food bank is the same food, by month and in meals', async () => {
    await posted(people.store, ids.donorLocation)
    await received(agency, ids.donorLocation, 90, '2026-11-19')
    await received(agency, ids.donorLocation, 30, '2026-10-31')
    for (const by of [people.donor, people.store, people.foodBank]) {
      const { Total, Months } = await impactFor(by)
      expect(Total).toMatchObject({ Donations: 1, OfferedPounds: 150.5, ReceivedPounds: 120, Receipts: 2, Meals: 100 })
      expect(Months).toHaveLength(12)
      expect(Months.slice(-2)).toMatchObject([
        { Month: '2026-10', ReceivedPounds: 30, Meals: 25 },
        { Month: '2026-11', ReceivedPounds: 90, Meals: 75 },
      ])
    }
    expect((await impactFor(people.donor)).Name).toBe('Fresh Market')
    expect((await impactFor(people.secondStore)).Total.ReceivedPounds).toBe(0)
  })

  it('of a donor is shown to a food bank as far as it gives there', async () => {
    await received(agency, ids.donorLocation, 60, '2026-11-19')
    await received(people.otherAgency, ids.otherDonorLocation, 12, '2026-11-19')
    expect((await impactFor(people.donor)).Total.ReceivedPounds).toBe(72)
    expect((await ofDonor(people.foodBank))?.Total.ReceivedPounds).toBe(60)
    expect((await ofDonor(people.otherFoodBank))?.Total.ReceivedPounds).toBe(12)
    expect(await ofDonor(people.foodBank, ids.otherDonor)).toBeUndefined()
  })

  it('of a year is of that year alone', async () => {
    await received(agency, ids.donorLocation, 60, '2026-11-19')
    expect((await impactFor(people.donor, 2026)).Total.ReceivedPounds).toBe(60)
    await received(agency, ids.donorLocation, 12, '2025-11-20')
    expect((await impactFor(people.donor)).Before.ReceivedPounds).toBe(12)
    expect(await impactFor(people.donor, 2025)).toMatchObject({
      Start: '2025-01',
      End: '2025-12',
      Total: { ReceivedPounds: 12, ShareClaimed: null },
    })
    expect((await call(totals.getImpact, people.donor, { year: 12 })).status).toBe(400)
  })
})
