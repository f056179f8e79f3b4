import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import LocationsPage from '../../../web/src/pantry/locations/LocationsPage.tsx'
import ProductsPage from '../../../web/src/pantry/products/ProductsPage.tsx'
import { Shell } from '../../../web/src/shell/Shell.tsx'
import { base, row } from '../pantry/products/products.fixture.ts'
import { answerWith, sessionAs, show, value } from '../setup.tsx'

/** Role of a pantry screen: the session says it, not the address. */

const serve = (role: 'agency' | 'foodbank') =>
  answerWith(({ path }) => {
    if (path.includes('/session')) return value(sessionAs(role))
    if (path.includes('/base')) return value(base())
    return value(path.includes('Grid') ? { rows: path.includes('Items') ? [row(1, 'Green Beans')] : [] } : [])
  })

it.each([
  ['Products', 'ItemsGrid', <ProductsPage key="products" />],
  ['Pickup Locations', 'LocationsGrid', <LocationsPage key="locations" />],
])('[role-from-session] %s of the food bank’s pages are for its active role alone', async (title, request, screen) => {
  const heading = page.getByRole('heading', { name: title, exact: true })
  const sent = serve('foodbank')
  const { unmount } = await show(<Shell prefix="FoodBank">{screen}</Shell>)
  await expect.element(heading).toBeVisible()
  await expect.poll(() => sent.some(({ path }) => path.includes(request))).toBe(true)
  await unmount()

  const asAgency = serve('agency')
  await show(<Shell prefix="FoodBank">{screen}</Shell>)
  await expect.element(page.getByText('This page is not for your role')).toBeVisible()
  expect(asAgency.some(({ path }) => path.includes(request))).toBe(false)
})
