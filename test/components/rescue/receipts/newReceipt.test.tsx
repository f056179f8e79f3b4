import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { SessionContext } from '../../../../web/src/core/data/useSession.ts'
import { setNavigate } from '../../../../web/src/core/go.ts'
import NewReceiptPage from '../../../../web/src/rescue/receipts/NewReceiptPage.tsx'
import { answerWith, refusal, sessionAs, show, value, violations } from '../../setup.tsx'

/** A new receipt: of a donation, begun from its page, and by a food bank on behalf of an agency. */

afterEach(() => history.replaceState(null, '', '/'))

const meat = { ID: 4, Name: 'Meat and Seafood', Icon: { ClassName: 'meat' }, IsSystemWide: true }
const started = {
  agencyId: 11,
  agencyName: 'Agency 11',
  donorLocationId: 20,
  categories: [{ Pounds: 120, DonationCategory: meat }],
  storageRequirementId: 3,
  adHocTransactionId: 540,
  volunteer: false,
  date: '2026-11-20',
  Notes: '',
  PendingPickupID: null,
}

it('stays as it was filled in while the list of receipts loads, though no further receipt can be begun', async () => {
  const opened: string[] = []
  history.replaceState(null, '', '/Agency')
  setNavigate((inside) => void opened.push(inside))
  let isCreated = false
  answerWith(({ path, method }) => {
    if (path.startsWith('/api/receipts/load/'))
      return isCreated ? refusal('A receipt was already created for this donation.') : value(started)
    if (method === 'POST') {
      isCreated = true
      return value({ PickupID: 7, Pickup: { Code: 'R7ND34' } })
    }
    return value(path.includes('categories') ? [meat] : [])
  })
  await show(
    <SessionContext value={sessionAs('agency')}>
      <NewReceiptPage />
    </SessionContext>,
    { at: '/app/receipts/new?adHocTransactionId=540' },
  )
  const create = page.getByRole('button', { name: 'Create receipt' })
  await expect.element(create).toBeVisible()
  expect(await violations()).toEqual([])
  await create.click()
  await expect.element(page.getByText('Receipt R7ND34 is created.')).toBeVisible()
  expect(opened).toEqual(['/app/receipts/previous-submissions?id=7'])
  await expect.element(page.getByText('Error loading transaction')).not.toBeInTheDocument()
  await expect.element(create).toBeVisible()
})

const place = {
  AddressLine1: '1 Main St',
  City: 'Springfield',
  Province: 'MA',
  PostalCode: '01101',
  Latitude: 42.1,
  Longitude: -72.5,
}
const served: Record<string, unknown> = {
  '/api/agencies/associated/adhoc': [
    { ID: 11, Name: 'Harbor Light', Address: place, IsMasterAgency: false },
    { ID: 12, Name: 'Open Table', Address: place, IsMasterAgency: false },
  ],
  '/api/agencies/12/donorlocations': [
    { ID: 31, Code: 'FM-7', Donor: { ID: 30, Name: 'Fresh Market' }, Address: place },
    { ID: 32, Code: 'FM-8', Donor: { ID: 30, Name: 'Fresh Market' }, Address: place, IsInactive: true },
  ],
}

/** A server that creates what is sent, with the begun receipt of donation 540. */
const serveFoodBank = () =>
  answerWith(({ path, method }) => {
    if (method === 'POST') return value({ PickupID: 8, Pickup: { Code: 'R8ND34' } })
    if (path.startsWith('/api/receipts/load/')) return value(started)
    return value(served[path.split('?')[0] ?? ''] ?? (path.includes('categories') ? [meat] : []))
  })
const openAsFoodBank = (query: string) => {
  history.replaceState(null, '', '/FoodBank')
  setNavigate(() => undefined)
  return show(
    <SessionContext value={sessionAs('foodbankrtcoord')}>
      <NewReceiptPage />
    </SessionContext>,
    { at: `/app/receipts/new?${query}` },
  )
}

it('of a food bank names the agency that picked up, and then one of that agency’s locations', async () => {
  const sent = serveFoodBank()
  await openAsFoodBank('categoryId=4&pounds=120&date=2026-11-20')
  await expect.element(page.getByLabelText('Donor location', { exact: true })).toBeDisabled()
  await page.getByRole('button', { name: 'Create receipt' }).click()
  await expect.element(page.getByText('Please choose the agency.')).toBeVisible()
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([])
  await page.getByLabelText('Agency', { exact: true }).fill('open')
  await page.getByRole('option', { name: 'Open Table' }).click()
  await page.getByLabelText('Donor location', { exact: true }).fill('fresh')
  expect(page.getByRole('option', { name: /FM-8/ }).elements()).toEqual([])
  await page.getByRole('option', { name: /Fresh Market/ }).click()
  await expect.poll(violations).toEqual([])
  await page.getByRole('button', { name: 'Create receipt' }).click()
  await expect.element(page.getByText('Receipt R8ND34 is created.')).toBeVisible()
  expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
    path: '/api/receipts',
    body: { agencyId: 12, donorLocationId: 31, categories: [{ categoryId: 4, pounds: 120 }], adHocTransactionId: null },
  })
})

it('of a food bank for a donation is of the agency that accepted it, which is not chosen', async () => {
  const sent = serveFoodBank()
  await openAsFoodBank('adHocTransactionId=540')
  await expect.element(page.getByText('Agency 11')).toBeVisible()
  expect(page.getByLabelText('Agency', { exact: true }).elements()).toEqual([])
  await page.getByRole('button', { name: 'Create receipt' }).click()
  await expect.element(page.getByText('Receipt R8ND34 is created.')).toBeVisible()
  expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
    agencyId: 11,
    donorLocationId: 20,
    adHocTransactionId: 540,
  })
})
