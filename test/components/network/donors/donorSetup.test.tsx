import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ShownDonorLocation } from '../../../../shared/network/donors/donor.ts'
import type { PendingDonorRow } from '../../../../shared/network/donors/signUp.ts'
import { SessionContext } from '../../../../web/src/core/data/useSession.ts'
import DonorLocationPage from '../../../../web/src/network/donors/DonorLocationPage.tsx'
import DonorsPage from '../../../../web/src/network/donors/DonorsPage.tsx'
import { EditLocation } from '../../../../web/src/network/donors/LocationForm.tsx'
import SharedDonorsPage from '../../../../web/src/network/donors/SharedDonorsPage.tsx'
import ProvidersPage from '../../../../web/src/rescue/providers/ProvidersPage.tsx'
import { answerWith, refusal, sessionAs, show, value, violations } from '../../setup.tsx'

/** Donors, their locations with presets, and volunteers. */

const location: ShownDonorLocation = {
  ID: 31,
  Name: 'Fresh Market, Main St',
  TimeZone: 'America/New_York',
  Version: 2,
  Code: 'FM-7',
  DonorID: 30,
  DonorName: 'Fresh Market',
  Address: {
    AddressLine1: '12 Main St',
    City: 'Knoxville',
    Province: 'TN',
    PostalCode: '37902',
    Latitude: 35.96,
    Longitude: -83.92,
  },
  Contact: { ContactName: '', PhoneNumber: '', EMailAddress: '' },
  IsActive: true,
  PresetAgencyIDs: [11, 12],
  Presets: [
    { ID: 11, Name: 'Harbor Light', IsActive: true },
    { ID: 12, Name: 'Open Table', IsActive: false },
  ],
}
const agencies = [
  { ID: 11, Name: 'Harbor Light', IsActive: true },
  { ID: 13, Name: 'Zion Shelf', IsActive: true },
]
const within = (content: ReactNode) =>
  show(<SessionContext value={sessionAs('foodbankadmin')}>{content}</SessionContext>)
const presets = () =>
  page
    .getByRole('list', { name: 'Preset agencies' })
    .getByRole('listitem')
    .elements()
    .map((line) => line.textContent?.replace(/^\d+/, '').replace('Inactive', '').trim())

it('presets are moved by buttons, removed and added, and sent in their order', async () => {
  const sent = answerWith(({ body }) => value({ ...location, ...(body as object), Version: 3 }))
  await within(<EditLocation loaded={location} agencies={agencies} />)
  await expect.poll(presets).toEqual(['Harbor Light', 'Open Table'])
  await page.getByRole('button', { name: 'Move Harbor Light down' }).click()
  await page.getByLabelText('Add an agency').fill('zion')
  await page.getByRole('option', { name: 'Zion Shelf' }).click()
  await expect.poll(presets).toEqual(['Open Table', 'Harbor Light', 'Zion Shelf'])
  await page.getByRole('button', { name: 'Remove Harbor Light' }).click()
  await expect.poll(violations).toEqual([])
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Saved')).toBeVisible()
  expect(sent.find(({ body }) => body !== undefined)?.body).toMatchObject({ Version: 2, PresetAgencyIDs: [12, 13] })
})

it('an arrow that has moved a preset keeps the focus, at the end of the list as well', async () => {
  answerWith(() => value(location))
  const three = { ...location, PresetAgencyIDs: [11, 12, 13] }
  await within(<EditLocation loaded={three} agencies={agencies} />)
  const down = page.getByRole('button', { name: 'Move Harbor Light down' })
  await expect.element(down).toBeVisible()
  ;(down.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(presets).toEqual(['Open Table', 'Harbor Light', 'Zion Shelf'])
  await expect.element(down).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(presets).toEqual(['Open Table', 'Zion Shelf', 'Harbor Light'])
  await expect.element(down).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(presets()).toEqual(['Open Table', 'Zion Shelf', 'Harbor Light'])
})

it('a code that is taken is told, and stays in the form', async () => {
  answerWith(() => refusal('Another donor location of your food bank has the code FM-8. Please choose another one.'))
  await within(<EditLocation loaded={location} agencies={agencies} />)
  await page.getByLabelText('Code', { exact: true }).fill('FM-8')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText(/has the code FM-8/)).toBeVisible()
  await expect.element(page.getByLabelText('Code', { exact: true })).toHaveValue('FM-8')
})

