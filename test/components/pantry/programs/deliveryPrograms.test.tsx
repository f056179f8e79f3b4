import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { limitOf } from '../../../../shared/pantry/limits/limit.ts'
import { type ProductView, productTag } from '../../../../shared/pantry/products/view.ts'
import type { DeliveryProgram } from '../../../../shared/pantry/programs/deliveryProgram.ts'
import { systemTags } from '../../../../shared/pantry/tags/reference.ts'
import type { Tag } from '../../../../shared/pantry/tags/tag.ts'
import { SessionContext } from '../../../../web/src/core/data/useSession.ts'
import DeliveryProgramsPage from '../../../../web/src/pantry/programs/DeliveryProgramsPage.tsx'
import { answerWith, refusal, type SentRequest, sessionAs, show, value, violations } from '../../setup.tsx'
import { stockShown } from '../products/productRow.ts'

/** Delivery programs: their grid, and what each of them offers by its tags. */

const programs: DeliveryProgram[] = [
  { ID: 1, Name: 'Day Route' },
  { ID: 2, Name: 'Night Route' },
]
const limit = limitOf({ Value: 2, LimitTypeID: 1, LimitTimeScopeID: 1, LimitTimeScopeAmount: 1 }, 7)
const vegan: Tag = { ...(systemTags.find(({ ID }) => ID === 2) as Tag), Limits: [limit] }
const halal = systemTags.find(({ ID }) => ID === 5) as Tag
const tags = [vegan, halal]
const product = (ID: number, Name: string, own: Tag[], IsActive = true): ProductView => ({
  ID,
  PantryItemID: 1,
  Description: '',
  EachQuantity: 1,
  Amount: 1,
  UnitOfMeasureID: 1,
  DonationPackageTypeID: 1,
  WeightPounds: 1,
  LowStockQuantityThreshold: 1,
  Location: '',
  PackingOrder: null,
  SubcategoryIDs: [],
  Limits: [],
  AttachmentCollection: [],
  PantryInventoryStorageLocationID: null,
  PantryInventoryItemSourceID: 1,
  StorageRequirementID: 1,
  Gtin: null,
  Created: '2026-11-20T12:00:00.000Z',
  Version: 1,
  Name,
  Brand: `Brand of ${Name}`,
  IsActive,
  TagIDs: own.map((tag) => tag.ID),
  PantryInventorySubcategories: [],
  PantryInventoryStorageLocation: null,
  UnitOfMeasure: { ID: 1, Name: 'Pounds', Abbreviation: 'lb', Code: 'POUNDS' },
  DonationPackageType: { ID: 1, Name: 'Bag' },
  PantryInventoryItemSource: { ID: 1, Name: 'Donated', Code: 'DONATED' },
  PantryInventoryItemsPantryInventoryItemTags: own.map(productTag),
  ...stockShown(ID * 10),
})
const products = [product(1, 'Beans', [vegan]), product(2, 'Milk', []), product(3, 'Tofu', [vegan, halal], false)]
const applied = (tag: Tag, IsExcluded = false) => ({
  EntityDeliveryProgramID: 1,
  PantryInventoryItemTagID: tag.ID,
  IsExcluded,
  PantryInventoryItemTag: tag,
})

interface Served {
  listed?: DeliveryProgram[]
  answer?: (request: SentRequest) => Response
}
const serve = ({ listed = programs, answer = () => value(null) }: Served = {}) =>
  answerWith((request) => {
    const { path, method } = request
    if (method !== 'GET') return answer(request)
    if (path.includes('DeliveryProgramsGrid')) return value({ rows: listed })
    if (path.includes('deliveryprograms/1/tags')) return value([applied(vegan)])
    if (path.includes('deliveryprograms/2/tags')) return value([applied(vegan, true)])
    if (path.includes('deliveryprograms')) return value(listed)
    if (path.includes('itemtags')) return value(tags)
    if (path.includes('/details')) return value({ ...products[0], NextStep: null })
    if (path.includes('inventory/')) return value(products[0])
    if (path.includes('inventory')) return value(products)
    if (path.includes('itemsperorder')) return value(null)
    return value([])
  })
const changes = (sent: readonly SentRequest[]) => sent.filter(({ method }) => method !== 'GET')
const showPage = () =>
  show(
    <SessionContext value={sessionAs('foodbankadmin')}>
      <DeliveryProgramsPage />
    </SessionContext>,
  )
const grid = () => page.getByRole('grid', { name: 'Delivery Programs' })
const names = () =>
  grid()
    .getByRole('row')
    .elements()
    .slice(1)
    .map((row) => row.querySelector('[data-field=Name]')?.textContent)
const button = (name: string) => page.getByRole('button', { name, exact: true })
const offered = (program: string) => page.getByRole('table', { name: `Products of ${program}` })
const picker = () => page.getByRole('combobox', { name: 'Delivery Program' })
const remove = async (name: string) => {
  await button(`Remove ${name}`).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click()
}

