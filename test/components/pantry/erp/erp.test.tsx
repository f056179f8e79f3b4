import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ErpMatchingRow } from '../../../../shared/pantry/erp/importItem.ts'
import ErpImportPage from '../../../../web/src/pantry/erp/ErpImportPage.tsx'
import ErpMatchingPage from '../../../../web/src/pantry/erp/ErpMatchingPage.tsx'
import { answerWith, refusal, show, value, violations } from '../../setup.tsx'
import { productRow } from '../products/productRow.ts'

/** ERP rows: brought in by file, matched with products, changed and taken back. */

const row = (ID: number, Code: string, more: Partial<ErpMatchingRow> = {}): ErpMatchingRow => ({
  ID,
  Code,
  Description: `Goods ${Code}`,
  Details: '24 x 14.5 oz',
  Quantity: 4,
  EachesPer: null,
  QuantityToImport: null,
  PantryInventoryItemID: null,
  PantryInventoryItem: null,
  Reference: 'PO-7/3',
  SuggestedProductID: null,
  SuggestedEachesPer: null,
  Imported: '2026-11-20T15:00:00.000Z',
  Version: 1,
  ...more,
})
const match = { EachesPer: 12, QuantityToImport: 48, PantryInventoryItemID: 7 }
const matched = row(2, '500', { ...match, PantryInventoryItem: { ID: 7, Name: 'Green Beans' } })
const products = [productRow(7, 'Green Beans'), productRow(8, 'Brown Rice')]
const serve = (change: (body: unknown) => Response, rows = [row(1, '10342'), matched]) =>
  answerWith(({ path, method = 'GET', body }) => {
    if (method !== 'GET') return change(body)
    return value(path.includes('Grid') ? { rows } : products)
  })

it('[erp-action-label] has Match for a row that waits and Change for one that is matched', async () => {
  serve(() => value(null))
  await show(<ErpMatchingPage />)
  for (const name of ['ERP Code', 'Description', 'Details', 'ERP Quantity', 'Eaches Per', 'Product', 'Action'])
    await expect.element(page.getByRole('columnheader', { name: new RegExp(`^${name}`) })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Match 10342' })).toHaveTextContent('Match')
  await expect.element(page.getByRole('button', { name: 'Change the match of 500' })).toHaveTextContent('Change')
  await expect.poll(violations).toEqual([])
})

it('matches a row with a product, and says how many items come', async () => {
  const sent = serve((body) =>
    value(
      row(1, '10342', {
        ...(body as object),
        QuantityToImport: 48,
        PantryInventoryItem: { ID: 8, Name: 'Brown Rice' },
      }),
    ),
  )
  await show(<ErpMatchingPage />)
  await page.getByRole('button', { name: 'Match 10342' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Please select a Product')).toBeVisible()
  await page.getByRole('combobox', { name: 'Product' }).fill('rice')
  await page.getByRole('option', { name: /Brown Rice/ }).click()
  await page.getByRole('spinbutton', { name: 'Eaches Per' }).fill('12')
  await expect.element(page.getByText('4 × 12 = 48 items come to the stock.')).toBeVisible()
  await expect.poll(violations).toEqual([])
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Matched: 48 items added to Brown Rice')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Change the match of 10342' })).toBeVisible()
  const puts = sent.filter(({ method }) => method === 'PUT')
  expect(puts.map(({ body }) => body)).toEqual([{ PantryInventoryItemID: 8, EachesPer: 12 }])
})

it('proposes what the code was matched with before', async () => {
  serve(() => value(null), [row(1, '10342', { SuggestedProductID: 7, SuggestedEachesPer: 24 })])
  await show(<ErpMatchingPage />)
  await page.getByRole('button', { name: 'Match 10342' }).click()
  await expect.element(page.getByText('This code was matched like this before.')).toBeVisible()
  await expect.element(page.getByRole('combobox', { name: 'Product' })).toHaveValue('Green Beans · Mill · 14.5 oz Can')
  await expect.element(page.getByText('4 × 24 = 96 items come to the stock.')).toBeVisible()
})

