import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import {
  type Limit,
  type LimitScopeCode,
  type LimitTypeCode,
  limitOf,
  scopeId,
  typeId,
} from '../../../../shared/pantry/limits/limit.ts'
import type { Tag } from '../../../../shared/pantry/tags/tag.ts'
import { SessionContext } from '../../../../web/src/core/data/useSession.ts'
import EffectiveLimits, { type EffectiveLimitsProps } from '../../../../web/src/pantry/limits/EffectiveLimits.tsx'
import { LimitsEditor, type LimitsEditorProps } from '../../../../web/src/pantry/limits/LimitsEditor.tsx'
import OrderLimitsPage from '../../../../web/src/pantry/limits/OrderLimitsPage.tsx'
import ProductLimits from '../../../../web/src/pantry/products/ProductLimits.tsx'
import type { ProductDetails } from '../../../../web/src/pantry/products/productDetails.ts'
import { answerWith, refusal, type SentRequest, sessionAs, show, value, violations } from '../../setup.tsx'

/** Limits: the global screen, the editor that other forms hold, and the grid of all limits of a product. */

function limit(ID: number, text: string): Limit {
  const [count, type, scope, amount = '1'] = text.split(' ')
  const draft = {
    Value: Number(count),
    LimitTypeID: typeId(type as LimitTypeCode),
    LimitTimeScopeID: scopeId(scope as LimitScopeCode),
    LimitTimeScopeAmount: Number(amount),
  }
  return limitOf(draft, ID)
}

const serve = (
  answer: (request: SentRequest) => Response = () => value(null),
  { items = limit(1, '20 ITEM ORDER') as Limit | null, orders = [limit(2, '2 ORDER WEEK')] } = {},
) =>
  answerWith((request) => {
    if (request.method !== 'GET') return answer(request)
    return value(request.path.includes('itemsperorder') ? items : orders)
  })
const changes = (sent: readonly SentRequest[]) => sent.filter(({ method }) => method !== 'GET')
const button = (name: string | RegExp) => page.getByRole('button', { name })

it('[global-limits-shape] [limits-summary-format] shows one limit of items per order and a list of order limits, with their summary', async () => {
  serve()
  await show(<OrderLimitsPage />)
  await expect
    .element(
      page.getByText('There is a maximum of 20 item(s) every order. There is a maximum of 2 order(s) every week.'),
    )
    .toBeVisible()
  await expect.element(page.getByLabelText('Items per order', { exact: true })).toHaveValue(20)
  await expect.element(page.getByText('2 Orders')).toBeVisible()
  await expect.poll(violations).toEqual([])
})

it('saves the items per order, and not without a whole number above 0', async () => {
  const sent = serve(() => value(limit(1, '25 ITEM ORDER')))
  await show(<OrderLimitsPage />)
  const field = page.getByLabelText('Items per order', { exact: true })
  const save = button('Save')
  for (const typed of ['0', '2.5', '']) {
    await field.fill(typed)
    await save.click()
    await expect.element(page.getByText('Please enter a whole number from 1 to 9999')).toBeVisible()
  }
  expect(changes(sent)).toEqual([])
  await field.fill('25')
  await save.click()
  await expect.element(page.getByText('Items per order saved')).toBeVisible()
  expect(changes(sent).map(({ method, path, body }) => [method, path, body])).toEqual([
    ['PUT', '/api/orderahead/itemsperorderlimit', { Value: 25 }],
  ])
})

it('[limit-defaults] adds an order limit, which begins with 0 and an amount of 0', async () => {
  const sent = serve(() => value(limit(3, '1 ORDER DAY 3')))
  await show(<OrderLimitsPage />)
  await button('Add Order Limit').click()
  await expect.element(page.getByLabelText('Maximum')).toHaveValue(0)
  await expect.element(page.getByLabelText('Every')).toHaveValue(0)
  const form = page.getByRole('group', { name: 'Add Limit' })
  await form.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Please enter a whole number from 1 to 9999')).toBeVisible()
  await expect.poll(violations).toEqual([])
  expect(changes(sent)).toEqual([])
  await page.getByLabelText('Maximum').fill('1')
  await page.getByLabelText('Every').fill('3')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect.element(form).not.toBeInTheDocument()
  expect(changes(sent)).toEqual([
    expect.objectContaining({
      method: 'POST',
      path: '/api/orderahead/orderlimits',
      body: { Value: 1, LimitTypeID: 2, LimitTimeScopeID: scopeId('DAY'), LimitTimeScopeAmount: 3 },
      key: expect.any(String),
    }),
  ])
})

