import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { ReceiptShelf } from '../../../../shared/pantry/stock/shelf.ts'
import { SessionContext } from '../../../../web/src/core/data/useSession.ts'
import { batchesOf } from '../../../../web/src/pantry/stock/ReceiptShelfLine.tsx'
import ReceiptShelfPanel from '../../../../web/src/pantry/stock/ReceiptShelfPanel.tsx'
import { answerWith, sessionAs, show, value, violations } from '../../setup.tsx'
import { row } from '../products/products.fixture.ts'

/** A receipt's categories on the shelf, each as one or more products. */

const shelf = (change: Partial<ReceiptShelf['Lines'][number]> = {}): ReceiptShelf => ({
  ReceiptID: 7,
  Code: 'R-7',
  Lines: [{ DonationCategoryID: 1, Name: 'Produce', Pounds: 228, SuggestedProductIDs: [1], PutOn: null, ...change }],
})
const products = [row(1, 'Apples', { WeightPounds: 3 }), row(2, 'Carrots', { WeightPounds: 2 })]
const putOn = {
  At: '2026-11-20T15:00:00.000Z',
  Products: [{ PantryInventoryItemID: 1, ProductName: 'Apples', Quantity: 40 }],
}

async function open(before: ReceiptShelf, after = before) {
  const sent = answerWith(({ method, path }) =>
    value(method === 'POST' ? after : path.includes('shelf') ? before : products),
  )
  await show(
    <SessionContext value={sessionAs('agency')}>
      <ReceiptShelfPanel receiptId={7} />
    </SessionContext>,
  )
  return sent
}

it('one category becomes several products, and says how many pounds are left to count', async () => {
  const sent = await open(shelf(), shelf({ PutOn: putOn }))
  const quantities = page.getByLabelText('Quantity for Produce')
  await expect.element(quantities.first()).toHaveValue(76)
  await expect.element(page.getByText('0 of 228 lb not counted yet')).toBeVisible()
  await quantities.first().fill('40')
  await expect.element(page.getByText('108 of 228 lb not counted yet')).toBeVisible()
  await page.getByRole('button', { name: 'Add another product for Produce' }).click()
  await page.getByRole('combobox', { name: 'Product for Produce' }).last().click()
  await expect.poll(() => page.getByRole('option').elements().length).toBe(1)
  await page.getByRole('option', { name: /Carrots/ }).click()
  await expect.element(quantities.last()).toHaveValue(54)
  await expect.poll(violations).toEqual([])
  await page.getByRole('button', { name: 'Put on the shelf' }).click()
  await expect.element(page.getByText('40 of Apples')).toBeVisible()
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    Lines: [
      { DonationCategoryID: 1, PantryInventoryItemID: 1, Quantity: 40 },
      { DonationCategoryID: 1, PantryInventoryItemID: 2, Quantity: 54 },
    ],
  })
})

it('what was several products the last time is proposed again, without numbers', async () => {
  await open(shelf({ SuggestedProductIDs: [1, 2] }))
  await expect.poll(() => page.getByLabelText('Quantity for Produce').elements().length).toBe(2)
  for (const field of page.getByLabelText('Quantity for Produce').all()) await expect.element(field).toHaveValue(null)
})

it('calls have whole categories, of at most so many lines', () => {
  expect(batchesOf([[1, 2], [], [3], [4, 5, 6], [7]], 3)).toEqual([[1, 2, 3], [4, 5, 6], [7]])
})
