import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { defaultFoodBankSettings, settingFields } from '../../../shared/network/organizations/entity.ts'
import { weekOf } from '../../../shared/rescue/offers/weeks.ts'
import { morning, setClock } from '../../../test/engine/clock.ts'
import { posted } from '../../../test/engine/donations.ts'
import { agencyIds, changeEntity, ids, makeSmallTenant } from '../../../test/engine/smallTenant.ts'
import { agencyKeys } from '../../core/table/keys/agencies.ts'
import { table } from '../../core/table/table.ts'
import { donationWithTimeline } from '../donations/donationTable.ts'

const [near, middle, far] = agencyIds
const weeksAgo = (weeks: number) => weekOf(new Date(morning.getTime() - weeks * 7 * 86_400_000))

/** An agency's record alone. */
async function remember(AgencyID: number, add: Record<string, number>): Promise<void> {
  const record = agencyKeys.record(ids.foodBank, AgencyID)
  await table.commit([{ remove: record }])
  await table.commit([{ update: record, set: { AgencyID }, add }])
}

const matches = async () => (await donationWithTimeline(await posted()))?.state.Matches ?? []
const ranking = async () => (await matches()).map((match) => match.Agency.ID)
const part = async (agencyId: number, name: string) =>
  (await matches())
    .find((match) => match.Agency.ID === agencyId)
    ?.ScoreComponents.find((component) => component.Name === name)

beforeEach(async () => {
  setClock(morning)
  await makeSmallTenant()
  for (const id of agencyIds) await remember(id, { OffersAnswered: 0, OffersAccepted: 0 })
})

afterAll(() => void vi.useRealTimers())

it('lists the agencies of the donation’s own food bank, the nearest first when they have no records', async () => {
  expect(await ranking()).toEqual([near, middle, far])
})

it('puts the partners of the store first, in their order', async () => {
  await changeEntity('donorLocation', ids.donorLocation, { PresetAgencyIDs: [far, middle] })
  expect(await ranking()).toEqual([far, middle, near])
  expect((await matches()).map((match) => match.IsFromPresetMatch)).toEqual([true, true, false])
})

it('weighs what an agency received in thirteen weeks, and nothing older', async () => {
  await remember(near, {
    OffersAnswered: 0,
    OffersAccepted: 0,
    [weeksAgo(0)]: 1000,
    [weeksAgo(12)]: 250.5,
    [weeksAgo(13)]: 4000,
  })
  expect(await part(near, 'fairness')).toMatchObject({ Figures: { received: 1250.5, need: 5000 } })
  expect(await ranking()).toEqual([middle, far, near])
})

it('weighs how an agency answered', async () => {
  await remember(far, { OffersAnswered: 8, OffersAccepted: 7 })
  expect(await part(far, 'answers')).toMatchObject({ Figures: { answered: 8, accepted: 7 } })
  expect(await part(near, 'answers')).toMatchObject({ Figures: { answered: 0, accepted: 0 } })
})

it('uses the food bank’s weights', async () => {
  const MatchWeights = { closeness: 0, categories: 0, storage: 0, capacity: 0, fairness: 0, answers: 100 }
  await changeEntity('foodBank', ids.foodBank, {
    ...settingFields({ ...defaultFoodBankSettings, QuietHours: null, IsAutomaticallyApproved: true, MatchWeights }),
  })
  await remember(far, { OffersAnswered: 8, OffersAccepted: 8 })
  await remember(near, { OffersAnswered: 8, OffersAccepted: 0 })
  expect(await ranking()).toEqual([far, middle, near])
  expect((await matches())[0]?.ScoreComponents.map(({ Name, Weight }) => [Name, Weight])).toEqual(
    Object.entries(MatchWeights),
  )
})
