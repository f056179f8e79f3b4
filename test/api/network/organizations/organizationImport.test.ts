import { beforeEach, describe, expect, it } from 'vitest'
import { findEntity } from '../../../../functions/network/organizations/entityTable.ts'
import type { Input } from '../../../../shared/core/schema/endpoint.ts'
import * as agencies from '../../../../shared/network/agencies/api.ts'
import * as donors from '../../../../shared/network/donors/api.ts'
import * as peopleApi from '../../../../shared/network/people/api.ts'
import * as imports from '../../../../shared/work/imports/api.ts'
import { call } from '../../../engine/call.ts'
import { columnsAndRows } from '../../../engine/importedRows.ts'
import { savedTenant } from '../../../engine/savedTenant.ts'
import { agencyIds, ids, makeSmallTenant, people, person } from '../../../engine/smallTenant.ts'
import { everything } from '../../../engine/stored.ts'
import { isWrittenForCall } from '../../../engine/storedCaller.ts'

/** Agencies, donor locations and people from a file, over the real handlers and the embedded table. */

const administrator = person('foodbankadmin', ids.foodBank, [ids.foodBank])
const tenant = savedTenant(makeSmallTenant)
beforeEach(() => tenant())

type Sent = Input<typeof imports.importParties>
type Rows = Parameters<typeof columnsAndRows>[0]
async function send(Kind: Sent['Kind'], rows: Rows, more: Partial<Sent> = {}, by = administrator) {
  const { answer, body } = await call(imports.importParties, by, {
    Kind,
    ImportID: 'monday',
    IsPreview: false,
    OnExisting: 'update',
    ...columnsAndRows(rows),
    ...more,
  })
  return answer.Value ?? expect.fail(body)
}
const outcomes = async (...given: Parameters<typeof send>) => (await send(...given)).map(({ Outcome }) => Outcome)

const place = {
  Street: '3 Main St',
  City: 'Springfield',
  State: 'MA',
  'ZIP Code': '1101',
  Latitude: '42.14',
  Longitude: '-72.5',
}
const harbor = { Name: 'Harbor Light', ...place }
const agencyRows = async (searchFilter: string) =>
  (await call(agencies.getAgenciesGrid, people.foodBank, { searchFilter })).answer.Value?.rows ?? []

