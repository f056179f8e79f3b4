import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { harborPantry } from '../../../shared/network/agencies/agency.fixture.ts'
import * as agencies from '../../../shared/network/agencies/api.ts'
import * as donors from '../../../shared/network/donors/api.ts'
import * as people from '../../../shared/network/people/api.ts'
import * as providers from '../../../shared/rescue/providers/api.ts'
import { SessionContext } from '../../../web/src/core/data/useSession.ts'
import AgenciesPage from '../../../web/src/network/agencies/AgenciesPage.tsx'
import DonorLocationsPage from '../../../web/src/network/donors/DonorLocationsPage.tsx'
import DonorsPage from '../../../web/src/network/donors/DonorsPage.tsx'
import PeoplePage from '../../../web/src/network/people/PeoplePage.tsx'
import ProvidersPage from '../../../web/src/rescue/providers/ProvidersPage.tsx'
import { answerWith, refusal, type SentRequest, sessionAs, show, value } from '../setup.tsx'

/** Lists that are set up, as files: every row under the filters, asked for from the list's own endpoint. */

afterEach(() => {
  vi.restoreAllMocks()
})

const { Address, Contact } = harborPantry
const agency = (ID: number, Name: string) => ({
  ...{ ID, Name, Address, Contact },
  ...{ IsMasterAgency: false, IsActive: true, MaxMiles: 25, CapacityPounds: 1200 },
})
const placed = `${Address.AddressLine1},${Address.City},${Address.Province},${Address.PostalCode},${Contact.ContactName},${Contact.PhoneNumber},${Contact.EMailAddress}`
const placeHeads = 'Street and number,City,State,ZIP code,Contact person,Phone,E-mail'

/** Shows a list, and reads the file that its button saves. */
async function savedFile(list: ReactNode, answer: (request: SentRequest) => Response, at = '/') {
  const sent = answerWith(answer)
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('#')
  const named = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  await show(<SessionContext value={sessionAs('foodbankuser')}>{list}</SessionContext>, { at })
  await page.getByRole('button', { name: 'Export CSV' }).click()
  await expect.poll(() => made.mock.calls.length).toBe(1)
  const name = (named.mock.contexts[0] as HTMLAnchorElement).download
  const [[file] = []] = made.mock.calls
  const lines = (await (file as Blob).text()).trimEnd().split('\r\n')
  return { name, lines, sent }
}
const queries = (sent: readonly SentRequest[], path: string) =>
  sent
    .filter((one) => one.path.includes('rows=100') && one.path.startsWith(path))
    .map((one) => new URL(one.path, 'http://app').searchParams)

it('of agencies has the rows of every page under the filters, and nothing that a spreadsheet runs', async () => {
  const { name, lines, sent } = await savedFile(
    <AgenciesPage />,
    ({ path }) => {
      if (!path.includes('rows=100')) return value({ rows: [agency(11, 'Harbor Light')], cursor: 'next' })
      return path.includes('cursor=next')
        ? value({ rows: [agency(12, '=1+1')] })
        : value({ rows: [agency(11, 'Harbor Light')], cursor: 'next' })
    },
    '/?search=light&active=active',
  )
  expect(name).toMatch(/^agencies-\d{4}-\d{2}-\d{2}\.csv$/)
  const rest = `${placed},25,1200,No,Yes`
  expect(lines).toEqual([
    `ID,Name,${placeHeads},"Maximum distance, miles","Capacity, lb",Master agency,Active`,
    `11,Harbor Light,${rest}`,
    `12,'=1+1,${rest}`,
  ])
  const asked = queries(sent, agencies.getAgenciesGrid.path)
  expect(asked.map((query) => query.get('cursor'))).toEqual([null, 'next'])
  expect(asked.map((query) => [query.get('searchFilter'), query.get('active')])).toEqual([
    ['light', 'active'],
    ['light', 'active'],
  ])
})

it('of donors has their zone and number of locations', async () => {
  const row = { ID: 30, Name: 'Fresh Market', TimeZone: 'America/New_York', LocationCount: 2 }
  const { lines, sent } = await savedFile(<DonorsPage />, () => value({ rows: [row] }))
  expect(lines).toEqual(['ID,Donor,Time zone,Locations', '30,Fresh Market,America/New_York,2'])
  expect(queries(sent, donors.getDonorsGrid.path)).toHaveLength(1)
})

it('of donor locations are those of the one donor that the list shows', async () => {
  const row = {
    ...{ ID: 31, Code: 'FM-7', Name: 'Main St', DonorID: 30, DonorName: 'Fresh Market', Address, Contact },
    ...{ IsActive: false, PresetAgencyIDs: [11, 12] },
  }
  const { lines, sent } = await savedFile(<DonorLocationsPage />, () => value({ rows: [row] }), '/?donor=30')
  expect(lines).toEqual([
    `ID,Code,Donor,Location,${placeHeads},Presets,Active`,
    `31,FM-7,Fresh Market,Main St,${placed},2,No`,
  ])
  expect(queries(sent, donors.getDonorLocationsGrid.path).map((query) => query.get('donorId'))).toEqual(['30'])
})

it('of volunteers and companies has what they drive', async () => {
  const row = {
    ...{
      ID: 9,
      Name: 'Pat Lee',
      Version: 1,
      ProviderKind: 'volunteer',
      PhoneNumber: '',
      EMailAddress: 'pat@volunteers.example',
    },
    ...{ Language: 'es', IsActive: true, MaxMiles: 25, MaxPounds: 500, CanCarryFrozen: true },
  }
  const { lines, sent } = await savedFile(<ProvidersPage />, () => value({ rows: [row] }))
  expect(lines[1]).toBe('9,Pat Lee,Volunteer,,pat@volunteers.example,Español,25,500,Yes,Yes')
  expect(queries(sent, providers.getTransportationProvidersGrid.path)).toHaveLength(1)
})

it('of people has their roles and state', async () => {
  const row = {
    ...{
      UserID: 4,
      Name: 'Ben',
      EMailAddress: 'ben@example.org',
      Language: 'en',
      Roles: ['foodbankuser', 'foodbankrtcoord'],
    },
    ...{ IsDisabled: true, IsMailReturned: false, HasOtherRoles: false },
  }
  const Entity = { ID: 10, Name: 'River Food Bank', Kind: 'foodBank' }
  const { lines, sent } = await savedFile(<PeoplePage />, ({ path }) => {
    if (path.includes('/invitations')) return value({ rows: [] })
    return value(/entities\/10/.test(path) ? { Entity, RolesToGive: [], People: [row] } : [Entity])
  })
  expect(lines[0]).toBe('ID,Name,E-mail,Role,Language of e-mails,Switched off,E-mail comes back')
  expect(lines[1]).toMatch(/^4,Ben,ben@example\.org,"[^"]+, [^"]+",English,Yes,No$/)
  const path = people.listPeople.path.replace('{entityId}', '10')
  expect(sent.filter((one) => one.path.startsWith(path)).length).toBeGreaterThan(1)
})

it('that the server refuses is not saved, and the reason is shown', async () => {
  answerWith(({ path }) => (path.includes('rows=100') ? refusal('Not today.') : value({ rows: [] })))
  const made = vi.spyOn(URL, 'createObjectURL')
  await show(
    <SessionContext value={sessionAs('foodbankuser')}>
      <DonorsPage />
    </SessionContext>,
  )
  await page.getByRole('button', { name: 'Export CSV' }).click()
  await expect.element(page.getByText('Not today.')).toBeVisible()
  expect(made).not.toHaveBeenCalled()
})
