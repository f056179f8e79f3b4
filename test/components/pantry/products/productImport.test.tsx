import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Input } from '../../../../shared/core/schema/endpoint.ts'
import type { importProducts } from '../../../../shared/pantry/products/api.ts'
import { SessionContext } from '../../../../web/src/core/data/useSession.ts'
import ProductImportPage from '../../../../web/src/pantry/products/ProductImportPage.tsx'
import { answerWith, sessionAs, show, value, violations } from '../../setup.tsx'

/** A pantry's products from a file: chosen, checked, imported; what a row holds is proven in `test/api/pantry/products/productImport.test.ts`. */

type Sent = Input<typeof importProducts>
const choose = (...lines: string[]) =>
  userEvent.upload(
    page.elementLocator(document.querySelector('input[type=file]') as HTMLElement),
    new File([lines.join('\n')], 'products.csv', { type: 'text/csv' }),
  )

it('the rows of a file, with English or Spanish headers, are checked and then sent as those of products', async () => {
  const sent = answerWith(({ body }) => {
    const { Columns, rows } = body as Sent
    return value(
      rows.map(({ Row, Cells }) =>
        Cells[Columns.indexOf('Name')] === 'Leche'
          ? { Row, Outcome: 'refused', ID: null, Reasons: ['Size is missing.'] }
          : { Row, Outcome: 'updated', ID: Row, Reasons: [] },
      ),
    )
  })
  await show(
    <SessionContext value={sessionAs('agency')}>
      <ProductImportPage />
    </SessionContext>,
  )
  await expect
    .element(page.getByRole('link', { name: 'Products' }))
    .toHaveAttribute('href', '/Agency#/app/orderahead-products')
  await expect.poll(violations).toEqual([])
  await choose('Nombre,En el estante,Etiquetas,Precio', 'Frijoles,40,Vegan,2', 'Leche,,,', 'frijoles ,41,,')
  await expect.element(page.getByText('0 new, 1 to update, 0 unchanged, 2 left out.')).toBeVisible()
  await expect.element(page.getByText('Left out: Size is missing.')).toBeVisible()
  await expect.element(page.getByText('Left out: The row repeats row 2.')).toBeVisible()
  await expect.element(page.getByText('Frijoles, 40')).toBeVisible()
  await page.getByRole('button', { name: 'Import 1 row' }).click()
  await expect.element(page.getByText('0 added, 1 updated, 0 unchanged, 2 left out.')).toBeVisible()
  await expect.poll(violations).toEqual([])
  const [preview, imported] = sent.map(({ body }) => body as Sent)
  expect(new Set(sent.map(({ path }) => path))).toEqual(new Set(['/api/orderahead/inventory/imports']))
  expect(preview).toMatchObject({ IsPreview: true, OnExisting: 'update' })
  expect(preview?.Columns).toEqual(expect.arrayContaining(['Name', 'On the shelf', 'Tags']))
  expect(imported).toMatchObject({ IsPreview: false, ImportID: preview?.ImportID })
  expect(imported?.rows.map(({ Row }) => Row)).toEqual([2])
})