describe('agencies', () => {
  it('are added with what their row says and the usual of the rest', async () => {
    const [made] = await send('agencies', [
      { ...harbor, Capacity: '1,500', Storage: 'Seco; frozen', Categories: 'Produce; panadería', Active: 'no' },
    ])
    expect(made).toEqual({ Row: 2, Outcome: 'added', ID: expect.any(Number), Reasons: [] })
    expect(await findEntity('agency', made?.ID ?? 0)).toMatchObject({
      Name: 'Harbor Light',
      FoodBankID: ids.foodBank,
      TimeZone: 'America/New_York',
      Address: { AddressLine1: '3 Main St', PostalCode: '01101', Latitude: 42.14 },
      CapacityPounds: 1500,
      MaxMiles: 50,
      StorageCapabilityIDs: [1, 3],
      AcceptedCategoryIDs: [1, 2],
      IsActive: false,
      IsMasterAgency: false,
    })
  })

  it('have the hours and drivers of their row; a driver who is there stays, others are added', async () => {
    const row = { ...harbor, Hours: 'Mon-Tue 9:00-17:00; sáb 9-12', Drivers: 'Lee Ortiz; Sam Park' }
    const [made] = await send('agencies', [row])
    const id = made?.ID ?? 0
    const weekdays = [1, 2].map((Weekday) => ({ Weekday, HourStart: 9, HourEnd: 17 }))
    const PickupHours = [...weekdays, { Weekday: 6, HourStart: 9, HourEnd: 12 }]
    const names = async () => (await findEntity('agency', id))?.Drivers.map(({ Name }) => Name)
    expect(await findEntity('agency', id)).toMatchObject({ PickupHours })
    expect(await names()).toEqual(['Lee Ortiz', 'Sam Park'])
    const again = { ImportID: 'tuesday' }
    expect(await outcomes('agencies', [row], again)).toEqual(['present'])
    const more = { Name: harbor.Name, Drivers: 'sam park; Ana Ruiz', Hours: 'Fri 10-2pm' }
    expect(await outcomes('agencies', [more], again)).toEqual(['updated'])
    expect(await names()).toEqual(['Lee Ortiz', 'Sam Park', 'Ana Ruiz'])
    expect((await findEntity('agency', id))?.PickupHours).toEqual([{ Weekday: 5, HourStart: 10, HourEnd: 14 }])
  })

  it.each([
    ['no hours', 'whenever', 'Hours are no hours such as Mon-Fri 9:00-17:00; Sat 9:00-12:00: whenever.'],
    ['hours that end first', 'Mon 17-9', 'end'],
    ['a day twice', 'Mon 9-12; Mon 13-17', 'day'],
  ])('with %s are refused, in the preview as well', async (_, Hours, reason) => {
    for (const IsPreview of [true, false]) {
      const [made] = await send('agencies', [{ ...harbor, Hours }], { IsPreview })
      expect([made?.Outcome, made?.Reasons.join()]).toEqual(['refused', expect.stringContaining(reason)])
    }
    expect(await agencyRows('Harbor')).toEqual([])
  })

  it('that are there are changed where their row says something, or left as they are', async () => {
    const before = await findEntity('agency', agencyIds[0])
    const row = { Name: ' agency  11 ', Capacity: '777', City: '' }
    expect(await send('agencies', [row], { OnExisting: 'skip' })).toEqual([
      { Row: 2, Outcome: 'present', ID: agencyIds[0], Reasons: [] },
    ])
    expect(await findEntity('agency', agencyIds[0])).toEqual(before)
    expect(await outcomes('agencies', [row])).toEqual(['updated'])
    const { Version: _, ...rest } = before ?? expect.fail('no agency')
    expect(await findEntity('agency', agencyIds[0])).toEqual({
      ...rest,
      CapacityPounds: 777,
      PickupHours: [],
      Version: 2,
    })
    expect(await outcomes('agencies', [row])).toEqual(['present'])
  })

  it('with a name that is longer than any key may be are refused for it', async () => {
    const Name = 'é'.repeat(600)
    const [made] = await send('agencies', [{ ...harbor, Name }])
    expect(made).toMatchObject({ Outcome: 'refused', Reasons: ['Name is too long.'] })
    const [place] = await send('donorLocations', [{ ...harbor, Code: Name, Donor: Name }])
    expect(place).toMatchObject({ Outcome: 'refused', Reasons: ['Code is too long.', 'Donor is too long.'] })
    const person = { Name: 'Ann', 'E-mail': 'ann@example.org', Role: 'Agency', Organization: Name }
    const [invited] = await send('people', [person])
    expect(invited).toMatchObject({
      Outcome: 'refused',
      Reasons: [expect.stringContaining('Organization is too long.')],
    })
  })

  it('of a preview are not written', async () => {
    // Calls are counted all the same.
    const stored = async () =>
      (await everything()).filter(({ pk }) => !String(pk).endsWith('#CALLS') && !isWrittenForCall(String(pk)))
    const before = await stored()
    const rows = [harbor, { Name: 'Agency 12', Capacity: '5' }, { Name: 'Agency 13' }, { Name: 'No Address' }]
    expect(await outcomes('agencies', rows, { IsPreview: true })).toEqual(['added', 'updated', 'present', 'refused'])
    expect(await stored()).toEqual(before)
  })

  it('with a row that is wrong in several ways are told each of them at once', async () => {
    const row = {
      ...harbor,
      City: '',
      Latitude: '0',
      Longitude: '0',
      Capacity: '12.5',
      Need: '=A1*2',
      'E-mail': 'half@',
      'Time Zone': 'Nowhere/Else',
    }
    for (const IsPreview of [true, false])
      expect((await send('agencies', [row], { IsPreview }))[0]?.Reasons).toEqual([
        'Need is a formula: =A1*2. Please replace it by its result.',
        'Capacity is no whole number in range: 12.5.',
        'City is missing.',
        'This time zone does not exist.',
        'Please set the pin on the map: distances are measured from it.',
        'This is not an e-mail address.',
      ])
  })

  it('with a row that is wrong are told why, cell by cell, and the others are added', async () => {
    const rows = [
      { ...harbor, Latitude: 'north', Capacity: '12.5', Active: 'perhaps' },
      { ...harbor, Name: '=HYPERLINK("x")' },
      { Name: 'Nowhere', City: 'Springfield' },
      { ...harbor, Storage: 'Cellar', 'Time Zone': 'Here' },
      { ...harbor, Name: 'x'.repeat(121), 'E-mail': 'half@' },
      { ...harbor, 'Time Zone': 'Nowhere/Else' },
      harbor,
    ]
    const results = await send('agencies', rows)
    expect(results.map(({ Reasons }) => Reasons)).toEqual([
      [
        'Latitude is no coordinate: north.',
        'Active is neither yes nor no: perhaps.',
        'Capacity is no whole number in range: 12.5.',
      ],
      ['Name is a formula: =HYPERLINK("x"). Please replace it by its result.'],
      ['Street is missing.', 'State is missing.', 'ZIP Code is missing.'],
      ['Storage is not known: Cellar.', 'This time zone does not exist.'],
      ['Name is too long.', 'This is not an e-mail address.'],
      ['This time zone does not exist.'],
      [],
    ])
    expect((await agencyRows('harbor')).map(({ Name }) => Name)).toEqual(['Harbor Light'])
  })

  it('of a file that is sent twice, also at the same moment, are added once', async () => {
    const twice = await Promise.all([send('agencies', [harbor]), send('agencies', [harbor], { ImportID: 'tuesday' })])
    expect(
      twice
        .flat()
        .map(({ Outcome }) => Outcome)
        .sort(),
    ).toEqual(['added', 'present'])
    expect(await agencyRows('harbor')).toHaveLength(1)
    const again = await send('agencies', [harbor, { ...harbor, Name: 'Second' }], { ImportID: 'wednesday' })
    expect(again.map(({ Outcome }) => Outcome)).toEqual(['present', 'added'])
  })

  it('of a run that was cut short count as added when its rows are sent again', async () => {
    await send('agencies', [harbor])
    expect(await outcomes('agencies', [harbor, { ...harbor, Name: 'Second' }])).toEqual(['added', 'added'])
    expect(await agencyRows('harbor')).toHaveLength(1)
  })

  it('of another food bank have no part in it', async () => {
    const [made] = await send('agencies', [{ ...harbor, Name: 'Agency 21' }])
    expect(made?.Outcome).toBe('added')
    expect(made?.ID).not.toBe(21)
  })
})

