import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import * as session from '../../../../shared/network/session/api.ts'
import * as donations from '../../../../shared/rescue/donations/api.ts'
import * as offers from '../../../../shared/rescue/offers/api.ts'
import { SessionContext } from '../../../../web/src/core/data/useSession.ts'
import ActiveListPage from '../../../../web/src/rescue/offers/ActiveListPage.tsx'
import { currentRow } from '../../../../web/src/rescue/offers/offer.fixture.ts'
import { answerWith, sessionAs, show, value, violations } from '../../setup.tsx'

/** Current donations of an agency: cards under search, status and donor, and as a file. */

const receivable = (MatchID: number, change: Partial<offers.AgencyRow> = {}) =>
  currentRow(MatchID, {
    StatusLabel: 'Waiting for Donor',
    IsReceiptCreationEligible: true,
    PickupDate: '2999-11-22',
    Items: [
      { DonationCategoryID: 1, Pounds: 60 },
      { DonationCategoryID: 2, Pounds: 40.5 },
    ],
    ...change,
  })
const offered = receivable(1, { IsOffered: true, AgencyExpirationTime: '2999-01-01T00:00:00.000Z' })
const accepted = receivable(2)

/** A server with one offer and one accepted donation: a search finds nothing, a status the accepted one. */
async function shown(at = '/') {
  const sent = answerWith(({ path }) => {
    if (path.startsWith(session.getSavedFilters.path)) return value({ Version: 0, Filters: [] })
    if (path.startsWith(donations.listStatusTypes.path)) return value([{ ID: 103, Name: 'Waiting for Donor' }])
    // Never answered: the browser would save the file.
    if (path.startsWith(donations.exportGrid.path)) return new Promise<Response>(() => undefined)
    if (path.includes('searchFilter')) return value([])
    return value(path.includes('statusTypeId') ? [accepted] : [offered, accepted])
  })
  await show(
    <SessionContext value={sessionAs('agency')}>
      <ActiveListPage />
    </SessionContext>,
    { at },
  )
  return (path: string) => {
    const asked = sent.filter((request) => request.path.startsWith(path)).at(-1)?.path ?? ''
    const { d: _, ...query } = Object.fromEntries(new URL(asked, 'http://app').searchParams)
    return query
  }
}
const search = () => page.getByRole('searchbox', { name: 'Search donor, contents or code' })

it('keeps its cards under a status, without the heading of offers that the status leaves out', async () => {
  const asked = await shown()
  await expect.element(page.getByRole('heading', { name: 'Waiting for your answer (1)' })).toBeVisible()
  expect(asked(offers.listNewInProgressDonations.path)).toEqual({})
  await page.getByRole('combobox', { name: 'Status' }).click()
  await page.getByRole('option', { name: 'Waiting for Donor' }).click()
  await expect.element(page.getByRole('heading', { name: /Waiting for your answer/ })).not.toBeInTheDocument()
  await expect.element(page.getByText('Accepted (1)')).toBeVisible()
  expect(asked(offers.listNewInProgressDonations.path)).toEqual({ statusTypeId: '103' })
  await expect.poll(violations).toEqual([])
})

it('says that a search finds nothing, and leads back to the whole list', async () => {
  const asked = await shown('/?search=bread&donor=m31')
  await expect.element(page.getByText('Nothing matches your search and filters.')).toBeVisible()
  await expect.element(search()).toHaveValue('bread')
  expect(asked(offers.listNewInProgressDonations.path)).toEqual({ searchFilter: 'bread', donorFilter: 'm31' })
  await page.getByRole('button', { name: 'Clear search and filters' }).click()
  await expect.element(page.getByRole('heading', { name: 'Waiting for your answer (1)' })).toBeVisible()
  await expect.element(search()).toHaveValue('')
})

it('[agency-create-receipt-link] Create Receipt leads to the form with what the donation contained', async () => {
  await shown()
  const link = page.getByRole('link', { name: /^Create receipt for D2/i })
  await expect
    .element(link)
    .toHaveAttribute(
      'href',
      expect.stringMatching(
        /^\/Agency#\/app\/receipts\/new\?donorLocationId=31&categoryId=1,2&pounds=60,40.5&adHocTransactionId=2&date=\d{4}-\d\d-\d\d$/,
      ),
    )
})

it('is saved as a file under the same filters, without days', async () => {
  const asked = await shown('/?status=103')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  await expect
    .poll(() => asked(donations.exportGrid.path))
    .toEqual({ source: 'grid', mode: 'current', statusTypeId: '103' })
})
