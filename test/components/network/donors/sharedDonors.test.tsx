import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { SharedDonor } from '../../../../shared/network/donors/donor.ts'
import { SessionContext } from '../../../../web/src/core/data/useSession.ts'
import SharedDonorsPage from '../../../../web/src/network/donors/SharedDonorsPage.tsx'
import { answerWith, refusal, sessionAs, show, value, violations } from '../../setup.tsx'

/** The network shares a donor among food banks. */

const place = { City: 'Knoxville', Province: 'TN' }
const foodBanks = ['Smoky', 'Valley', 'River'].map((Name, index) => ({
  ID: 5 + index,
  Name,
  Kind: 'foodBank',
  Address: place,
}))
const zone = { TimeZone: 'America/New_York' }
const market: SharedDonor = {
  ...zone,
  ID: 42,
  Name: 'Fresh Market',
  Version: 3,
  IsShared: true,
  FoodBanks: [
    { ID: 5, Name: 'Smoky', LocationCount: 2 },
    { ID: 6, Name: 'Valley', LocationCount: 0 },
  ],
}
const dairy = { ...zone, ID: 43, Name: 'Dairy', LocationCount: 1 }
const rowOf = ({ FoodBanks, ...donor }: SharedDonor) => ({ ...donor, FoodBanks: FoodBanks.map(({ Name }) => Name) })

/** Answers reads; `change` answers what is sent. */
const answersReads = (change: (sent: { method: string | undefined; path: string; body: unknown }) => Response) =>
  answerWith(({ path, method, body }) => {
    if (method !== 'GET') return change({ method, path, body })
    if (path.includes('/api/entities/associated')) return value(foodBanks)
    if (path.includes('/api/fano/foodbanks/5/donors')) return value({ rows: [dairy] })
    return path.includes('/api/fano/donors/42') ? value(market) : value({ rows: [rowOf(market)] })
  })
const showPage = () =>
  show(
    <SessionContext value={sessionAs('fano')}>
      <SharedDonorsPage />
    </SessionContext>,
  )
const choose = async (label: string, name: string) => {
  await page.getByRole('combobox', { name: label }).fill(name)
  await page.getByRole('option', { name: new RegExp(`^${name}`) }).click()
}

it('a donor of one food bank is shared with another, and stands in the list at once', async () => {
  const sent = answersReads(() => {
    const FoodBanks = foodBanks.slice(0, 2).map(({ ID, Name }) => ({ ID, Name, LocationCount: 0 }))
    return value({ ...zone, ID: 43, Name: 'Dairy', Version: 2, IsShared: true, FoodBanks })
  })
  await showPage()
  await page.getByRole('button', { name: 'Share a donor' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByRole('combobox', { name: 'Donor' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Share', exact: true }).click()
  await expect.element(dialog.getByText('Please choose one.').first()).toBeVisible()
  await choose('Food bank that has the donor', 'Smoky')
  await choose('Donor', 'Dairy')
  await choose('Also gives to', 'Valley')
  await expect.poll(violations).toEqual([])
  await dialog.getByRole('button', { name: 'Share', exact: true }).click()
  await expect.element(page.getByText('Dairy now also gives to Valley.')).toBeVisible()
  await expect.element(page.getByRole('gridcell', { name: 'Dairy', exact: true })).toBeVisible()
  const change = sent.find(({ body }) => body !== undefined)
  expect([change?.path, change?.body]).toEqual(['/api/fano/donors/43/foodbanks', { FoodBankID: 6 }])
})

it('a food bank is added; only one without locations can be removed, and a refusal says why', async () => {
  const reason = 'Valley gave Fresh Market a key for its software that still works.'
  let tries = 0
  const sent = answersReads(({ method }) => {
    if (method === 'POST')
      return value({ ...market, FoodBanks: [...market.FoodBanks, { ID: 7, Name: 'River', LocationCount: 0 }] })
    tries += 1
    return tries === 1
      ? refusal(reason)
      : value({ ...market, FoodBanks: market.FoodBanks.slice(0, 1), IsShared: false })
  })
  await showPage()
  await page.getByRole('button', { name: 'Food banks of Fresh Market' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('2 locations')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Remove Smoky' })).not.toBeInTheDocument()
  await choose('Another food bank', 'River')
  await expect.poll(violations).toEqual([])
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect.element(page.getByText('Fresh Market now also gives to River.')).toBeVisible()
  const remove = async () => {
    await dialog.getByRole('button', { name: 'Remove Valley' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  }
  await remove()
  await expect.element(page.getByText(reason)).toBeVisible()
  await remove()
  await expect.element(page.getByText('Fresh Market no longer gives to Valley.')).toBeVisible()
  await expect.poll(() => page.getByRole('gridcell', { name: 'Fresh Market', exact: true }).elements()).toEqual([])
  expect(sent.findLast(({ method }) => method === 'DELETE')?.path).toBe('/api/fano/donors/42/foodbanks/6')
})