it('a new location is of any donor: the one after the first hundred is found by its name', async () => {
  const rows = Array.from({ length: 100 }, (_, n) => ({
    ID: 200 + n,
    Name: `Acorn Farm ${n + 1}`,
    TimeZone: 'America/New_York',
    LocationCount: 1,
  }))
  answerWith(({ path }) => {
    if (path.includes('associated')) return value([])
    const found = { ID: 40, Name: 'Zoe’s Bakery', TimeZone: 'America/New_York', LocationCount: 0 }
    return value({ rows: path.includes('searchFilter=zoe') ? [found] : rows })
  })
  await show(
    <SessionContext value={sessionAs('foodbankadmin')}>
      <DonorLocationPage />
    </SessionContext>,
    { path: '/:id', at: '/new' },
  )
  const donor = page.getByRole('combobox', { name: 'Donor', exact: true })
  await donor.fill('zoe')
  await page.getByRole('option', { name: 'Zoe’s Bakery' }).click()
  await expect.element(donor).toHaveValue('Zoe’s Bakery')
  await expect.poll(violations).toEqual([])
})

const openNew = (donors: readonly object[]) => {
  const sent = answerWith(({ path, method }) => {
    if (path === '/api/addresses/lookup') return value({ Latitude: 35.9651, Longitude: -83.9163, LocatedBy: 'address' })
    if (method === 'POST') return refusal('Try again.')
    return value(path.startsWith('/api/foodbanks/current/donors') ? { rows: donors } : [])
  })
  void show(
    <SessionContext value={sessionAs('foodbankadmin')}>
      <DonorLocationPage />
    </SessionContext>,
    { path: '/:id', at: '/new' },
  )
  return sent
}
const bakeryRow = { ID: 40, Name: 'Bakery', TimeZone: 'America/Chicago', LocationCount: 0 }

it('a new location is of the only donor, and its contact is invited with it', async () => {
  const sent = openNew([bakeryRow])
  await expect.element(page.getByRole('combobox', { name: 'Donor', exact: true })).toHaveValue('Bakery')
  await page.getByLabelText('Code').fill('B-1')
  await page.getByLabelText('Name of the location').fill('Bakery, Main St')
  await page.getByLabelText('Street and number').fill('12 Main St')
  await page.getByLabelText('ZIP code').fill('37902')
  await page.getByLabelText('City').fill('Knoxville')
  await page.getByLabelText('Contact person', { exact: true }).fill('Sol Rivera')
  await page.getByLabelText('E-mail', { exact: true }).fill('sol@bakery.example')
  await page.getByRole('checkbox', { name: 'Invite the contact person' }).click()
  await expect.poll(violations).toEqual([])
  await page.getByRole('button', { name: 'Add location' }).click()
  await expect
    .poll(() => sent.find(({ method, path }) => method === 'POST' && path.endsWith('/donorlocations'))?.body)
    .toMatchObject({
      DonorID: 40,
      TimeZone: 'America/Chicago',
      Address: { Province: 'TN', Latitude: 35.9651, Longitude: -83.9163, LocatedBy: 'address' },
      Invite: { Name: 'Sol Rivera', EMailAddress: 'sol@bakery.example', Language: 'en' },
    })
})

it('a new location of two donors is of neither until one is chosen', async () => {
  openNew([bakeryRow, { ...bakeryRow, ID: 41, Name: 'Acorn Farm' }])
  await expect.element(page.getByRole('combobox', { name: 'Donor', exact: true })).toHaveValue('')
})

it('without a donor the way leads to adding one', async () => {
  openNew([])
  await expect.element(page.getByText('Add the donor first')).toBeVisible()
  const link = page.getByRole('link', { name: 'New donor' })
  expect(link.element().getAttribute('href')).toContain('/app/donors?id=new')
})

it('an address without a number says at once that nothing is there', async () => {
  const sent = answerWith(() => value([]))
  await show(
    <SessionContext value={sessionAs('foodbankadmin')}>
      <DonorLocationPage />
    </SessionContext>,
    { path: '/:id', at: '/oak' },
  )
  await expect.element(page.getByText('This is no longer here, or you may not see it.')).toBeVisible()
  expect(sent.filter(({ path }) => path.includes('NaN'))).toEqual([])
})

const signedUp: PendingDonorRow = {
  ID: 5,
  DonorName: 'Elm Street Deli',
  LocationName: 'Downtown',
  Address: { AddressLine1: '4 Elm St', City: 'Knoxville', Province: 'TN', PostalCode: '37902' },
  ContactName: 'Rosa Alvarez',
  State: 'waiting',
  SignedUpAt: '2026-11-20T12:00:00.000Z',
}

