import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { SessionContext } from '../../../../web/src/core/data/useSession.ts'
import ProductsPage from '../../../../web/src/pantry/products/ProductsPage.tsx'
import { refusal, type SentRequest, sessionAs, show, value, violations } from '../../setup.tsx'
import { details, row } from './products.fixture.ts'
import { changesIn, serveProducts } from './products.ts'

/** The form that adds a product. */

const open = () =>
  show(
    <SessionContext value={sessionAs('foodbank')}>
      <ProductsPage />
    </SessionContext>,
    { at: '/?pantryInventoryItemId=new' },
  )
const dialog = () => page.getByRole('dialog')
const field = (name: string) => dialog().getByLabelText(name, { exact: true })
const type = (name: string, text: string) => userEvent.fill(field(name), text)
const choose = (name: string, option: string) => userEvent.selectOptions(field(name), option)
const add = () => dialog().getByRole('button', { name: 'Add Product' }).click()
const itemType = () => dialog().getByRole('combobox', { name: 'Item type' })
const options = () =>
  page
    .getByRole('option')
    .elements()
    .filter((option) => option.tagName === 'LI')
    .map(({ textContent }) => textContent)

/** Everything but the item type. */
async function fillIn() {
  await type('Item Name', 'Green Beans')
  await type('Description', 'Cut')
  await type('Size', '14.5')
  await choose('Unit of Measure', 'Ounces')
  await choose('Package type', 'Can')
  await type('Each Qty', '1')
  await choose('Source', 'TEFAP')
  await choose('Storage Requirement', 'Dry')
}

describe('a new product', () => {
  it('[product-create-required] needs each of its fields, each with its own words', async () => {
    const sent = serveProducts()
    await open()
    for (const name of ['Low Quantity Threshold', 'Quantity']) await type(name, '')
    await add()
    const words = [
      'Please select an Item Type',
      'Please add a Description',
      'Please select a Package type',
      'Please add the Pounds',
      'Please add a Unit of Measure',
      'Please add a Size',
      'Please add an Each Qty',
      'Please add an Item Name',
      'Please select a Source',
      'Please add a Low Quantity Threshold',
      'Please add a Quantity',
      'Please select a Storage Requirement',
    ]
    for (const needed of words) await expect.element(dialog().getByText(needed)).toBeInTheDocument()
    expect(changesIn(sent)).toEqual([])
    await expect.poll(violations).toEqual([])
  })

  it('[product-create-defaults] [pending-product-defaults] begins with 1 in stock, 1 as threshold, and 0 as size and pieces', async () => {
    serveProducts()
    await open()
    await expect.element(field('Quantity')).toHaveValue('1')
    await expect.element(field('Low Quantity Threshold')).toHaveValue('1')
    await expect.element(field('Size')).toHaveValue('0')
    await expect.element(field('Each Qty')).toHaveValue('0')
    await itemType().fill('food 130')
    await page.getByRole('option', { name: 'Other' }).click()
    await expect.element(field('Each Qty')).toHaveValue('1')
  })

  it('is begun from the last product of its kind, so that a kind alone can be saved; what is typed stays', async () => {
    const sent = serveProducts({ rows: [row(4, 'Old Beans', { Description: 'Whole', Amount: 8, PantryItemID: 3 })] })
    await open()
    await itemType().fill('food 001')
    await page.getByRole('option', { name: 'Food 001' }).click()
    await expect.element(dialog().getByText(/are as of Old Beans/)).toBeVisible()
    await expect.element(field('Size')).toHaveValue('8')
    await type('Size', '12')
    await type('Item Name', 'Wax Beans, frozen')
    await expect.element(field('Size')).toHaveValue('12')
    await expect.poll(() => (field('Storage Requirement').element() as HTMLSelectElement).value).toBe('3')
    await add()
    await expect
      .poll(() => changesIn(sent).map(({ body }) => body))
      .toMatchObject([
        { PantryItemID: 3, Name: 'Wax Beans, frozen', Amount: 12, DonationPackageTypeID: 5, StorageRequirementID: 3 },
      ])
  })

  it('proposes the name in another language, and sends what was written there', async () => {
    const sent = serveProducts()
    await open()
    await itemType().fill('food 130')
    await page.getByRole('option', { name: 'Other' }).click()
    await type('Name of the new item type', 'Beans')
    await fillIn()
    await dialog().getByRole('button', { name: 'Name and description in other languages' }).click()
    await dialog().getByRole('button', { name: 'Use “Ejotes”' }).click()
    await expect.element(field('Item Name (Español)')).toHaveValue('Ejotes')
    await expect.element(dialog().getByRole('button', { name: 'Use “Ejotes”' })).not.toBeInTheDocument()
    await type('Description (Español)', 'Cortados')
    await add()
    await expect
      .poll(() => changesIn(sent))
      .toEqual([
        expect.objectContaining({
          body: expect.objectContaining({ Translations: { es: { Name: 'Ejotes', Description: 'Cortados' } } }),
        }),
      ])
  })

  it('[create-item-type-100] lists the first 100 item types by name, and finds the others', async () => {
    serveProducts()
    await open()
    await itemType().click()
    await expect.poll(() => options().length).toBe(101)
    expect([options()[0], options()[99], options()[100]]).toEqual(['Food 001', 'Food 100', 'Other'])
    await itemType().fill('food 130')
    await expect.poll(options).toEqual(['Food 130', 'Other'])
  })

  it('[weight-pounds] [weight-ounces] [weight-other] [uom-codes] weighs what size and unit say', async () => {
    serveProducts()
    await open()
    await type('Size', '14.5')
    await choose('Unit of Measure', 'Ounces')
    await expect.element(field('Pounds')).toHaveValue('0.90625')
    await choose('Unit of Measure', 'Pounds')
    await expect.element(field('Pounds')).toHaveValue('14.5')
    await choose('Unit of Measure', 'Count')
    await expect.element(field('Pounds')).toHaveValue('')
  })

  it('[create-item-type-other] is sent with a new item type, and opens', async () => {
    const added = details(row(9, 'Green Beans', { IsActive: false }), { NextStep: 'categories' })
    const sent = serveProducts({ details: added, answer: () => value(added) })
    await open()
    await itemType().click()
    await page.getByRole('option', { name: 'Other' }).click()
    await fillIn()
    await add()
    await expect.element(dialog().getByText('Please name the new item type')).toBeVisible()
    await type('Name of the new item type', 'Wax Beans')
    await add()
    await expect.element(page.getByText('Green Beans added')).toBeVisible()
    await expect.element(dialog().getByText('add one or more Categories')).toBeVisible()
    await dialog().getByRole('button', { name: 'Close' }).click()
    await expect.element(dialog()).not.toBeInTheDocument()
    const [request] = changesIn(sent) as [SentRequest]
    expect([request.path, request.key]).toEqual(['/api/orderahead/inventory', expect.any(String)])
    expect(request.body).toMatchObject({
      PantryItem: { Name: 'Wax Beans', EachQuantity: 1 },
      Name: 'Green Beans',
      Amount: 14.5,
      WeightPounds: 0.90625,
      Quantity: 1,
    })
  })

  it.each([
    ['the reason', refusal('The pantry is closed.'), 'The pantry is closed.'],
    ['that it failed', refusal(''), 'Failed to add product, please try again later.'],
    [
      'that the request failed',
      new Response('', { status: 500 }),
      'Failed to add product [2], please try again later.',
    ],
  ])('says %s, and keeps what was typed', async (_, answer, words) => {
    serveProducts({ answer: () => answer })
    await open()
    await itemType().fill('food 001')
    await page.getByRole('option', { name: 'Food 001' }).click()
    await fillIn()
    await add()
    await expect.element(dialog().getByText(words)).toBeVisible()
    await expect.element(field('Item Name')).toHaveValue('Green Beans')
  })
})

