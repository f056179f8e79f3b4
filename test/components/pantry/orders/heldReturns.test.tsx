import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { isRefusal } from '../../../../shared/core/answer.ts'
import type { WaitingReturn } from '../../../../shared/pantry/orders/noShow.ts'
import { orderLine } from '../../../../shared/pantry/orders/order.fixture.ts'
import { setStatus } from '../../../../shared/pantry/orders/statusChange.ts'
import { SessionContext } from '../../../../web/src/core/data/useSession.ts'
import MissedOrdersPage from '../../../../web/src/pantry/orders/missed/MissedOrdersPage.tsx'
import OrderPage from '../../../../web/src/pantry/orders/OrderPage.tsx'
import { answerWith, type SentRequest, sessionAs, show, value, violations } from '../../setup.tsx'
import { fullNeighbor } from '../customers/customer.fixture.ts'
import { milkLine, orderAtChurchHall, ownOrder } from './orders.fixture.ts'

/** Food of a lot on hold that waits for a decision: it is named, and asked about before anybody gets it. */

const HeldLots = ['AB-12']
const settled = (sent: readonly SentRequest[]) =>
  sent.filter(({ method }) => method === 'PUT').map(({ path, body }) => [path, body])
const button = (name: string) => page.getByRole('button', { name, exact: true })

describe('on the page of its order', () => {
  const PantryOrderItems = [orderLine({ PackedQuantity: 3, HeldLots }), { ...milkLine, PackedQuantity: 2 }]
  const ended = () => {
    const packed = setStatus({ ...ownOrder, PantryOrderItems }, 'PACKED', new Date('2026-11-24T15:00:00Z'))
    if (isRefusal(packed)) throw new Error(packed.refused.en)
    const left = setStatus(packed.state, 'ABANDONED', new Date('2026-11-24T18:00:00Z'))
    if (isRefusal(left)) throw new Error(left.refused.en)
    return orderAtChurchHall(left.state)
  }
  async function open() {
    const sent = answerWith(({ path }) => value(path.includes('/full') ? fullNeighbor : ended()))
    await show(
      <SessionContext value={sessionAs('foodbankuser')}>
        <OrderPage />
      </SessionContext>,
      { at: '/?id=2748' },
    )
    await expect.element(page.getByText('Lot on hold: AB-12')).toBeVisible()
    return sent
  }
  const path = '/api/orderahead/order/2748/returns'

  it('names the lot at its own line alone, and puts nothing back before somebody has looked', async () => {
    const sent = await open()
    expect(page.getByText(/^Lot on hold/).elements()).toHaveLength(1)
    await button('Back to the shelf: Pinto Beans, Dry').click()
    const question = page.getByRole('alertdialog', { name: 'Look at the packages' })
    await expect
      .element(question.getByText('Is none of Pinto Beans, Dry of lot AB-12, which is on hold?'))
      .toBeVisible()
    await expect.poll(violations).toEqual([])
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(question).not.toBeInTheDocument()
    expect(settled(sent)).toEqual([])
    await button('Back to the shelf: Pinto Beans, Dry').click()
    await question.getByRole('button', { name: 'None of it is' }).click()
    const said = { PantryInventoryItemID: 17, Choice: 'shelf', AreLotsRead: true }
    await expect.poll(() => settled(sent)).toEqual([[path, said]])
  })

  it('is discarded, and other food put back, without a question', async () => {
    const sent = await open()
    await button('Discarded: Pinto Beans, Dry').click()
    await button('Back to the shelf: Low-Fat Milk').click()
    await expect
      .poll(() => settled(sent))
      .toEqual([
        [path, { PantryInventoryItemID: 17, Choice: 'discarded' }],
        [path, { PantryInventoryItemID: 18, Choice: 'shelf' }],
      ])
  })
})

describe('on the list of all waiting food', () => {
  const line = (PantryInventoryItemID: number, Name: string, more: Partial<WaitingReturn> = {}): WaitingReturn => ({
    ...{ OrderID: 1000, Code: '3E8', OrderDay: '2026-11-24', PantryInventoryItemID, Name, Quantity: 2 },
    FoodInsecureNeighbor: { ID: 9, FirstName: 'Luis', LastName: 'Ortega', PostalCode: null },
    ...{ StorageRequirementID: 2, ...more },
  })
  const waiting = [line(17, 'Beans', { StorageRequirementID: 1, HeldLots }), line(18, 'Milk'), line(19, 'Eggs')]
  async function open() {
    const sent = answerWith(({ method, path }) => {
      if (path.includes('rules')) return value({ LeftOpenHours: null })
      if (method !== 'GET') return value(orderAtChurchHall(ownOrder))
      if (path.includes('noshows')) return value({ Day: '2026-11-24', Orders: [] })
      return value(path.includes('returns') ? waiting : [])
    })
    await show(
      <SessionContext value={sessionAs('foodbankuser')}>
        <MissedOrdersPage />
      </SessionContext>,
    )
    await expect.element(page.getByRole('heading', { name: 'Food to decide about (3)' })).toBeVisible()
    return sent
  }
  const path = '/api/orderahead/order/1000/returns'

  it('names the lot, and is given away after the question alone', async () => {
    const sent = await open()
    expect(
      page
        .getByText(/^Lot on hold/)
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Lot on hold: AB-12'])
    await button('Given away: Beans (3E8)').click()
    const question = page.getByRole('alertdialog', { name: 'Look at the packages' })
    await expect.element(question.getByText('Is none of Beans of lot AB-12, which is on hold?')).toBeVisible()
    expect(settled(sent)).toEqual([])
    await question.getByRole('button', { name: 'None of it is' }).click()
    const said = { PantryInventoryItemID: 17, Choice: 'givenAway', AreLotsRead: true }
    await expect.poll(() => settled(sent)).toEqual([[path, said]])
  })

  it('is left out where all of a day gets one answer', async () => {
    const sent = await open()
    await button('All 2 back to the shelf').click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'All 2 back to the shelf' }).click()
    await expect
      .poll(() => settled(sent))
      .toEqual([18, 19].map((PantryInventoryItemID) => [path, { PantryInventoryItemID, Choice: 'shelf' }]))
  })
})