it('proposes a product by the row’s words, and the items by its packaging, and stores neither by itself', async () => {
  const sent = serve(() => value(null), [row(1, '10342', { Description: 'BEANS, GREEN', Details: '12 per case' })])
  await show(<ErpMatchingPage />)

  await expect.element(page.getByText('Proposed: Green Beans')).toBeVisible()
  await expect.element(page.getByRole('gridcell', { name: '12', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Match 10342' }).click()
  await expect.element(page.getByText('Proposed by its name. Please check it before you save.')).toBeVisible()
  await expect.element(page.getByText('4 × 12 = 48 items come to the stock.')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect(sent.filter(({ method = 'GET' }) => method !== 'GET')).toEqual([])
})

it('accepts the proposals that are ticked, a request each, and names the row that is refused', async () => {
  const rows = [
    row(1, '101', { Description: 'BEANS, GREEN', Details: '12 per case' }),
    row(2, '102', { Description: 'BROWN RICE', Details: 'Case of 6' }),
    row(3, '103', { Description: 'RICE BROWN', Details: '24 per case' }),
    row(4, '104', { Description: 'GROCERIES', Details: '24 per case' }),
  ]
  const sent = serve((body) => {
    const { EachesPer } = body as { EachesPer: number }
    if (EachesPer === 6) return refusal('The product is locked.')
    return value({ ...rows[0], ...(body as object), PantryInventoryItem: { ID: 7, Name: 'Green Beans' } })
  }, rows)
  await show(<ErpMatchingPage />)
  await page.getByRole('button', { name: 'Accept proposals' }).click()
  await expect.element(page.getByRole('checkbox', { name: /^Green Beans/ })).toBeChecked()
  await expect.element(page.getByText('Without a complete proposal: 1. Match these one by one.')).toBeVisible()
  await page.getByRole('checkbox', { name: /RICE BROWN/ }).click()
  await expect.poll(violations).toEqual([])
  await page.getByRole('button', { name: 'Accept 2 proposals' }).click()
  await expect.element(page.getByText('1 of 2 changed, 1 not.')).toBeVisible()
  await expect.element(page.getByText('102 BROWN RICE: The product is locked.')).toBeVisible()
  const puts = sent.filter(({ method }) => method === 'PUT')
  expect(puts.map(({ path, body }) => [Number(path.match(/\d+$/)?.[0]), body])).toEqual([
    [1, { PantryInventoryItemID: 7, EachesPer: 12 }],
    [2, { PantryInventoryItemID: 8, EachesPer: 6 }],
  ])
})

it.each([
  ['with its reason', refusal('Only 8 are left.'), 'Only 8 are left.'],
  [
    'with its own words otherwise',
    new Response('{}', { status: 500 }),
    'A server error occurred trying to remove the mapping. Please try again later.',
  ],
])('a match that cannot be removed says so %s', async (_, answer, words) => {
  serve(() => answer.clone())
  await show(<ErpMatchingPage />)
  await page.getByRole('button', { name: 'Remove the match of 500' }).click()
  await expect.element(page.getByText('48 items are taken from the stock of Green Beans again.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect.element(page.getByText(words)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Change the match of 500' })).toBeVisible()
})

it('a match that fails keeps what was chosen and says so', async () => {
  serve(() => new Response('{}', { status: 500 }))
  await show(<ErpMatchingPage />)
  await page.getByRole('button', { name: 'Change the match of 500' }).click()
  await page.getByRole('spinbutton', { name: 'Eaches Per' }).fill('6')
  await page.getByRole('button', { name: 'Save' }).click()
  const words = 'A server error occurred trying update the product matching. Please try again later.'
  await expect.element(page.getByText(words)).toBeVisible()
  await expect.element(page.getByRole('spinbutton', { name: 'Eaches Per' })).toHaveValue(6)
})

it('a file is checked and sent under the name of its content, so that it counts once', async () => {
  const file = () => new File(['ERP Code,Description,ERP Quantity\n10342,Beans,4\n10342,Beans,4'], 'erp.csv')
  const sent = answerWith(({ body }) =>
    value(
      (body as { rows: { Row: number }[] }).rows.map(({ Row }) => ({ Row, Outcome: 'added', ID: Row, Reasons: [] })),
    ),
  )
  const choose = () =>
    userEvent.upload(page.elementLocator(document.querySelector('input[type=file]') as HTMLElement), file())
  await show(<ErpImportPage />)
  await expect.poll(violations).toEqual([])
  await choose()
  await page.getByRole('button', { name: 'Import 2 rows' }).click()
  await expect.element(page.getByText('2 added, 0 updated, 0 unchanged, 0 left out.')).toBeVisible()
  await page.getByRole('button', { name: 'Choose another file' }).click()
  await choose()
  await expect.element(page.getByText('2 new, 0 to update, 0 unchanged, 0 left out.')).toBeVisible()
  const names = new Set(sent.map(({ body }) => (body as { ImportID: string }).ImportID))
  expect([...names]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)])
})
