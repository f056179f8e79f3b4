import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { StaffChange } from '../../../../shared/work/changes/change.ts'
import { SessionContext } from '../../../../web/src/core/data/useSession.ts'
import ChangesPage from '../../../../web/src/work/changes/ChangesPage.tsx'
import { answerWith, type SentRequest, sessionAs, show, value, violations } from '../../setup.tsx'

/** The log of staff's changes: sentences, links, filters, pages and its export. */

const own = { ID: 10, Name: 'River Food Bank', Kind: 'foodBank' }
const pantry = { ID: 11, Name: 'Hope Pantry', Kind: 'agency' }
const made = { At: '2026-11-20T15:00:00.000Z', By: { UserID: 1, Name: 'Ada' } } as const
const rows: StaffChange[] = [
  { Kind: 'stock', ...made, Action: 'corrected', ProductID: 3, Product: 'Rice', From: 12, To: 9, Reason: 'damaged' },
  { Kind: 'people', ...made, UserID: 2, Person: 'Ben', Action: 'roleRemoved', Role: 'foodbankuser' },
  {
    ...{ Kind: 'limits', ...made, Of: { Kind: 'pantry', ID: null, Name: '' }, From: null },
    To: {
      ...{ ID: 1, Value: 2, LimitTypeID: 2, LimitTimeScopeID: 3, LimitTimeScopeAmount: 1 },
      LimitType: { ID: 2, Code: 'ORDER', Name: 'Order' },
      LimitTimeScope: { ID: 3, Code: 'WEEK', Name: 'Week' },
    },
  },
]

const answer = (entity: object, more: object = {}) =>
  value({ rows, Entity: entity, TimeZone: 'America/Los_Angeles', ...more })
const serve = (changes: (request: SentRequest) => Response = () => answer(own)) =>
  answerWith((request) => {
    if (request.method === 'POST') return value({ ID: 1 })
    return request.path.includes('/changes') ? changes(request) : value([own, pantry])
  })
const asked = (sent: readonly SentRequest[]) => sent.filter(({ path }) => path.includes('/changes')).at(-1)?.path

const open = (at = '/FoodBank/app/changes') =>
  show(
    <SessionContext value={sessionAs('foodbankadmin')}>
      <ChangesPage />
    </SessionContext>,
    { at },
  )

it('shows each change as a sentence, in the entity’s zone, with the way to what was changed', async () => {
  serve()
  await open()
  for (const sentence of [
    'Ada corrected Rice from 12 to 9: damaged.',
    'Ada took the role Food bank staff away from Ben.',
    'Ada added a limit for all products: 2 orders every week.',
  ])
    await expect.element(page.getByText(sentence)).toBeVisible()
  await expect.element(page.getByText(/Fri, Nov 20, 2026, 7:00 AM/).first()).toBeVisible()
  const link = (name: string) => page.getByRole('link', { name, exact: true })
  await expect
    .element(link('Rice'))
    .toHaveAttribute('href', expect.stringContaining('orderahead-products?pantryInventoryItemId=3'))
  await expect.element(link('Ben')).toHaveAttribute('href', expect.stringContaining('people/10/2'))
  await expect.element(link('All products')).toHaveAttribute('href', expect.stringContaining('orderahead-order-limits'))
  await expect.poll(violations).toEqual([])
})

