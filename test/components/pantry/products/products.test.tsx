import { useLocation } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sampleOrder } from '../../../../shared/pantry/orders/order.fixture.ts'
import { shelfOf } from '../../../../shared/pantry/stock/stock.ts'
import { SessionContext } from '../../../../web/src/core/data/useSession.ts'
import ProductsPage from '../../../../web/src/pantry/products/ProductsPage.tsx'
import { answerWith, inComfortableRows, refusal, sessionAs, show, value, violations } from '../../setup.tsx'
import { location } from '../locations/location.fixture.ts'
import { stockShown } from './productRow.ts'
import { base, details, row } from './products.fixture.ts'
import { changesIn, serveProducts } from './products.ts'

/** The products screen: grid with inline edits, detail panel, export. */

const open = (at = '/') =>
  show(
    <SessionContext value={sessionAs('foodbank')}>
      <ProductsPage />
      <Address />
    </SessionContext>,
    { at },
  )
const Address = () => <p data-testid="address">{useLocation().search}</p>
const address = () => page.getByTestId('address').element().textContent
const grid = () => page.getByRole('grid', { name: 'Products' })
const cell = (field: string) => () => document.querySelector(`[role=row] [data-field="${field}"][role=gridcell]`)
const cellText = (field: string) => expect.poll(() => cell(field)()?.textContent)
const edit = (name: string) => grid().getByRole('button', { name: new RegExp(`^${name}`) })
const panel = () => page.getByRole('dialog')
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T15:00:00Z') })
  await page.viewport(1280, 800)
})
afterEach(() => void vi.useRealTimers())

