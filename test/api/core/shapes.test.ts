import { readFileSync } from 'node:fs'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { absent } from '../../../functions/core/table/conditions.ts'
import { donationKeys } from '../../../functions/core/table/keys/donations.ts'
import { rowIn } from '../../../functions/core/table/rowText.ts'
import type { Key } from '../../../functions/core/table/shape.ts'
import { storedShape } from '../../../functions/core/table/storedShape.ts'
import { table } from '../../../functions/core/table/table.ts'
import { donationShape } from '../../../functions/rescue/donations/donationShape.ts'
import * as donations from '../../../shared/rescue/donations/api.ts'
import { AgencyMatch, Donation } from '../../../shared/rescue/donations/donation.ts'
import * as offers from '../../../shared/rescue/offers/api.ts'
import { call } from '../../engine/call.ts'
import { morning, setClock } from '../../engine/clock.ts'
import { makeSmallTenant, people } from '../../engine/smallTenant.ts'

/** Items as earlier and later versions of the code store them. */

type Item = Key & Record<string, unknown>
interface Sample {
  readonly donation: Item
  readonly agencyRow: Item
}
/** A donation that is offered to agency 11, as the code of a version of its shape stored it, under an ID of its own. */
const sample = (version: number, id = 9000 + version): Sample =>
  JSON.parse(
    readFileSync(`test/shapes/donation.${version}.json`, 'utf8').replaceAll(String(9000 + version), String(id)),
  )
const versions = Array.from({ length: donationShape.version }, (_, index) => index + 1)

const [first, second] = people.agencies
const AnyItem = z.looseObject({ pk: z.string(), sk: z.string() })
const itemAt = async ({ pk, sk }: Key) => (await table.get({ pk, sk }, AnyItem)) as Item
const store = (...items: Item[]) => table.commit(items.map((put) => ({ put })))
const decline = (id: number) => call(offers.declineMatch, first, { id: id * 100 + 1 })
const grid = async () => (await call(donations.getFoodBankGrid, people.foodBank, {})).answer.Value?.rows ?? []

beforeEach(async () => {
  setClock(morning)
  await makeSmallTenant()
})
afterAll(() => void vi.useRealTimers())

describe.each(versions)('a donation stored in shape %i', (version) => {
  const { donation, agencyRow } = sample(version)
  const id = Number(donation.ID)

  it('is listed, shown and changed, and then stored in the current shape', async () => {
    await store(donation, agencyRow)
    expect((await grid()).find((row) => row.ID === id)).toMatchObject({
      Code: `SHAPE${version}`,
      Pounds: 150.5,
      AgencyText: 'Trying Agency 11',
      DeliveryText: expect.stringContaining('Nov 21'),
    })
    const active = (await call(offers.listNewInProgressDonations, first, {})).answer.Value ?? []
    expect(active.find((row) => row.ID === id)).toMatchObject({ StatusLabel: 'Pending Response', IsOffered: true })
    const history = await call(offers.getAgencyGrid, first, { mode: 'historical' })
    expect(history.answer.Value?.rows.find((row) => row.ID === id)).toMatchObject({ MatchID: id * 100 + 1 })
    const shown = await call(donations.getTransaction, people.foodBank, { id })
    expect(shown.answer.Value).toMatchObject({ ID: id, Stage: 'offering' })
    expect((await decline(id)).answer.Successful).toBe(true)
    const after = await itemAt(donation)
    expect(after).toMatchObject({ Shape: donationShape.version, Version: Number(donation.Version) + 1 })
    expect(Donation.safeParse(after).success).toBe(true)
    expect(rowIn(after.row)).toMatchObject({ ID: id, Stage: 'offering' })
    const offered = await call(offers.getMatch, second, { id: id * 100 + 2 })
    expect(offered.answer.Value?.StatusLabel).toBe('Pending Response')
  })
})

describe('two versions of the code that write in turn', () => {
  /** The next version: a field of the donation, one of each match, and a list with an index of its own. */
  const NextDonation = z.extend(Donation, {
    Priority: z.number(),
    Matches: z.array(z.extend(AgencyMatch, { Note: z.string() })),
  })
  type NextDonation = z.infer<typeof NextDonation>
  const nextShape = storedShape<NextDonation>(NextDonation, [
    (item) => ({ FoodBankContact: { PhoneNumber: '', EMailAddress: '' }, ...item }),
    (item) => item,
    (item) => ({
      Priority: 1,
      ...item,
      Matches: (item.Matches as object[]).map((match) => ({ Note: '', ...match })),
    }),
  ])

  it('lose nothing of each other', async () => {
    const { donation, agencyRow } = sample(3, 9013)
    const id = Number(donation.ID)
    await store(donation, agencyRow)
    const upgraded = (await table.get(donationKeys.donation(id), nextShape.schema)) as NextDonation
    expect(upgraded).toMatchObject({ Priority: 1, Matches: [{ Note: '' }, { Note: '' }, { Note: '' }] })
    const noted = upgraded.Matches.map((match) => ({ ...match, Note: `note ${match.ID}` }))
    await store({ ...(await itemAt(donation)), ...upgraded, Matches: noted, Priority: 7, Shape: 4, list7: 'NEXT' })

    const declined = await decline(id)
    const shown = await call(donations.getTransaction, people.foodBank, { id })
    expect(declined.body + shown.body).not.toMatch(/Priority|note 9013|list7/)

    const again = (await table.get(donationKeys.donation(id), nextShape.schema)) as NextDonation
    expect(again.Priority).toBe(7)
    expect(again.Matches.map((match) => match.Note)).toEqual(noted.map((match) => match.Note))
    expect(again.Matches[0]).toMatchObject({ Response: 'rejected', Rank: null })
    const item = await itemAt(donation)
    expect(item).toMatchObject({ Shape: donationShape.version, Version: Number(donation.Version) + 1, list7: 'NEXT' })
    expect(item.state1).toBe('FOODBANK#10#offering')
  })

  it('keep no attribute of the table that the change takes away', async () => {
    const { donation, agencyRow } = sample(3, 9014)
    await store(donation, agencyRow)
    await call(donations.cancelTransaction, people.foodBank, { id: Number(donation.ID) })
    expect(await itemAt(donation)).not.toHaveProperty('due')
  })
})

it('a row that can’t be read, of a donation that can’t be read, is left out of its page', async () => {
  const { donation, agencyRow } = sample(3, 9015)
  await store(donation, agencyRow)
  const unreadable = { ...donation, pk: 'DONATION#9009', ID: 9009, Stage: 'teleported', row: { ID: 9009 } }
  await table.commit([{ put: unreadable, when: absent }])
  const ids = (await grid()).map((row) => row.ID)
  expect(ids).toContain(Number(donation.ID))
  expect(ids).not.toContain(9009)
})
