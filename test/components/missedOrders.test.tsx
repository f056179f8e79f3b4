import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { MissedCustomer } from '../../shared/order/missed.ts'
import { SessionContext } from '../../web/src/data/useSession.ts'
import MissedOrdersPage from '../../web/src/orders/MissedOrdersPage.tsx'
import { answerWith, sessionAs, show, value, violations } from './setup.tsx'

/** Staff's list of neighbors to call. */

const missed = (ID: number, FirstName: string, more: Partial<MissedCustomer> = {}): MissedCustomer => ({
  FoodInsecureNeighbor: { ID, FirstName, LastName: 'Medina', PostalCode: '37917' },
  PhoneNumber: '+18655550101',
  Language: 'en',
  MissedCount: 3,
  LastMissedDay: '2026-11-19',
  LastOrderID: 4711,
  ...more,
})

const inSession = (
  <SessionContext value={sessionAs('foodbankuser')}>
    <MissedOrdersPage />
  </SessionContext>
)

it('says whom to call, and in which language', async () => {
  answerWith(() => value([missed(1, 'Rosa', { Language: 'es' }), missed(2, 'Ada', { PhoneNumber: null })]))
  await show(inSession)
  await expect.element(page.getByText(/^3 orders missed, the last one on Thu, Nov 19/).first()).toBeVisible()
  const call = page.getByRole('link', { name: /^Call Rosa/ })
  await expect.element(call).toHaveAttribute('href', 'tel:+18655550101')
  await expect.element(page.getByText('Prefers Spanish')).toBeVisible()
  await expect.element(page.getByText('No phone number')).toBeVisible()
  await expect.poll(violations).toEqual([])
})

it('says so when there is nobody', async () => {
  answerWith(() => value([]))
  await show(inSession)
  await expect.element(page.getByText('Nobody to call')).toBeVisible()
})
