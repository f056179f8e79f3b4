import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { SessionContext } from '../../../web/src/core/data/useSession.ts'
import PickupWindowPage from '../../../web/src/pantry/lockers/PickupWindowPage.tsx'
import OwnOrderPage from '../../../web/src/pantry/neighbor/OrderPage.tsx'
import CustomerPage from '../../../web/src/pantry/orders/CustomerAndOrdersPage.tsx'
import OrderPage from '../../../web/src/pantry/orders/OrderPage.tsx'
import { answerWith, sessionAs, show, value, violations } from '../setup.tsx'

/** Pages of one thing, opened by an address that has no valid ID of one. */

const pages: readonly (readonly [string, ReactNode, Parameters<typeof sessionAs>[0], string])[] = [
  ['a customer', <CustomerPage key="customer" />, 'foodbankuser', 'customerId'],
  ['an order', <OrderPage key="order" />, 'foodbankuser', 'id'],
  ['a pickup window', <PickupWindowPage key="window" />, 'foodbankuser', 'pickupWindowId'],
  ['a neighbor’s own order', <OwnOrderPage key="own" />, 'customer', 'id'],
]

it.each(pages)(
  '%s without a valid ID is not there: the page leads back, and offers no second try',
  async (...given) => {
    const [, content, role, parameter] = given
    answerWith(() => value({ rows: [] }))
    await show(<SessionContext value={sessionAs(role)}>{content}</SessionContext>, { at: `/?${parameter}=none` })
    await expect.element(page.getByText('This is no longer here, or you may not see it.')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Go to the start page' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: /^Back/ })).toBeVisible()
    expect(page.getByRole('button', { name: 'Try again' }).elements()).toEqual([])
    await expect.poll(violations).toEqual([])
  },
)
