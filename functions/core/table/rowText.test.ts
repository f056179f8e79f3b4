import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { DonationRow, donationRow, rowForAgency } from '../../../shared/rescue/donations/rows.ts'
import { accepted, donation, match } from '../../../shared/rescue/donations/status/donation.fixture.ts'
import { rowIn, rowText } from './rowText.ts'

/** Names of a schema and of what lies in it. */
function namesIn(schema: unknown): string[] {
  const json = JSON.stringify(z.toJSONSchema(schema as z.ZodMiniType, { io: 'input' }))
  const names: string[] = []
  JSON.parse(json, (key, value) => {
    if (key === 'properties') names.push(...Object.keys(value))
    return value
  })
  return names
}

it('a row comes back from its text as it was, however its names are written', () => {
  const own = match(11, 1, accepted)
  const given = donation({ Code: 'Soup 🥣 "hot"', Stage: 'accepted', Matches: [own] })
  for (const row of [donationRow(given), rowForAgency(given, own)]) {
    expect(rowIn(rowText(row))).toEqual(JSON.parse(JSON.stringify(row)))
    expect(rowIn(row)).toBe(row)
  }
  const later = { ...donationRow(given), Later: { Code: 1 } }
  expect(rowIn(rowText(later))).toMatchObject({ ID: given.ID, Later: { Code: 1 } })
})

it('equal rows are equal texts, in whatever order their parts were made', () => {
  const { FoodBank, ...rest } = donationRow(donation())
  const { Name, ID } = FoodBank
  expect(rowText({ ...rest, FoodBank: { Name, ID } })).toBe(rowText({ FoodBank: { ID, Name }, ...rest }))
})

it('a name of each field of a donation’s row is short in the text', () => {
  const long = namesIn(DonationRow).filter((name) => rowText({ [name]: 0 }) === `{"${name}":0}`)
  expect(long).toEqual([])
})