describe('the grid', () => {
  it('has its columns, and shows what a product is, where and how much', async () => {
    inComfortableRows()
    serveProducts({ rows: [row(1, 'Green Beans', { IsActive: false })] })
    await open()
    for (const name of [
      'Name',
      'Source',
      'Brand',
      'Storage Location',
      'Quantity',
      'Location',
      'Packing',
      'Tags',
      'Action',
    ])
      await expect.element(grid().getByRole('columnheader', { name, exact: true })).toBeInTheDocument()
    await expect.element(grid().getByRole('columnheader', { name: 'Quantity on Current Orders' })).toBeInTheDocument()
    await expect.poll(violations).toEqual([])
  })

  it('[products-name-cell] names the source by an icon, the size and package, and marks an inactive one', async () => {
    serveProducts({ rows: [row(1, 'Green Beans', { IsActive: false })] })
    await open()
    await cellText('Name').toContain('14.5 oz Can')
    await cellText('Name').toContain('Inactive')
    expect(cell('Name')()?.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('TEFAP')
  })

  it('[admin-row-heights] has rows of 120 px, and the words of each column within its head', async () => {
    inComfortableRows()
    serveProducts()
    await open()
    await cellText('Name').toContain('Green Beans')
    expect(cell('Name')()?.getBoundingClientRect().height).toBe(120)
    const heads = [...document.querySelectorAll('.MuiDataGrid-columnHeaderTitle')]
    const head = document.querySelector('.MuiDataGrid-columnHeader')?.getBoundingClientRect().height ?? 0
    expect(Math.max(...heads.map((title) => title.getBoundingClientRect().height))).toBeLessThanOrEqual(head)
  })

  it('[products-storage-column] has no Storage Location column where the pantry has none', async () => {
    serveProducts({ base: base({ StorageLocations: [] }) })
    await open()
    await cellText('Name').toContain('Green Beans')
    expect(cell('StorageLocation')()).toBeNull()
  })

  it('[products-tag-tooltip] a tag tells its group', async () => {
    serveProducts()
    await open()
    await grid().getByText('Vegan').hover()
    await expect.element(page.getByRole('tooltip', { name: 'Vegan [Dietary]' })).toBeVisible()
  })

  it.each([
    ['[stock-in] In Stock', 6, 'In Stock', 'rgb(42, 117, 54)'],
    ['[stock-low] Low Stock', 5, 'Low Stock', 'rgb(180, 83, 9)'],
    ['[stock-out] Out of Stock', 0, 'Out of Stock', 'rgb(179, 38, 30)'],
  ])('%s has its colour', async (_, Quantity, name, colour) => {
    serveProducts({ rows: [row(1, 'Green Beans', { Quantity })] })
    await open()
    const dot = grid().getByRole('img', { name })
    await expect.element(dot).toBeVisible()
    expect(getComputedStyle(dot.element()).backgroundColor).toBe(colour)
  })

  it('[products-packing-readonly] shows the packing order without an edit', async () => {
    serveProducts()
    await open()
    await cellText('PackingOrder').toBe('12')
    expect(cell('PackingOrder')()?.querySelector('button')).toBeNull()
  })
})

describe('the list', () => {
  const counts = [
    { ID: -1, Count: 40 },
    { ID: 4, Count: 3 },
    { ID: 5, Count: 0 },
  ]
  const serveCounted = (rows = [row(1, 'Green Beans')]) =>
    answerWith(({ path }) => {
      const to = path.split('?')[0] ?? ''
      if (to.endsWith('/counts')) return value(counts)
      if (to.endsWith('Grid')) return value({ rows })
      return value(to.endsWith('/base') ? base() : [])
    })
  const asked = (sent: ReturnType<typeof answerWith>) => sent.findLast(({ path }) => path.includes('ItemsGrid'))?.path

  it('has a tab for each status with its number, and asks for the status of the chosen one', async () => {
    const sent = serveCounted()
    await open()
    const tabs = page.getByRole('tablist', { name: 'Status' })
    await expect.element(tabs.getByRole('tab', { name: 'All 40', selected: true })).toBeVisible()
    await expect.element(tabs.getByRole('tab', { name: 'Out of Stock 0' })).toBeVisible()
    await tabs.getByRole('tab', { name: 'Low Stock 3' }).click()
    await expect.poll(() => asked(sent)).toContain('statusTypeId=4')
    expect(address()).toBe('?status=4')
  })

  it('is sorted by the server, and says how', async () => {
    const sent = serveCounted()
    await open()
    await page.getByRole('combobox', { name: 'Sort by' }).click()
    await page.getByRole('option', { name: 'Fewest first' }).click()
    await expect.poll(() => asked(sent)).toContain('sort=quantity')
    expect(address()).toBe('?sort=quantity')
  })

  it('keeps the days of adding behind Filters', async () => {
    const sent = serveCounted()
    await open()
    expect(page.getByLabelText('From').elements()).toEqual([])
    await page.getByRole('button', { name: 'Filters' }).click()
    await page.getByRole('dialog', { name: 'Filters' }).getByLabelText('From').fill('2026-01-05')
    await expect.poll(() => asked(sent)).toContain('start=2026-01-05')
    await expect.poll(violations).toEqual([])
  })

  it('has rows of 44 to 52 px with a picture, and nothing cut at 1,280 pixels', async () => {
    const tags = [...row(1, '').PantryInventoryItemsPantryInventoryItemTags]
    const tag = {
      ...tags[0]?.PantryInventoryItemTag,
      Name: 'Vegetarian',
    } as (typeof tags)[number]['PantryInventoryItemTag']
    serveCounted([
      row(1, 'Green Beans', {
        Picture: '/pictures/beans-small.jpg',
        PantryInventoryItemsPantryInventoryItemTags: [
          { PantryInventoryItemTagID: 1, PantryInventoryItemTag: tag },
          ...tags,
        ],
      }),
      row(2, 'Corn'),
    ])
    // Room of the grid beside the rail.
    await page.viewport(976, 800)
    await open()
    await expect.element(grid().getByText('Vegetarian')).toBeVisible()
    const height = cell('Name')()?.getBoundingClientRect().height ?? 0
    expect([height >= 44, height <= 52]).toEqual([true, true])
    const picture = cell('Name')()?.querySelector('img')
    expect([picture?.getAttribute('src'), picture?.loading]).toEqual(['/pictures/beans-small.jpg', 'lazy'])
    const cells = [...document.querySelectorAll<HTMLElement>('[role=gridcell] *, [role=columnheader] *')]
    const texts = cells.filter(({ childElementCount }) => childElementCount === 0)
    const cut = texts.filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0)
    expect(cut.map(({ textContent }) => textContent).filter(Boolean)).toEqual([])
  })

  it('is a card of at most 88 px on a phone, which opens the product', async () => {
    serveCounted([row(1, 'Green Beans'), row(2, 'A very long name of a product that nobody can read whole on a phone')])
    await page.viewport(390, 800)
    await open()
    const cards = page.getByRole('listitem')
    for (const part of ['Green Beans', '14.5 oz Can', 'Aisle 2 · A2-1'])
      await expect.element(cards.first().getByText(part, { exact: true })).toBeVisible()
    for (const card of cards.elements()) expect(card.getBoundingClientRect().height).toBeLessThanOrEqual(88)
    expect(document.querySelector('[role=grid]')).toBeNull()
    await expect.poll(violations).toEqual([])
    await cards.first().getByText('14.5 oz Can').click()
    await expect.poll(address).toBe('?pantryInventoryItemId=1')
  })
})