it.each([
  [
    'the reason of a refusal',
    () => refusal('There are at most 5 limits of a type. Please remove one first.'),
    /at most 5/,
  ],
  ['Server Error without one', () => new Response('{}', { status: 500 }), 'Server Error'],
])('tells %s, and keeps what was typed', async (_, answer, words) => {
  serve(answer)
  await show(<OrderLimitsPage />)
  await button('Add Order Limit').click()
  await page.getByLabelText('Maximum').fill('7')
  await page.getByLabelText('Every').fill('1')
  await page.getByRole('group', { name: 'Add Limit' }).getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText(words)).toBeVisible()
  await expect.element(page.getByLabelText('Maximum')).toHaveValue(7)
})

const editor = (props: Partial<LimitsEditorProps> = {}) => {
  const done = () => true
  return <LimitsEditor type="ITEM" limits={[]} onAdd={done} onUpdate={done} onRemove={done} {...props} />
}

it('takes what larger households may have, both or none and never less, and says it in words', async () => {
  serve()
  const onAdd = vi.fn(() => true)
  const bySize = { ...limit(3, '2 ITEM WEEK'), BySize: { Middle: 3, Large: 5 } }
  await show(editor({ onAdd, limits: [bySize] }))
  const words = '2 Items (3 for households of 3 or 4, 5 for 5 or more)'
  await expect.element(page.getByText(words)).toBeVisible()
  await button('Add Item Limit').click()
  await page.getByLabelText('Maximum').fill('4')
  await button('By household size').click()
  await page.getByLabelText('Households of 3 or 4').fill('3')
  await button('Save').click()
  await expect.element(page.getByText('Please fill in both sizes, or leave both empty')).toBeVisible()
  await page.getByLabelText('Of 5 or more').fill('8')
  await button('Save').click()
  await expect.element(page.getByText('A larger household may take as much at least')).toBeVisible()
  await expect.poll(violations).toEqual([])
  await page.getByLabelText('Households of 3 or 4').fill('6')
  await button('Save').click()
  expect(onAdd).toHaveBeenCalledWith(expect.objectContaining({ Value: 4, BySize: { Middle: 6, Large: 8 } }))
})

it('[limit-order-scoped-fixed] [order-limit-scope] fixes the amount at 1 for the scope of an order', async () => {
  serve()
  const onAdd = vi.fn(() => true)
  await show(editor({ onAdd }))
  await button('Add Item Limit').click()
  await expect.element(page.getByLabelText('Every')).toHaveValue(1)
  await expect.element(page.getByLabelText('Every')).toHaveAttribute('readonly')
  await page.getByLabelText('Time Scope').selectOptions('Week')
  await expect.element(page.getByLabelText('Every')).not.toHaveAttribute('readonly')
  await page.getByLabelText('Every').fill('2')
  await page.getByLabelText('Time Scope').selectOptions('Order')
  await expect.element(page.getByLabelText('Every')).toHaveValue(1)
  await page.getByLabelText('Maximum').fill('4')
  await button('Save').click()
  expect(onAdd).toHaveBeenCalledWith({
    Value: 4,
    LimitTypeID: 1,
    LimitTimeScopeID: scopeId('ORDER'),
    LimitTimeScopeAmount: 1,
  })
})

it('[limits-add-maximum] adds no more than five limits', async () => {
  serve()
  const five = [1, 2, 3, 4, 5].map((amount) => limit(amount, `1 ITEM DAY ${amount}`))
  await show(editor({ limits: five }))
  await expect.element(button('Add Item Limit')).toBeDisabled()
  await expect.element(page.getByText('There are at most 5 limits here.')).toBeVisible()
})

it('repeats no type and time scope', async () => {
  serve()
  await show(editor({ limits: [limit(1, '3 ITEM ORDER')] }))
  await button('Add Item Limit').click()
  await page.getByLabelText('Maximum').fill('4')
  await button('Save').click()
  await expect.element(page.getByText(/There is already a limit/)).toBeVisible()
})

