import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import * as api from '../../../../shared/work/setup/api.ts'
import { type PantrySetupFacts, pantrySetupItems } from '../../../../shared/work/setup/pantryChecklist.ts'
import { noPantryAmounts } from '../../../../shared/work/totals/totals.ts'
import { SessionContext } from '../../../../web/src/core/data/useSession.ts'
import PantryTodayPage from '../../../../web/src/work/home/PantryTodayPage.tsx'
import { answerWith, sessionAs, show, value, violations } from '../../setup.tsx'

/** The day of a pantry that has not begun: a checklist in place of an empty one. */

const nothing: PantrySetupFacts = {
  people: 1,
  locationId: undefined,
  hasWindow: false,
  hasProduct: false,
  hasStock: false,
  hasCustomer: false,
  hasOrder: false,
}
const none = { Windows: [], Coming: [], MoreComing: 0, NoShows: 0, CameBack: [], MoreCameBack: 0, Low: [], MoreLow: 0 }
const figures = { Figures: noPantryAmounts, Days: [] }
const today = { Day: '2026-11-24', Tomorrow: { Orders: 0, ToPack: 0 }, ...none, ...figures }

async function shown(role: 'agency' | 'foodbankEpantryCoordinator', Items: unknown[], day: object = today) {
  const sent = answerWith(({ path }) => value(path.startsWith(api.getPantrySetup.path) ? { Items } : day))
  await show(
    <SessionContext value={sessionAs(role)}>
      <PantryTodayPage />
    </SessionContext>,
  )
  return () => sent.filter(({ path }) => path.startsWith(api.getPantrySetup.path)).length
}
const target = (name: string) =>
  page
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .element()
    .getAttribute('href')

it('leads an agency through its people, location, windows, products, stock and first invitation', async () => {
  await shown('agency', pantrySetupItems(nothing, 'agency'))
  await expect.element(page.getByText('0% complete')).toBeVisible()
  await expect.element(page.getByText('0 of 7 done')).toBeVisible()
  expect(target('Invite somebody')).toContain('/Agency#/app/people')
  expect(target('Add location')).toContain('/app/orderahead-locations/new')
  expect(target('Add products')).toContain('/app/orderahead-products')
  expect(target('Invite a family')).toContain('/app/orderahead-invitation')
  expect(page.getByText('No orders for today').elements()).toEqual([])
  await expect.poll(violations).toEqual([])
})

it('leads to the windows of the location', async () => {
  const items = pantrySetupItems({ ...nothing, locationId: 4 }, 'foodbankEpantryCoordinator')
  await shown('foodbankEpantryCoordinator', items)
  await expect.element(page.getByText('1 of 6 done')).toBeVisible()
  expect(target('Add windows')).toContain('/FoodBank#/app/orderahead-location?locationId=4&tab=0')
})

it('is complete with the first order, and leads to it', async () => {
  const all = { people: 2, locationId: 4, hasWindow: true, hasProduct: true, hasStock: true, hasCustomer: true }
  const first = { ...today, Tomorrow: { Orders: 1, ToPack: 1 } }
  await shown('agency', pantrySetupItems({ ...all, hasOrder: true }, 'agency'), first)
  await expect.element(page.getByText('100% complete')).toBeVisible()
  await expect.element(page.getByText('Your first order is in.', { exact: false })).toBeVisible()
  expect(target('See it')).toContain('/Agency#/app/orderahead-orders')
  await expect.poll(violations).toEqual([])
})

it('a quiet day of a pantry with orders is a quiet day, and a busy one is not asked about', async () => {
  await shown('agency', [])
  await expect.element(page.getByText('No orders for today')).toBeVisible()
  const asked = await shown('agency', [], { ...today, NoShows: 1 })
  await expect.element(page.getByText('1 order was not fetched today')).toBeVisible()
  expect(asked()).toBe(0)
})
