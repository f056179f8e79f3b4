import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { donationKeys } from '../../../../functions/core/table/keys/donations.ts'
import { table } from '../../../../functions/core/table/table.ts'
import * as donations from '../../../../shared/rescue/donations/api.ts'
import * as offers from '../../../../shared/rescue/offers/api.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { posted, stored } from '../../../engine/donations.ts'
import { changeEntity, makeSmallTenant, people } from '../../../engine/smallTenant.ts'

/** Parts of scores lie beside their donation's item, in the same partition. */

const staff = people.foodBank
const [first] = people.agencies

beforeAll(async () => {
  setClock(morning)
  await makeSmallTenant()
})
afterAll(() => void vi.useRealTimers())

const AnyItem = z.looseObject({ pk: z.string(), sk: z.string() })
const matchesLaidAside = async (id: number) =>
  Object.keys((await table.get(donationKeys.scores(id), AnyItem)) ?? {})
    .filter((name) => name.startsWith('M'))
    .sort()
const partsInItem = async (id: number) => (await stored(id)).Matches.flatMap((match) => match.ScoreComponents)
const shownParts = async (id: number) =>
  (await call(donations.getTransaction, staff, { id })).answer.Value?.Matches.map((match) => match.ScoreComponents)

it('are shown to staff, also in the answer to a change', async () => {
  const id = await posted()
  expect(await matchesLaidAside(id)).toEqual([`M${id}01`, `M${id}02`, `M${id}03`])
  expect(await partsInItem(id)).toEqual([])
  const parts = await shownParts(id)
  expect(parts?.every((some) => some.length > 0)).toBe(true)
  const moved = await call(offers.moveMatch, staff, { id: id * 100 + 3, from: 3, to: 2 })
  const [one, two, three] = parts ?? []
  expect(moved.answer.Value?.Matches.map((match) => match.ScoreComponents)).toEqual([one, three, two])
})

it('of an agency that is added later join those of the others', async () => {
  await changeEntity('agency', 13, { IsActive: false })
  const id = await posted()
  await changeEntity('agency', 13, { IsActive: true })
  const before = await shownParts(id)
  const { answer } = await call(offers.addAgency, staff, { txId: id, agencyId: 13 })
  expect(answer.Successful).toBe(true)
  expect(await matchesLaidAside(id)).toEqual([`M${id}01`, `M${id}02`, `M${id}03`])
  const after = await shownParts(id)
  expect(after?.slice(0, 2)).toEqual(before)
  expect(after?.[2]?.length).toBeGreaterThan(0)
})

it('that an earlier version left in the item are shown from there, and laid aside by the next change', async () => {
  const id = await posted()
  const parts = (await shownParts(id)) ?? []
  const Matches = (await stored(id)).Matches.map((match, index) => ({ ...match, ScoreComponents: parts[index] }))
  await table.commit([{ update: donationKeys.donation(id), set: { Matches } }, { remove: donationKeys.scores(id) }])
  expect(await shownParts(id)).toEqual(parts)
  expect((await call(offers.declineMatch, first, { id: id * 100 + 1 })).answer.Successful).toBe(true)
  expect([await partsInItem(id), await matchesLaidAside(id)]).toEqual([[], [`M${id}01`, `M${id}02`, `M${id}03`]])
  const [one, two, three] = parts
  // The agency that declined left the ranking.
  expect(await shownParts(id)).toEqual([two, three, one])
})

it('neither they nor what is null or empty in a match stand in the item, and all of it is read', async () => {
  const id = await posted()
  const Item = z.looseObject({ Matches: z.array(z.looseObject({ ID: z.number() })) })
  const [, , inItem] = (await table.get(donationKeys.donation(id), Item))?.Matches ?? []
  expect(inItem?.ID).toBe(id * 100 + 3)
  expect(Object.values(inItem ?? {}).filter((value) => value === null || (value as [])?.length === 0)).toEqual([])
  const [, , read] = (await stored(id)).Matches
  expect(read).toMatchObject({
    ID: id * 100 + 3,
    Response: null,
    AgencyDriver: null,
    TransportationProviderMatches: [],
  })
  expect(read).toMatchObject(inItem ?? {})
})