const all = (more: Partial<EffectiveLimitsProps> = {}) => (
  <SessionContext value={sessionAs('foodbank')}>
    <EffectiveLimits
      tags={[{ ID: 7, Name: 'Baby', Limits: [limit(11, '4 ITEM ORDER')] }]}
      product={{ ID: 3, Limits: [limit(12, '1 ITEM WEEK')] }}
      {...more}
    />
  </SessionContext>
)
const rows = () =>
  page
    .getByRole('table')
    .getByRole('row')
    .elements()
    .slice(1)
    .map((row) => [...row.querySelectorAll('td')].slice(0, 4).map((cell) => cell.textContent))
const shown = [
  ['Effective', 'Tag: Baby', '4 Items', 'Order'],
  ['Overridden', 'Global', '20 Items', 'Order'],
  ['Effective', 'Product', '1 Item', 'Week'],
  ['Effective', 'Global', '2 Orders', 'Week'],
]

it('[effective-sources] [effective-lowest] [limit-plural] lists the limits of all sources with their status', async () => {
  serve()
  await show(all({ onSaveTag: async () => true, onSaveProduct: async () => true, onRemove: async () => true }))
  await expect.poll(rows).toEqual(shown)
  const headers = page
    .getByRole('columnheader')
    .elements()
    .map(({ textContent }) => textContent)
  expect(headers).toEqual(['Status', 'Source', 'Limit', 'Time Scope', 'Action'])
  await expect.poll(violations).toEqual([])
})

it('a product and a tag of one number keep no limit from each other', async () => {
  serve()
  const onSaveProduct = vi.fn(async () => true)
  const own = { ID: 7, Limits: [limit(12, '1 ITEM ORDER')] }
  await show(all({ product: own, onSaveProduct, onSaveTag: async () => true }))
  await button('Edit limit: 1 Item, Order').click()
  await page.getByLabelText('Maximum').fill('2')
  await button('Save').click()
  await expect.poll(() => onSaveProduct.mock.calls.length).toBe(1)
})

it('calls no limit effective before the global ones are there', async () => {
  const orders = Promise.withResolvers<Response>()
  answerWith(({ path }) => (path.includes('itemsperorder') ? value(limit(1, '2 ITEM ORDER')) : orders.promise))
  await show(all())
  await expect.element(page.getByRole('status', { name: 'Loading' })).toBeVisible()
  expect(page.getByText('Effective', { exact: true }).elements()).toEqual([])
  orders.resolve(value([]))
  await expect.poll(() => rows()[0]).toEqual(['Effective', 'Global', '2 Items', 'Order'])
})

it('[effective-expand] [effective-row-heights] [route-limits-reached] opens a form below a tag’s row, and leads to the global limits', async () => {
  serve()
  const onSaveTag = vi.fn(async () => true)
  await show(all({ onSaveTag }))
  await expect.poll(rows).toEqual(shown)
  const height = (n: number) => page.getByRole('table').getByRole('row').elements()[n]?.getBoundingClientRect().height
  expect(Math.round(height(1) ?? 0)).toBe(50)
  await button('Edit limit: 4 Items, Order').click()
  expect(Math.round(height(2) ?? 0)).toBe(130)
  await page.getByLabelText('Maximum').fill('2')
  await button('Save').click()
  expect(onSaveTag).toHaveBeenCalledWith(7, expect.objectContaining({ ID: 11 }), expect.objectContaining({ Value: 2 }))
  expect(page.getByRole('link', { name: 'Edit global limits' }).elements()).toHaveLength(2)
  await expect
    .element(page.getByRole('link', { name: 'Edit global limits' }).first())
    .toHaveAttribute('href', '/FoodBank#/app/orderahead-order-limits')
})

it('[limit-two-step-delete] [limit-delete-pantryitem-only] [limit-saving-text] removes a product’s limit alone, in two steps', async () => {
  serve()
  let finish: (isDone: boolean) => void = () => undefined
  const onRemove = vi.fn(() => new Promise<boolean>((resolve) => (finish = resolve)))
  await show(all({ onSaveTag: async () => true, onSaveProduct: async () => true, onRemove }))
  await expect.poll(rows).toEqual(shown)
  expect(button(/^Remove limit/).elements()).toHaveLength(1)
  await button('Remove limit: 1 Item, Week').click()
  expect(onRemove).not.toHaveBeenCalled()
  await button('Cancel').click()
  await expect.element(button('Remove limit: 1 Item, Week')).toHaveFocus()
  await button('Remove limit: 1 Item, Week').click()
  await button('Confirm').click()
  await expect.element(page.getByText('Deleting Limit...')).toBeVisible()
  expect(onRemove).toHaveBeenCalledOnce()
  finish(true)
  await expect.element(page.getByText('Deleting Limit...')).not.toBeInTheDocument()
})