it('shows goods, products and neighbors, each neighbor by number alone', async () => {
  const source = { Source: { ID: 7, Code: 'R-7' } }
  const more: StaffChange[] = [
    { Kind: 'goods', ...made, Action: 'shelved', ProductID: 3, Product: 'Rice', Quantity: 30, ...source },
    { Kind: 'products', ...made, Action: 'deactivated', ProductID: 4, Product: 'Beans' },
    { Kind: 'neighbors', ...made, Action: 'passwordSet', CustomerID: 310 },
    { Kind: 'neighbors', ...made, Action: 'forgotten', CustomerID: 311 },
    { Kind: 'neighbors', ...made, Action: 'merged', CustomerID: 312, DuplicateID: 313 },
  ]
  const sent = serve(() => answer(own, { rows: more }))
  await open()
  for (const sentence of [
    'Ada put Rice of the receipt R-7 on the shelf: +30.',
    'Ada switched the product Beans off: it can’t be ordered.',
    'Ada set a new password for neighbor 310.',
    'Ada deleted the personal data of neighbor 311.',
    'Ada merged neighbor 313 into neighbor 312.',
  ])
    await expect.element(page.getByText(sentence)).toBeVisible()
  const link = (name: string) => page.getByRole('link', { name, exact: true })
  await expect
    .element(link('Neighbor 310'))
    .toHaveAttribute('href', expect.stringContaining('orderahead-customer-detail?customerId=310'))
  expect(link('Neighbor 311').elements()).toEqual([])
  await expect.element(link('Neighbor 312')).toHaveAttribute('href', expect.stringContaining('customerId=312'))
  await expect.poll(violations).toEqual([])
  await page.getByRole('combobox', { name: 'Kind' }).click()
  for (const kind of ['Goods received', 'Products switched on and off'])
    await expect.element(page.getByRole('option', { name: kind })).toBeVisible()
  await page.getByRole('option', { name: 'Neighbors' }).click()
  await expect.poll(() => asked(sent)).toContain('kind=neighbors')
})

it('asks for a kind, who made it, a search and days', async () => {
  const sent = serve()
  await open('/?kind=stock&madeBy=ada&search=rice&start=2026-11-01&end=2026-11-20')
  await expect.element(page.getByText('Ada corrected Rice from 12 to 9: damaged.')).toBeVisible()
  const { pathname, searchParams } = new URL(asked(sent) ?? '', 'http://localhost')
  expect(pathname).toMatch(/\/people\/entities\/10\/changes$/)
  expect(Object.fromEntries(searchParams)).toMatchObject({
    kind: 'stock',
    madeBy: 'ada',
    searchFilter: 'rice',
    dateStartFilter: '2026-11-01',
    dateEndFilter: '2026-11-20',
  })
  await page.getByRole('combobox', { name: 'Kind' }).click()
  await page.getByRole('option', { name: 'Limits' }).click()
  await expect.poll(() => asked(sent)).toContain('kind=limits')
})

it('of another organization, products and limits are named without a link', async () => {
  serve(({ path }) => answer(path.includes('/11/') ? pantry : own))
  await open('/?entity=11')
  await expect.element(page.getByText('What staff of Hope Pantry changed', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('gridcell', { name: 'Rice', exact: true })).toBeVisible()
  expect(page.getByRole('link', { name: 'Rice', exact: true }).elements()).toEqual([])
  await expect
    .element(page.getByRole('link', { name: 'Ben', exact: true }))
    .toHaveAttribute('href', expect.stringContaining('people/11/2'))
})

it('turns to older changes', async () => {
  const sent = serve(({ path }) =>
    answer(own, path.includes('cursor') ? { rows: rows.slice(1, 2) } : { cursor: 'older' }),
  )
  await open()
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect.element(page.getByText('Ada took the role Food bank staff away from Ben.')).toBeVisible()
  await expect.element(page.getByText('Ada corrected Rice from 12 to 9: damaged.')).not.toBeInTheDocument()
  expect(asked(sent)).toContain('cursor=older')
})

it('puts an export of what is filtered into the queue', async () => {
  const sent = serve()
  await open('/?kind=stock&start=2026-11-01')
  await page.getByRole('button', { name: 'Export changes' }).click()
  await expect
    .poll(() => sent.find(({ method }) => method === 'POST')?.body)
    .toEqual({
      Kind: 'changes',
      Parameters: { entityId: 10, kind: 'stock', dateStartFilter: '2026-11-01' },
    })
})

it('says so when nothing was changed yet', async () => {
  serve(() => answer(own, { rows: [] }))
  await open()
  await expect.element(page.getByText('Nothing was changed yet')).toBeVisible()
})