describe('the delivery programs', () => {
  it('[delivery-program-grid] shows the name and a remove action, and adds one with a name', async () => {
    const sent = serve({ answer: ({ body }) => value({ ID: 3, ...(body as object) }) })
    await showPage()
    for (const name of ['Name', 'Action'])
      await expect.element(grid().getByRole('columnheader', { name })).toBeVisible()
    await expect.poll(names).toEqual(['Day Route', 'Night Route'])
    await expect.poll(violations).toEqual([])
    await button('Add Delivery Program').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect.element(page.getByRole('dialog').getByText('Please add a Name')).toBeVisible()
    expect(changes(sent)).toEqual([])
    const dialog = page.getByRole('dialog')
    await dialog.getByLabelText('Name', { exact: true }).fill('Midday')
    await dialog.getByLabelText('Name (Español)').fill('Mediodía')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect.poll(names).toEqual(['Day Route', 'MiddayMediodía', 'Night Route'])
    const body = { Name: 'Midday', Translations: { es: { Name: 'Mediodía' } } }
    expect(changes(sent)[0]).toMatchObject({ method: 'POST', body, key: expect.any(String) })
  })

  it('is renamed, and given the name in a second language later', async () => {
    const sent = serve({ answer: ({ body }) => value({ ID: 2, ...(body as object) }) })
    await showPage()
    await button('Edit Night Route').click()
    const dialog = page.getByRole('dialog', { name: 'Edit Delivery Program' })
    await expect.element(dialog.getByLabelText('Name', { exact: true })).toHaveValue('Night Route')
    await dialog.getByLabelText('Name', { exact: true }).fill('Avenue Route')
    await dialog.getByLabelText('Name (Español)').fill('Ruta de la avenida')
    await expect.poll(violations).toEqual([])
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect.poll(names).toEqual(['Avenue RouteRuta de la avenida', 'Day Route'])
    const body = { Name: 'Avenue Route', Translations: { es: { Name: 'Ruta de la avenida' } } }
    expect(changes(sent)).toMatchObject([{ method: 'PUT', body }])
    serve({ answer: () => refusal('There is already a delivery program of the name Day Route.') })
    await button('Edit Avenue Route').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect.element(page.getByText('There is already a delivery program of the name Day Route.')).toBeVisible()
  })

  it('an addition that fails is reported', async () => {
    serve({ answer: () => Response.json({ Successful: false, Message: 'no' }, { status: 500 }) })
    await showPage()
    await button('Add Delivery Program').click()
    await page.getByRole('dialog').getByLabelText('Name', { exact: true }).fill('Midday')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect.element(page.getByText('Unable to Add Delivery Program')).toBeVisible()
  })

  it('one that is used stays, and says why; a failure has its own words', async () => {
    const reason = 'Delivery windows use this program (2), so it cannot be removed.'
    serve({ answer: () => refusal(reason) })
    await showPage()
    await remove('Day Route')
    await expect.element(page.getByText(reason)).toBeVisible()
    serve({ answer: () => Response.json({ Successful: false, Message: 'no' }, { status: 500 }) })
    await remove('Night Route')
    await expect.element(page.getByText('Failed to Delete Delivery Program')).toBeVisible()
    await expect.poll(names).toEqual(['Day Route', 'Night Route'])
  })
})

describe('the delivery products', () => {
  it('[delivery-program-first-selected] [delivery-products-columns] begin with the first program', async () => {
    serve()
    await showPage()
    await expect.element(picker()).toHaveTextContent('Day Route')
    for (const name of ['Name', 'Brand', 'Source', 'Quantity', 'Tags'])
      await expect.element(offered('Day Route').getByRole('columnheader', { name, exact: true })).toBeVisible()
    await expect
      .element(offered('Day Route').getByRole('row', { name: /Beans Brand of Beans Donated 10 Vegan/ }))
      .toBeVisible()
    await expect.element(offered('Day Route').getByRole('row', { name: /Tofu Inactive/ })).toBeVisible()
    await expect.element(offered('Day Route').getByText('Milk')).not.toBeInTheDocument()
    await expect.element(page.getByText('2 products are offered')).toBeVisible()
    await expect.poll(violations).toEqual([])
  })

  it('[delivery-program-select-loads-tags] another program has its own tags and products', async () => {
    serve()
    await showPage()
    await picker().click()
    await page.getByRole('option', { name: 'Night Route' }).click()
    await expect.element(page.getByRole('list', { name: 'Excluded' }).getByText('Vegan')).toBeVisible()
    await expect.element(offered('Night Route').getByText('Milk', { exact: true })).toBeVisible()
    await expect.element(offered('Night Route').getByText('Beans', { exact: true })).not.toBeInTheDocument()
  })

  it('[delivery-program-selection-cleared] nothing is selected when the program disappears', async () => {
    const listed = [...programs]
    serve({
      listed,
      answer: () => {
        listed.shift()
        return value(null)
      },
    })
    await showPage()
    await expect.element(picker()).toHaveTextContent('Day Route')
    await remove('Day Route')
    await expect.poll(names).toEqual(['Night Route'])
    await expect.element(offered('Day Route')).not.toBeInTheDocument()
    await expect.poll(() => picker().element().textContent).not.toContain('Route')
  })

  it('shows the limits that apply: of the program’s tags, then of a chosen product', async () => {
    serve()
    await showPage()
    const limits = page.getByRole('table', { name: 'Effective Limits' })
    await expect.element(limits.getByText('Tag: Vegan')).toBeVisible()
    await button('Show the limits of Beans').click()
    await expect.element(page.getByRole('heading', { name: 'Limits of Beans' })).toBeVisible()
    await expect.element(limits.getByText('2 Items')).toBeVisible()
    await button('Edit limit: 2 Items, Order').click()
    await expect.element(page.getByLabelText('Maximum')).toHaveValue(2)
  })

  it('a failed change of its tags is said in the panel', async () => {
    serve({ answer: () => Response.json({ Successful: false, Message: 'no' }, { status: 500 }) })
    await showPage()
    await button('Edit Tags').click()
    await button('Remove Vegan').click()
    await expect.element(page.getByText('Unable to remove delivery program tag. Please try again.')).toBeVisible()
    await expect.element(button('Edit Tags')).toBeVisible()
  })
})