describe('one more and one fewer', () => {
  it('have the number alone between them on a phone; pressed, it opens its field', async () => {
    serveProducts({ rows: [row(1, 'Green Beans')] })
    await page.viewport(390, 800)
    await open()
    const number = page.getByRole('button', { name: /^Edit Quantity of Green Beans/ })
    await expect.element(number).toBeVisible()
    expect(getComputedStyle(number.element().querySelector('.pen') ?? document.body).display).toBe('none')
    await number.click()
    await expect.element(page.getByRole('spinbutton', { name: 'Edit Quantity of Green Beans' })).toHaveFocus()
  })

  const more = () => grid().getByRole('button', { name: 'One more of Green Beans' })
  const fewer = () => grid().getByRole('button', { name: 'One fewer of Green Beans' })

  it('show at once, and are saved together as one correction of what was seen', async () => {
    const sent = serveProducts({ answer: () => value({ ProductID: 1, ...stockShown(14, 7) }) })
    await open()
    await expect.element(more()).toBeVisible()
    // Faster than a slow machine's pointer: in the same moment.
    for (const button of [more(), more(), more(), fewer()]) (button.element() as HTMLElement).click()
    await expect.element(edit('Edit Quantity of Green Beans: 14')).toBeVisible()
    await expect.element(page.getByText('Quantity Updated: 12 has been updated to 14')).toBeVisible()
    expect(changesIn(sent).map(({ body }) => body)).toEqual([
      expect.objectContaining({ UpdatedValue: 14, SeenValue: 12 }),
    ])
  })

  it('go back when the correction is refused', async () => {
    serveProducts({ answer: () => refusal('Somebody is counting.') })
    await open()
    await more().click()
    await expect.element(page.getByText('Failed to Update Quantity: Somebody is counting.')).toBeVisible()
    await expect.element(edit('Edit Quantity of Green Beans: 12')).toBeVisible()
  })

  it('never go below none', async () => {
    serveProducts({ rows: [row(1, 'Green Beans', { Quantity: 0 })] })
    await open()
    await expect.element(fewer()).toBeDisabled()
  })

  it('are saved when the list is left at once', async () => {
    const sent = serveProducts({ answer: () => value({ ProductID: 1, ...stockShown(13, 7) }) })
    const shown = await open()
    await more().click()
    await expect.element(edit('Edit Quantity of Green Beans: 13')).toBeVisible()
    await shown.unmount()
    await expect.poll(() => changesIn(sent)).toHaveLength(1)
  })
})

