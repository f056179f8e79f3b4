import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { FoodBankGroupListRow, ShownFoodBank } from '../../../../shared/network/groups/network.ts'
import { SessionContext } from '../../../../web/src/core/data/useSession.ts'
import { EditFoodBank, NewFoodBankForm } from '../../../../web/src/network/groups/FoodBankForm.tsx'
import FoodBankGroupsPage from '../../../../web/src/network/groups/FoodBankGroupsPage.tsx'
import FoodBanksPage from '../../../../web/src/network/groups/FoodBanksPage.tsx'
import { newFoodBankFields } from '../../../../web/src/network/groups/foodBankForm.ts'
import { answerWith, refusal, sessionAs, show, value, violations } from '../../setup.tsx'

/** The network's operator sets up food banks, associations and co-ops. */

const group = (ID: number, Kind: FoodBankGroupListRow['Kind'], Name: string): FoodBankGroupListRow => ({
  ID,
  Kind,
  Name,
  TimeZone: 'America/Chicago',
  Version: 1,
  FoodBankIDs: [],
  FoodBanks: [],
})
const groups = [group(2, 'stateAssociation', 'Iowa Association'), group(3, 'coop', 'River Co-op')]
const foodBank: ShownFoodBank = {
  ID: 10,
  Name: 'Valley Food Bank',
  TimeZone: 'America/Chicago',
  Version: 4,
  Address: {
    AddressLine1: '1 Depot St',
    City: 'Dubuque',
    Province: 'IA',
    PostalCode: '52001',
    Latitude: 42.5,
    Longitude: -90.66,
  },
  Contact: { ContactName: '', PhoneNumber: '', EMailAddress: '' },
  StateAssociationID: 2,
  CoopID: null,
}
const within = (content: ReactNode) => show(<SessionContext value={sessionAs('fano')}>{content}</SessionContext>)
const choose = (field: string, option: string) => page.getByRole('combobox', { name: field }).selectOptions(option)

it('a new food bank is sent with its place, its groups and what it starts with', async () => {
  const sent = answerWith(({ path }) =>
    path === '/api/addresses/lookup'
      ? value({ Latitude: 42.5, Longitude: -90.66, LocatedBy: 'area' })
      : refusal('Please set the pin on the map: distances are measured from it.'),
  )
  await within(<NewFoodBankForm fields={newFoodBankFields('America/Chicago')} groups={groups} />)
  await page.getByRole('button', { name: 'Add food bank' }).click()
  await expect.element(page.getByText('Please fill this in.').first()).toBeVisible()
  expect(sent).toEqual([])
  const typed = {
    Name: 'River Food Bank',
    'Street and number': '1 Harbor St',
    'ZIP code': '52001',
    City: 'Dubuque',
    'Minutes to answer an offer': '30',
  }
  for (const [label, text] of Object.entries(typed)) await page.getByLabelText(label, { exact: true }).fill(text)
  await expect.element(page.getByText('About: only the middle of ZIP code 52001.', { exact: false })).toBeVisible()
  await choose('State association', 'Iowa Association')
  await choose('Co-op', 'River Co-op')
  await page.getByRole('switch', { name: /Approve match lists/ }).click()
  await page.getByRole('button', { name: 'Add food bank' }).click()
  await expect.element(page.getByText(/Please set the pin on the map: distances/)).toBeVisible()
  expect(sent.at(-1)?.body).toMatchObject({
    Name: 'River Food Bank',
    Address: { Province: 'IA', Latitude: 42.5, Longitude: -90.66, LocatedBy: 'area' },
    TimeZone: 'America/Chicago',
    StateAssociationID: 2,
    CoopID: 3,
    Settings: { OfferMinutes: 30, IsAutomaticallyApproved: true },
  })
  await expect.poll(violations).toEqual([])
})

it('a food bank leaves its association, under the version that was shown', async () => {
  const sent = answerWith(({ body }) => value({ ...foodBank, ...(body as object), Version: 5 }))
  await within(<EditFoodBank loaded={foodBank} groups={groups} />)
  await choose('State association', 'None')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Saved')).toBeVisible()
  expect(sent.at(-1)?.body).toMatchObject({ StateAssociationID: null, CoopID: null, Version: 4 })
  expect(sent.at(-1)?.body).not.toHaveProperty('Settings')
})

it('the list names the groups of each food bank', async () => {
  answerWith(({ path }) => value(path.includes('groups') ? groups : { rows: [foodBank] }))
  await within(<FoodBanksPage />)
  await expect.element(page.getByRole('gridcell', { name: 'Iowa Association' })).toBeVisible()
  await expect.poll(violations).toEqual([])
})

it('a co-op is added beside the associations, and both say which food banks they have', async () => {
  const river = { ...group(3, 'coop', 'River Co-op'), FoodBanks: [{ ID: 10, Name: 'Valley Food Bank' }] }
  const sent = answerWith(({ body }) => value(body === undefined ? [groups[0], river] : groups[1]))
  await within(<FoodBankGroupsPage />)
  await expect.element(page.getByText('Food banks: Valley Food Bank')).toBeVisible()
  await expect.element(page.getByText('No food banks yet')).toBeVisible()
  await expect.poll(violations).toEqual([])
  await page.getByRole('button', { name: 'Add co-op' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('Name').fill('Long Haul')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Added', { exact: true })).toBeVisible()
  expect(sent.find(({ body }) => body !== undefined)?.body).toMatchObject({ Kind: 'coop', Name: 'Long Haul' })
})