describe('similar products', () => {
  const rows = ['Gala Apples', 'Fuji Apples', 'Apple Juice', 'Apple Sauce', 'Apple Chips', 'Apple Butter'].map(
    (name, index) => row(index + 1, name),
  )

  it('[suggest-threshold] forgive a mistake in the word, not another word, and need two letters', async () => {
    serveProducts({ rows })
    await open()
    const copies = () =>
      dialog()
        .getByRole('button', { name: /^Copy / })
        .elements().length
    await type('Item Name', 'aple')
    await expect.poll(copies).toBe(5)
    for (const words of ['a', 'orange']) {
      await type('Item Name', words)
      await expect.poll(copies).toBe(0)
      await type('Item Name', 'ap')
      await expect.poll(copies).toBe(5)
    }
  })

  it('[suggest-weights] stand by their name first, then by their description', async () => {
    const described = (ID: number, Name: string, Description: string) => row(ID, Name, { Description })
    serveProducts({
      rows: [described(1, 'Soup', 'Noodle'), described(2, 'Rice', 'Grain'), described(3, 'Noodle', 'Wheat')],
    })
    await open()
    await type('Item Name', 'noodle')
    const names = () =>
      dialog()
        .getByRole('button', { name: /^Copy / })
        .elements()
        .map((button) => button.getAttribute('aria-label'))
    await expect.poll(names).toEqual(['Copy Noodle', 'Copy Soup'])
  })

  it('[suggest-five] are up to five, and can be copied or opened', async () => {
    serveProducts({ rows, details: details(row(1, 'Gala Apples')) })
    await open()
    await type('Item Name', 'aple')
    await expect
      .poll(
        () =>
          dialog()
            .getByRole('button', { name: /^Copy / })
            .elements().length,
      )
      .toBe(5)
    await dialog().getByRole('button', { name: 'Copy Apple Juice' }).click()
    await expect.element(field('Size')).toHaveValue('14.5')
    await expect.element(field('Item Name')).toHaveValue('Apple Juice')
    await dialog().getByRole('button', { name: 'Open Apple Juice' }).click()
    await expect.element(dialog().getByRole('switch')).toBeVisible()
  })
})
