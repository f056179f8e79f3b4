import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { setNavigate } from '../../web/src/app/go.ts'
import { SessionContext } from '../../web/src/data/useSession.ts'
import NewReceiptPage from '../../web/src/receipts/NewReceiptPage.tsx'
import { answerWith, refusal, sessionAs, show, value, violations } from './setup.tsx'

/** The receipt of a donation, begun from its page. */

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