describe('an inline edit', () => {
  it('[products-inline-columns] [inline-optimistic] shows at once and is reported', async () => {
    const sent = serveProducts({ answer: () => value({ ID: 1, Version: 2, Brand: 'Sunledge' }) })
    await open()
    await edit('Edit Brand of Green Beans').click()
    await userEvent.fill(grid().getByRole('textbox', { name: 'Edit Brand of Green Beans' }), 'Sunledge')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Brand Updated: Valley Farms has been updated to Sunledge')).toBeVisible()
    await cellText('Brand').toContain('Sunledge')
    expect(changesIn(sent)).toEqual([
      expect.objectContaining({ path: '/api/orderahead/inventory/1/brand', body: { UpdatedValue: 'Sunledge' } }),
    ])
  })

  it.each([
    ['Brand', 'Brand', 'Failed to Update Brand'],
    ['Location', 'Location', 'Failed to Update Location'],
  ])('[inline-optimistic] of %s goes back when it fails, with the reason', async (field, label, failed) => {
    const reasons = [refusal('Somebody is counting.'), new Response('', { status: 500 })]
    serveProducts({ answer: () => reasons.shift() ?? refusal('') })
    await open()
    const before = field === 'Brand' ? 'Valley Farms' : 'A2-1'
    for (const reason of ['Somebody is counting.', 'A server error occurred']) {
      await edit(`Edit ${label} of Green Beans`).click()
      await userEvent.fill(grid().getByRole('textbox', { name: `Edit ${label} of Green Beans` }), 'Other')
      await userEvent.keyboard('{Enter}')
      await expect.element(page.getByText(`${failed}: ${reason}`)).toBeVisible()
      await cellText(field).toContain(before)
    }
  })

  it('[products-quantity-cell] [quantity-min] of the quantity takes whole numbers from 0', async () => {
    const sent = serveProducts({ answer: () => value({ ProductID: 1, ...stockShown(3, 7) }) })
    await open()
    await edit('Edit Quantity of Green Beans').click()
    const field = grid().getByRole('spinbutton', { name: 'Edit Quantity of Green Beans' })
    expect(field.element().getAttribute('min')).toBe('0')
    for (const wrong of ['-1', '1.5', '10000000']) {
      await userEvent.fill(field, wrong)
      await userEvent.keyboard('{Enter}')
      // For readers it belongs to the field; for the eye it stands below, wider than the column.
      await expect.element(field).toHaveAccessibleDescription('A whole number from 0 to 1,000,000')
      await expect.element(page.getByRole('tooltip')).toHaveTextContent('A whole number from 0 to 1,000,000')
    }
    expect(changesIn(sent)).toEqual([])
    await userEvent.fill(field, '3')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Quantity Updated: 12 has been updated to 3')).toBeVisible()
    await expect.element(grid().getByRole('img', { name: 'Low Stock' })).toBeVisible()
  })

  it('leaves the focus on what was edited while it is saved', async () => {
    serveProducts({ answer: () => new Promise(() => undefined) as never })
    await open()
    await edit('Edit Brand of Green Beans').click()
    await userEvent.fill(grid().getByRole('textbox', { name: 'Edit Brand of Green Beans' }), 'Sunledge')
    await userEvent.keyboard('{Enter}')
    await expect.element(edit('Edit Brand of Green Beans: Sunledge')).toHaveFocus()
  })

  it('is taken back by Escape, and sends nothing', async () => {
    const sent = serveProducts()
    await open()
    await edit('Edit Location of Green Beans').click()
    await userEvent.keyboard('B9{Escape}')
    await cellText('Location').toContain('A2-1')
    expect(changesIn(sent)).toEqual([])
  })
})