it('a donor is added over its list, and stands in it at once', async () => {
  const bakery = { ID: 40, Name: 'Bakery', TimeZone: 'America/New_York' }
  answerWith(({ path, body }) => {
    if (path.includes('pendingDonor')) return value({ rows: [signedUp] })
    return body === undefined
      ? value({ rows: [{ ...bakery, ID: 41, Name: 'Acorn Farm', LocationCount: 2 }] })
      : value({ ...bakery, Version: 1, IsShared: false })
  })
  await within(<DonorsPage />)
  await expect.element(page.getByText(/wait for your decision: Elm Street Deli/)).toBeVisible()
  await page.getByRole('button', { name: 'Add donor' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog.getByText('Please fill this in.')).toBeVisible()
  await dialog.getByLabelText('Name').fill('Bakery')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByRole('gridcell', { name: 'Bakery', exact: true })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Locations: 2, Acorn Farm' })).toBeVisible()
})

it('a volunteer needs an e-mail address, a company a phone number or one', async () => {
  const sent = answerWith(({ body }) =>
    body === undefined ? value({ rows: [] }) : value({ ...(body as object), ID: 9, Version: 1 }),
  )
  await within(<ProvidersPage />)
  await page.getByRole('button', { name: 'Add driver or company' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('Name').fill('Pat Lee')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog.getByText('Volunteers need an e-mail address.')).toBeVisible()
  await dialog.getByLabelText('E-mail').fill('pat@volunteers.example')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByRole('gridcell', { name: 'Pat Lee', exact: true })).toBeVisible()
  expect(sent.find(({ body }) => body !== undefined)?.body).toMatchObject({ MaxMiles: 25, MaxPounds: 500 })
})

const shared = { ID: 42, Name: 'Fresh Market', TimeZone: 'America/New_York', FoodBanks: ['Smoky', 'Valley'] }
const answersShared = () =>
  answerWith(({ path, body }) => {
    const one = { ...shared, Version: 3, IsShared: true }
    if (body !== undefined) return value({ ...one, ...(body as { Name: string }), Version: 4 })
    if (path.includes('pendingDonor')) return value({ rows: [] })
    return value(path.includes('/42') ? one : { rows: [{ ...shared, LocationCount: 2 }] })
  })

it('a donor of several food banks is renamed by the network', async () => {
  const sent = answersShared()
  await show(
    <SessionContext value={sessionAs('fano')}>
      <SharedDonorsPage />
    </SessionContext>,
  )
  await expect.element(page.getByRole('gridcell', { name: 'Smoky, Valley' })).toBeVisible()
  expect(await violations()).toEqual([])
  await page.getByRole('button', { name: 'Edit Fresh Market' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('Name').fill('Fresher Market')
  expect(await violations()).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByRole('gridcell', { name: 'Fresher Market', exact: true })).toBeVisible()
  expect(sent.find(({ body }) => body !== undefined)?.body).toMatchObject({ Name: 'Fresher Market', Version: 3 })
})

it('a donor of several food banks is shown to one of them with who changes it', async () => {
  answersShared()
  await within(<DonorsPage />)
  await page.getByRole('button', { name: 'Edit Fresh Market' }).click()
  const dialog = page.getByRole('dialog')
  await expect
    .element(dialog.getByText(/Only the national network can change it. It gives to: Smoky, Valley/))
    .toBeVisible()
  await expect.element(dialog.getByLabelText('Name')).toBeDisabled()
  await expect.element(dialog.getByText(/The new name shows/)).not.toBeInTheDocument()
  await expect.element(dialog.getByRole('button', { name: 'Save' })).not.toBeInTheDocument()
})

it('a donor that is used stays, and says why; one that was never used leaves the list', async () => {
  const bakery = { ID: 41, Name: 'Bakery', TimeZone: 'America/New_York' }
  let tries = 0
  answerWith(({ path, method }) => {
    if (method === 'DELETE') {
      tries += 1
      return tries === 1 ? refusal('Bakery has locations: 1. Delete them first.') : value(null)
    }
    const one = { ...bakery, Version: 1, IsShared: false, FoodBanks: ['Smoky'] }
    return value(path.includes('/41') ? one : { rows: [{ ...bakery, LocationCount: 1 }] })
  })
  await within(<DonorsPage />)
  await page.getByRole('button', { name: 'Edit Bakery' }).click()
  const remove = async () => {
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  }
  await remove()
  await expect.element(page.getByText('Bakery has locations: 1. Delete them first.')).toBeVisible()
  await remove()
  await expect.element(page.getByText('Bakery is deleted')).toBeVisible()
  await expect.poll(() => page.getByRole('gridcell', { name: 'Bakery', exact: true }).elements()).toEqual([])
})