it('[limit-delete-needs-product] has nothing to remove without a product', async () => {
  serve()
  await show(all({ product: undefined, onRemove: async () => true }))
  await expect.poll(() => rows().length).toBe(3)
  expect(button(/^Remove limit/).elements()).toHaveLength(0)
})

it('[limit-saving-text] tells that a limit is being saved', async () => {
  serve()
  await show(all({ onSaveProduct: () => new Promise(() => undefined) }))
  await button('Edit limit: 1 Item, Week').click()
  await button('Save').click()
  await expect.element(page.getByText('Saving Limit...')).toBeVisible()
})

const tag = (IsSystemWide: boolean): Tag => ({
  ID: 7,
  Name: 'Baby',
  RequiresInclude: false,
  PantryInventoryItemTagGroupID: 1,
  PantryInventoryItemTagGroup: { ID: 1, Name: 'Program', IsSystemWide: true, TagCount: 0 },
  ParentPantryInventoryItemTagID: null,
  IsSystemWide,
  Limits: [limit(11, '4 ITEM ORDER'), { ...limit(13, '9 ITEM MONTH'), BySize: { Middle: 12, Large: 15 } }],
  Version: 4,
  PantryInventoryItemCount: 1,
  PantryLocationCount: 0,
  EntityDeliveryProgramCount: 0,
})
const serveProduct = (answer: (request: SentRequest) => Response, isSystemWide = false) =>
  answerWith((request) => {
    if (request.method !== 'GET') return answer(request)
    if (request.path.includes('tags')) return value([tag(isSystemWide)])
    if (request.path.includes('/inventory/3/limits')) return value([limit(12, '1 ITEM WEEK')])
    return value(request.path.includes('itemsperorder') ? null : [])
  })
const ofProduct = () => (
  <SessionContext value={sessionAs('foodbank')}>
    <ProductLimits product={{ ID: 3, TagIDs: [7], Limits: [limit(12, '1 ITEM WEEK')] } as unknown as ProductDetails} />
  </SessionContext>
)

it.each([
  ['refused', () => refusal('There are at most 5 limits of a type.'), /^Failed to add limit: There are at most 5/],
  ['lost', () => new Response('{}', { status: 500 }), 'Failed to add limit [2]'],
])('tells that a limit of a product was not added: %s', async (_, answer, words) => {
  const sent = serveProduct(answer)
  await show(ofProduct())
  await button('Add Item Limit').click()
  await page.getByLabelText('Maximum').fill('2')
  await button('Save').click()
  await expect.element(page.getByText(words)).toBeVisible()
  expect(changes(sent).map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /api/orderahead/inventory/3/limits',
  ])
})

it.each([
  [false, 'PUT /api/pantryinventoryitemtags/7', null],
  [true, 'POST /api/pantryinventoryitemtags', 7],
])(
  '[limits-grid-tag-silent] saves a tag’s limit with its others, and shows no message when that fails (system-wide: %s)',
  async (isSystemWide, call, parent) => {
    const sent = serveProduct(() => refusal('A tag has this name already.'), isSystemWide)
    await show(ofProduct())
    await button('Edit limit: 4 Items, Order').click()
    await page.getByLabelText('Maximum').fill('2')
    await button('Save').click()
    await expect.poll(() => changes(sent).map(({ method, path }) => `${method} ${path}`)).toEqual([call])
    const [request] = changes(sent)
    expect(request?.body).toMatchObject({
      Name: 'Baby',
      ParentPantryInventoryItemTagID: parent,
      Limits: [
        { ID: 11, Value: 2 },
        // With what households of other sizes may have.
        { ID: 13, Value: 9, BySize: { Middle: 12, Large: 15 } },
      ],
    })
    await expect.element(page.getByLabelText('Maximum')).toHaveValue(2)
    expect(page.getByRole('alert').elements()).toEqual([])
  },
)