describe('donor locations', () => {
  const store = { Code: 'FM-7', Donor: 'Corner Bakery', Name: 'Corner Bakery, Main St', ...place }
  const donorRows = async () =>
    (await call(donors.getDonorsGrid, people.foodBank, { searchFilter: 'corner' })).answer.Value?.rows ?? []

  it('come with their donor, which is added once', async () => {
    const rows = [store, { ...store, Code: 'FM-8', Name: '' }, { ...store, Code: 'FM-9', Donor: 'fresh market' }]
    const made = await send('donorLocations', rows)
    expect(made.map(({ Outcome }) => Outcome)).toEqual(['added', 'added', 'added'])
    expect(await donorRows()).toEqual([expect.objectContaining({ Name: 'Corner Bakery', LocationCount: 2 })])
    expect(await findEntity('donorLocation', made[1]?.ID ?? 0)).toMatchObject({
      Code: 'FM-8',
      Name: 'Corner Bakery FM-8',
      DonorName: 'Corner Bakery',
    })
    expect(await findEntity('donorLocation', made[2]?.ID ?? 0)).toMatchObject({ DonorID: ids.donor })
  })

  it('are known by their code, whatever its case, and stay with their donor', async () => {
    await send('donorLocations', [store])
    const change = { Code: 'fm-7', Donor: 'Corner Bakery', Phone: '555-0199' }
    expect(await outcomes('donorLocations', [change], { ImportID: 'tuesday' })).toEqual(['updated'])
    const [other] = await send('donorLocations', [{ ...change, Donor: 'Fresh Market' }], { ImportID: 'tuesday' })
    expect(other?.Reasons).toEqual(['The location with this code belongs to Corner Bakery.'])
  })
})

