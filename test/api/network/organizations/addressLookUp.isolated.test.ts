import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { censusMatches, type Reply, startGeocoder } from '../../../../functions/core/address/geocoders.fixture.ts'
import { findEntity } from '../../../../functions/network/organizations/entityTable.ts'
import * as addresses from '../../../../shared/core/address/api.ts'
import type { Input } from '../../../../shared/core/schema/endpoint.ts'
import * as agencies from '../../../../shared/network/agencies/api.ts'
import * as imports from '../../../../shared/work/imports/api.ts'
import { call } from '../../../engine/call.ts'
import { columnsAndRows } from '../../../engine/importedRows.ts'
import { savedTenant } from '../../../engine/savedTenant.ts'
import { ids, makeSmallTenant, people, person } from '../../../engine/smallTenant.ts'

/** Addresses that are looked up, one by one and in files, with a geocoder beside the real handlers and table. */

const geocoder = await startGeocoder()
const tenant = savedTenant(makeSmallTenant)
beforeEach(async () => {
  await tenant()
  vi.stubEnv('CENSUS_GEOCODER_URL', geocoder.endpoint)
})
afterEach(() => vi.unstubAllEnvs())
afterAll(() => geocoder.stop())

const useCensus = (reply: Reply) => {
  vi.stubEnv('ADDRESS_SERVICE', 'census')
  geocoder.answerWith(reply)
}
const street = { AddressLine1: '3 Main St', City: 'Springfield', Province: 'MA', PostalCode: '01103' }
/** Middle of its ZIP code. */
const middle = { Latitude: 42.104, Longitude: -72.59, LocatedBy: 'area' }
const found = { Latitude: 42.1015, Longitude: -72.5898, LocatedBy: 'address' }

describe('an address', () => {
  const lookUp = (body: object, by = people.foodBank) => call(addresses.lookUpAddress, by, { ...street, ...body })

  it('is found by the service, or about where its ZIP code is, or nowhere', async () => {
    useCensus(() => censusMatches([found.Latitude, found.Longitude]))
    expect((await lookUp({})).answer.Value).toEqual(found)
    useCensus(() => ({ status: 500, text: '' }))
    expect((await lookUp({})).answer.Value).toEqual(middle)
    expect((await lookUp({ PostalCode: '01101' })).answer).toMatchObject({ Successful: true, Value: null })
  })

  it('without a street is refused', async () => {
    expect((await lookUp({ AddressLine1: ' ' })).status).toBe(400)
  })

  it('is looked up at most 300 times an hour by one person', async () => {
    const statuses = new Set<number>()
    for (let index = 0; index < 301; index++) statuses.add((await lookUp({})).status)
    expect([...statuses]).toEqual([200, 429])
    expect((await lookUp({}, people.agencies[0])).status).toBe(200)
  })
})

type Sent = Input<typeof imports.importParties>
const administrator = person('foodbankadmin', ids.foodBank, [ids.foodBank])
async function send(rows: Parameters<typeof columnsAndRows>[0], more: Partial<Sent> = {}) {
  const { answer, body } = await call(imports.importParties, administrator, {
    Kind: 'agencies',
    ImportID: 'monday',
    IsPreview: false,
    OnExisting: 'update',
    ...columnsAndRows(rows),
    ...more,
  })
  return answer.Value ?? expect.fail(body)
}
const words = (outcomes: Awaited<ReturnType<typeof send>>) =>
  outcomes.map(({ Outcome, Reasons }) => [Outcome, ...Reasons])
const address = async (ID: number | null | undefined) => {
  const agency = await findEntity('agency', ID ?? 0)
  return agency?.Address
}

const row = { Street: '3 Main St', City: 'Springfield', State: 'MA', 'ZIP Code': '1103' }
const harbor = { Name: 'Harbor Light', ...row }
const hill = { ...harbor, Name: 'Hill', Street: '9 Hill Rd' }
const box = { ...harbor, Name: 'Box', Street: 'PO Box 7', 'ZIP Code': '1101' }
const typed = { ...harbor, Name: 'Typed', Latitude: '42.2', Longitude: '-72.6' }
const isFound = 'The address was found.'
const isAbout = 'About here: the middle of its ZIP code. Please check the pin.'
const isUnknown = 'The address was not found. Please check street and ZIP code, or give Latitude and Longitude.'