describe('the detail panel', () => {
  it('[route-products-nullable] opens from Details, is in the address, and closes', async () => {
    serveProducts()
    await open()
    await grid().getByRole('button', { name: 'Details of Green Beans' }).click()
    await expect.element(panel().getByLabelText('Item Name')).toHaveValue('Green Beans')
    expect(address()).toBe('?pantryInventoryItemId=1')
    await expect.poll(violations).toEqual([])
    await panel().getByRole('button', { name: 'Close' }).click()
    await expect.element(panel()).not.toBeInTheDocument()
    expect([address(), page.getByRole('alert').elements()]).toEqual(['', []])
  })

  it('says that it could not be loaded', async () => {
    answerWith(({ path }) => (path.includes('/details') ? new Response('', { status: 500 }) : value([])))
    await open('/?pantryInventoryItemId=1')
    await expect.element(panel().getByText('Server Error')).toBeVisible()
  })

  it('has the outstanding orders of the product, asked for once they are opened', async () => {
    const sent = serveProducts({ orders: [sampleOrder({ ID: 2748 })] })
    await open('/?pantryInventoryItemId=1')
    const toggle = panel().getByRole('button', { name: 'Outstanding orders' })
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'false')
    const asked = () => sent.filter(({ path }) => path.includes('PantryInventoryItemID=1'))
    expect(asked()).toEqual([])
    await toggle.click()
    await expect.element(panel().getByRole('link', { name: 'Details of order ABC' })).toBeVisible()
    await expect.element(panel().getByText('Tue, Nov 24 · 10:00 AM – 11:00 AM · 37902')).toBeVisible()
    expect(asked().map(({ path }) => new URL(path, 'http://local').searchParams.get('rows'))).toEqual(['25'])
    await expect.poll(violations).toEqual([])
  })

  it.each([
    ['categories', 'add one or more Categories'],
    ['images', 'add one or more Images'],
    ['status', 'Update the Status'],
  ] as const)('[products-inactive-hint] [availability-hint-order] tells the next step: %s', async (NextStep, words) => {
    serveProducts({ details: details(row(1, 'Green Beans', { IsActive: false }), { NextStep }) })
    await open('/?pantryInventoryItemId=1')
    await expect.element(panel().getByText(words)).toBeVisible()
  })

  it('[active-toggle-revert] [activation-failure-revert] the switch goes back when it fails', async () => {
    const reasons = [refusal('Not today.'), new Response('', { status: 500 })]
    serveProducts({ answer: () => reasons.shift() ?? refusal('') })
    await open('/?pantryInventoryItemId=1')
    const toggle = panel().getByRole('switch')
    for (const reason of ['Not today.', 'Please try again later']) {
      await toggle.click()
      await expect.element(page.getByText(reason)).toBeVisible()
      await expect.element(toggle).toBeChecked()
    }
  })

  it.each([
    ['with some of it', 4, 'Customers see it within 1-2 minutes.'],
    ['[availability-not-visible]', 0, 'Active, but not visible to customers as long as its quantity is 0.'],
  ])('%s says whether customers see an active product', async (_, Quantity, words) => {
    serveProducts({ details: details(row(1, 'Green Beans', { Quantity })) })
    await open('/?pantryInventoryItemId=1')
    await expect.element(panel().getByText(words)).toBeVisible()
  })

  it.each([
    ['Item Name', ' '],
    ['Description', ' '],
    ['Each Qty', '0'],
    ['Size', '0'],
    ['Pounds', '0'],
  ])('[product-save-required] is not saved with %s as %j', async (label, typed) => {
    const sent = serveProducts()
    await open('/?pantryInventoryItemId=1')
    await userEvent.fill(panel().getByLabelText(label), typed)
    await panel().getByRole('button', { name: 'Save' }).click()
    const words = 'Unable to save product changes. Please check the required fields and try again.'
    await expect.element(panel().getByText(words)).toBeVisible()
    expect(changesIn(sent)).toEqual([])
  })

  it('keeps what was typed when somebody else changed the product meanwhile, and fills in their changes', async () => {
    const first = details(row(1, 'Green Beans'))
    const theirs = { ...first, Name: 'Wax Beans', Version: 4 }
    const served = { details: first }
    const sent = serveProducts({
      get details() {
        return served.details
      },
      answer: ({ body }) => {
        if ((body as { Version: number }).Version === 4) return value({ ...theirs, ...(body as object), Version: 5 })
        served.details = theirs
        return Response.json({ Successful: false, Message: 'changed' }, { status: 409 })
      },
    })
    await open('/?pantryInventoryItemId=1')
    await userEvent.fill(panel().getByLabelText('Brand'), 'Sunledge')
    await panel().getByRole('button', { name: 'Save' }).click()
    await expect.element(panel().getByText(/Somebody else changed this product meanwhile/)).toBeVisible()
    await expect.element(panel().getByLabelText('Item Name')).toHaveValue('Wax Beans')
    await expect.element(panel().getByLabelText('Brand')).toHaveValue('Sunledge')
    await panel().getByRole('button', { name: 'Save' }).click()
    await expect.element(page.getByText('Product saved')).toBeVisible()
    expect(changesIn(sent).at(-1)?.body).toMatchObject({ Name: 'Wax Beans', Brand: 'Sunledge', Version: 4 })
  })

  it('[save-failure-refreshes] a failed save shows the reason, and the grid is requested again', async () => {
    const sent = serveProducts({ answer: () => refusal('The pantry is being counted.') })
    await open('/?pantryInventoryItemId=1')
    const requests = () => sent.filter(({ path }) => path.includes('ItemsGrid')).length
    await userEvent.fill(panel().getByLabelText('Brand', { exact: true }), 'Sunledge')
    const before = requests()
    await panel().getByRole('button', { name: 'Save' }).click()
    await expect.element(panel().getByText('The pantry is being counted.')).toBeVisible()
    await expect.poll(requests).toBeGreaterThan(before)
    await expect.element(panel().getByLabelText('Brand', { exact: true })).toHaveValue('Sunledge')
  })

  it('[delete-failure-reason-first] tells why a product is not deleted, and takes a deleted one out of the list', async () => {
    const answers = [refusal('Current orders hold this product (7).'), new Response('', { status: 500 }), value(null)]
    serveProducts({ rows: [row(1, 'Green Beans'), row(2, 'Corn')], answer: () => answers.shift() ?? refusal('') })
    await open('/?pantryInventoryItemId=1')
    for (const words of ['Current orders hold this product (7).', 'Error deleting product', 'Product Deleted']) {
      await panel().getByRole('button', { name: 'Delete' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
      await expect.element(page.getByText(words)).toBeVisible()
      if (words.startsWith('Current orders'))
        await expect.element(page.getByText('Error deleting product')).not.toBeInTheDocument()
    }
    await cellText('Name').toContain('Corn')
  })

  it('says when categories could not be saved', async () => {
    serveProducts({ answer: () => new Response('', { status: 500 }) })
    await open('/?pantryInventoryItemId=1')
    await panel().getByRole('combobox', { name: 'Categories' }).click()
    await page.getByRole('option', { name: 'Fresh Fruit' }).click()
    await expect.element(panel().getByText('Unable to update categories.')).toBeVisible()
  })
})

it('[inventory-report-location] the export asks for all products unless a location is chosen', async () => {
  const sent = serveProducts({ locations: [location], answer: () => new Response('', { status: 500 }) })
  await open()
  await page.getByRole('button', { name: 'Export' }).click()
  const asked = () => sent.filter(({ path }) => path.includes('reports/inventory')).map(({ body }) => body)
  await page.getByRole('button', { name: 'Download' }).click()
  await expect.poll(asked).toMatchObject([{ LocationId: 0 }])
  await page.getByRole('combobox', { name: 'Products of' }).selectOptions('Church Hall')
  await page.getByRole('button', { name: 'Download' }).click()
  await expect.poll(asked).toMatchObject([{ LocationId: 0 }, { LocationId: 5 }])
})

it.each([
  [refusal('x'), 'An error [1] occurred generating the report. Please try again later'],
  [new Response('', { status: 500 }), 'An error [2] occurred generating the report. Please try again later'],
])('the export says what failed', async (answer, words) => {
  serveProducts({ answer: () => answer })
  await open()
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('button', { name: 'Download' }).click()
  await expect.element(page.getByText(words)).toBeVisible()
  await expect.poll(violations).toEqual([])
})

describe('a change of many products', () => {
  const many = () => page.getByRole('dialog', { name: 'Change many products' })

  it('changes all that the filters find but those that are so already, and names what is refused', async () => {
    const rows = Array.from({ length: 3 }, (_, index) =>
      row(index + 1, `Beans ${index + 1}`, { IsActive: index === 0 }),
    )
    const sent = serveProducts({
      rows,
      answer: ({ path }) =>
        path.includes('/3/')
          ? refusal('Somebody removed it.')
          : value({ ID: 2, Version: 2, IsActive: true, NextStep: 'categories' }),
    })
    await open()
    await page.getByRole('button', { name: 'Change many' }).click()
    await expect.element(many().getByText('The filters of the list find 3 products.')).toBeVisible()
    await expect.element(many().getByText('2 products will be changed. The others are so already.')).toBeVisible()
    await expect.poll(violations).toEqual([])
    await many().getByRole('button', { name: 'Change' }).click()
    await expect.element(many().getByText('1 of 2 changed, 1 not.')).toBeVisible()
    await expect.element(many().getByText('Beans 3: Somebody removed it.')).toBeVisible()
    expect(changesIn(sent).map(({ method, path, body }) => [method, path, body])).toEqual([
      ['PUT', '/api/orderahead/inventory/2/toggle', { IsActive: true }],
      ['PUT', '/api/orderahead/inventory/3/toggle', { IsActive: true }],
    ])
  })

  it('sets what is on the shelf of each, as a count of it', async () => {
    const rows = [4, 12].map((ShelfQuantity, index) => row(index + 1, `Beans ${index + 1}`, { ShelfQuantity }))
    const sent = serveProducts({ rows, answer: () => value({ ProductID: 1, ...shelfOf(12) }) })
    await open()
    await page.getByRole('button', { name: 'Change many' }).click()
    await many().getByLabelText('What to do').selectOptions('Set what is on the shelf')
    await many().getByLabelText('On the shelf of each').fill('12')
    await expect.element(many().getByText('1 product will be changed. The others are so already.')).toBeVisible()
    await expect.poll(violations).toEqual([])
    await many().getByRole('button', { name: 'Change' }).click()
    await expect.element(many().getByText('1 of 1 changed, 0 not.')).toBeVisible()
    expect(changesIn(sent).map(({ path, body }) => [path, body])).toEqual([
      [expect.stringContaining('/1/'), { Difference: 8, Reason: 'counted', Note: '' }],
    ])
  })
})