describe('people', () => {
  const ann = { Name: 'Ann Rivera', 'E-mail': 'Ann@Example.org', Role: 'agency', Organization: 'Agency 11' }
  const invited = async (entityId: number) =>
    (await call(peopleApi.getInvitationsGrid, administrator, { entityId })).answer.Value?.rows ?? []

  it('are invited to roles of the food bank, its agencies, donors and locations', async () => {
    const rows = [
      { ...ann, Language: 'español' },
      { ...ann, Role: 'Donante', Organization: 'fresh market' },
      { ...ann, Role: 'Donor location', Organization: `m${ids.donorLocation}` },
      { ...ann, Role: 'Food bank coordinator', Organization: '' },
    ]
    expect(await outcomes('people', rows)).toEqual(['added', 'added', 'added', 'added'])
    expect(await invited(agencyIds[0])).toEqual([
      expect.objectContaining({ EMailAddress: 'ann@example.org', Role: 'agency', Language: 'es', Status: 'waiting' }),
    ])
    expect((await invited(ids.foodBank)).map(({ Role }) => Role)).toEqual(['foodbankrtcoord'])
    expect(await outcomes('people', rows, { ImportID: 'tuesday' })).toEqual([
      'present',
      'present',
      'present',
      'present',
    ])
    expect(await invited(agencyIds[0])).toHaveLength(1)
  })

  it('who cannot be invited are refused in words', async () => {
    const rows = [
      { ...ann, Organization: 'Nobody' },
      { ...ann, Organization: '' },
      { ...ann, Role: 'Baker' },
      { ...ann, Role: 'fano', Organization: '' },
      { ...ann, 'E-mail': 'ann at example' },
      { ...ann, Language: 'Latin' },
    ]
    expect((await send('people', rows, { IsPreview: true })).map(({ Reasons }) => Reasons)).toEqual([
      ['Your food bank has no agency named Nobody.'],
      ['Organization is missing.'],
      ['Role is not known: Baker.'],
      ['You cannot give or take away this role.'],
      ['E-mail cannot be used: ann at example.'],
      ['Language is not known: Latin.'],
    ])
    const coordinator = person('foodbankrtcoord', ids.foodBank, [ids.foodBank])
    expect((await send('people', [ann], {}, coordinator))[0]?.Reasons).toEqual([
      'You cannot give or take away this role.',
    ])
  })

  it('whose row is wrong in several ways are told each of them at once', async () => {
    const row = { Name: '', 'E-mail': 'ann at example', Role: 'Baker', Language: 'Latin' }
    expect((await send('people', [row]))[0]?.Reasons).toEqual([
      'Name is missing.',
      'Role is not known: Baker.',
      'Language is not known: Latin.',
      'E-mail cannot be used: ann at example.',
    ])
  })

  it('who have the role already are left alone', async () => {
    const [agent] = people.agencies
    const row = { ...ann, 'E-mail': agent.UserName }
    expect(await outcomes('people', [row], { IsPreview: true })).toEqual(['present'])
    expect(await outcomes('people', [row])).toEqual(['present'])
  })
})