/** The batch's answer, in which the first row alone is found. */
const firstFound: Reply = () => ({
  text: '"1","9 Hill Rd, Springfield, MA, 01103","No_Match"\n"0","3 Main St, Springfield, MA, 01103","Match","Exact","3 MAIN ST","-72.5898,42.1015","1","L"\n',
})

describe('rows without coordinates', () => {
  it.each([true, false])('are looked up together, in the preview (%s) as in the import', async (IsPreview) => {
    useCensus(firstFound)
    const outcomes = await send([harbor, hill, box, typed], { IsPreview })
    expect(words(outcomes)).toEqual([['added', isFound], ['added', isAbout], ['refused', isUnknown], ['added']])
    expect(geocoder.asked.map(({ url }) => url.pathname)).toEqual(['/geocoder/locations/addressbatch'])
    expect(geocoder.asked[0]?.body).not.toContain('42.2')
    const pins = await Promise.all(outcomes.map(({ ID }) => address(ID)))
    expect(pins).toEqual(
      IsPreview
        ? [undefined, undefined, undefined, undefined]
        : [
            expect.objectContaining({ ...street, ...found }),
            expect.objectContaining(middle),
            undefined,
            expect.not.objectContaining({ LocatedBy: expect.anything() }),
          ],
    )
  })

  it('whose address is as before are not looked up', async () => {
    useCensus(firstFound)
    await send([harbor, hill])
    geocoder.answerWith(firstFound)
    expect(words(await send([harbor, hill], { ImportID: 'tuesday' }))).toEqual([['present'], ['present']])
    expect(geocoder.asked).toEqual([])
  })

  it('get about their place when the service is out of order', async () => {
    useCensus(() => ({ status: 503, text: 'Service unavailable' }))
    expect(words(await send([harbor, hill]))).toEqual([
      ['added', isAbout],
      ['added', isAbout],
    ])
  })

  it('leave a pin that was set by hand near what is found, and move one that is far', async () => {
    useCensus(() => censusMatches([found.Latitude, found.Longitude]))
    const near = { ...harbor, Latitude: '42.103', Longitude: '-72.59' }
    const [first] = await send([near])
    const spelled = { ...harbor, Street: '3 Main Street' }
    expect(words(await send([spelled], { ImportID: 'tuesday' }))).toEqual([['updated', isFound]])
    expect(await address(first?.ID)).toMatchObject({ AddressLine1: '3 Main Street', Latitude: 42.103 })
    await send([{ ...spelled, Latitude: '42.3', Longitude: '-72.59' }], { ImportID: 'wednesday' })
    expect(words(await send([harbor], { ImportID: 'thursday' }))).toEqual([['updated', isFound]])
    expect(await address(first?.ID)).toMatchObject(found)
  })

  it('that are no longer found keep their pin, to be checked', async () => {
    useCensus(() => censusMatches([found.Latitude, found.Longitude]))
    const [first] = await send([harbor])
    const [moved] = await send([{ ...harbor, 'ZIP Code': '1101' }], { ImportID: 'tuesday' })
    expect(moved).toMatchObject({ Outcome: 'updated', Reasons: [isFound] })
    useCensus(() => censusMatches())
    const [lost] = await send([{ ...harbor, Street: 'PO Box 7', 'ZIP Code': '1101' }], { ImportID: 'wednesday' })
    expect(lost?.Reasons).toEqual(['The address was not found, so the pin stays where it was. Please check it.'])
    expect(await address(first?.ID)).toMatchObject({ ...found, LocatedBy: 'area' })
  })
})

it('how a pin came is stored with the agency, and not with what is offered to it', async () => {
  const id = (await send([harbor]))[0]?.ID ?? 0
  const { Value } = (await call(agencies.getAgency, administrator, { agencyId: id })).answer
  expect(Value?.Address).toMatchObject(middle)
  const takers = (await call(agencies.listAssociatedAdhoc, administrator, {})).answer.Value
  expect(takers?.find(({ ID }) => ID === id)?.Address).not.toHaveProperty('LocatedBy')
})
