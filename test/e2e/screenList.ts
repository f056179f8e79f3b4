import type { Page } from 'playwright'
import { accounts, answerTo, donationIn, firstRow, loadWaiting, openOffer, patient } from './pages.ts'

/** The screens of the app, each as one of its roles opens it. */

export interface Shown {
  readonly user: string
  /** Of an app, by its address. */
  readonly path: string | ((url: string) => Promise<string>)
}
export const allScreens: readonly Shown[] = [
  { user: accounts.agency, path: '/Agency#/app/current' },
  { user: accounts.agency, path: '/Agency#/app/current/agency/realtime/list/active' },
  { user: accounts.agency, path: '/Agency#/app/current/agency/realtime/list/historical' },
  { user: accounts.agency, path: async (url) => `/Agency#/app/current/agency/realtime/${await openOffer(url)}` },
  { user: accounts.agency, path: '/Agency#/app/agency-adhoc-newandinprogress' },
  { user: accounts.agency, path: '/Agency#/app/agency-realtime-setup' },
  { user: accounts.agency, path: '/Agency#/app/receipts/new' },
  { user: accounts.agency, path: '/Agency#/app/receipts/previous-submissions' },
  { user: accounts.agency, path: '/Agency#/app/orderahead-products?pantryInventoryItemId=new' },
  { user: accounts.agency, path: '/Agency#/app/orderahead-storage-locations?id=new' },
  { user: accounts.agency, path: '/Agency#/app/orderahead-locations' },
  { user: accounts.agency, path: '/Agency#/app/orderahead-locations/new' },
  { user: accounts.admin, path: '/FoodBank#/app/orderahead-location?locationId=1&tab=2' },
  { user: accounts.admin, path: '/FoodBank#/app/orderahead-location?locationId=1&tab=3' },
  { user: accounts.admin, path: '/FoodBank#/app/orderahead-location?locationId=1&tab=5' },
  { user: accounts.agency, path: '/Agency#/app/orderahead-invitations' },
  { user: accounts.agency, path: '/Agency#/app/orderahead-invitation' },
  { user: accounts.admin, path: '/FoodBank#/app/orderahead-invitation-bulk' },
  { user: accounts.agency, path: '/Agency#/app/orderahead-tags?id=new' },
  { user: accounts.agency, path: '/Agency#/app/orderahead-order-limits' },
  { user: accounts.agency, path: '/Agency#/app/orderahead-customers' },
  { user: accounts.agency, path: '/Agency#/app/logistics' },
  { user: accounts.agency, path: '/Agency#/app/second-factor' },
  { user: accounts.agency, path: '/Agency#/app/compose-message' },
  { user: accounts.agency, path: '/Agency#/app/notifications' },
  { user: accounts.agency, path: '/Agency#/app/message-summary' },
  { user: accounts.store, path: '/Donor#/app/foodbank-donor-post/getting-started' },
  { user: accounts.store, path: '/Donor#/app/realtime' },
  { user: accounts.bulk, path: '/Donor#/app/bulk-offer' },
  { user: accounts.coordinator, path: '/FoodBank#/app/home' },
  { user: accounts.network, path: '/FeedingAmerica#/app/totals' },
  { user: accounts.coordinator, path: '/FoodBank#/app/realtime/in-progress' },
  {
    user: accounts.coordinator,
    path: async (url) => `/FoodBank#/app/realtime/transaction/${await donationIn('pendingApproval', url)}`,
  },
  {
    user: accounts.coordinator,
    path: async (url) => `/FoodBank#/app/donor-adhoc-close?id=${await donationIn('accepted', url)}`,
  },
  { user: accounts.admin, path: '/FoodBank#/app/realtime-settings' },
  { user: accounts.admin, path: '/FoodBank#/app/sign-in-security' },
  { user: accounts.admin, path: '/FoodBank#/app/orderahead-customer-detail?customerId=1' },
  { user: accounts.admin, path: '/FoodBank#/app/orderahead-customer-order/pickup?customerId=1' },
  { user: accounts.admin, path: '/FoodBank#/app/orderahead-location?locationId=1&tab=0' },
  { user: accounts.admin, path: '/FoodBank#/app/orderahead-location?locationId=1&tab=1' },
  { user: accounts.admin, path: '/FoodBank#/app/orderahead-location?locationId=1&tab=4' },
  { user: accounts.admin, path: '/FoodBank#/app/orderahead-location?locationId=1&tab=6' },
  { user: accounts.admin, path: '/FoodBank#/app/orderahead-products' },
  { user: accounts.admin, path: '/FoodBank#/app/orderahead-products?pantryInventoryItemId=1' },
  { user: accounts.admin, path: '/FoodBank#/app/orderahead-order-detail?id=1' },
  { user: accounts.admin, path: '/FoodBank#/app/orderahead-orders' },
  { user: accounts.admin, path: '/FoodBank#/app/orderahead-today' },
  { user: accounts.admin, path: '/FoodBank#/app/orderahead-packing' },
  { user: accounts.admin, path: '/FoodBank#/app/orderahead-pickup-window?pickupWindowId=1' },
  { user: accounts.admin, path: '/FoodBank#/app/orderahead-customer-summary' },
  { user: accounts.admin, path: '/FoodBank#/app/orderahead-household-report' },
  { user: accounts.admin, path: '/FoodBank#/app/orderahead-missed-orders' },
  { user: accounts.admin, path: '/FoodBank#/app/orderahead-storage-locations' },
  { user: accounts.admin, path: '/FoodBank#/app/orderahead-inventory-activity' },
  { user: accounts.admin, path: '/FoodBank#/app/orderahead-erp-matching' },
  { user: accounts.admin, path: '/FoodBank#/app/orderahead-erp-import' },
  { user: accounts.agency, path: '/Agency#/app/orderahead-products-import' },
  { user: accounts.admin, path: '/FoodBank#/app/orderahead-customer-import' },
  { user: accounts.admin, path: '/FoodBank#/app/orderahead-walk-in' },
  { user: accounts.agency, path: '/Agency#/app/orderahead-stock-count' },
  { user: accounts.admin, path: '/FoodBank#/app/orderahead-recall?product=1' },
  { user: accounts.admin, path: '/FoodBank#/app/orderahead-tags' },
  { user: accounts.admin, path: '/FoodBank#/app/orderahead-delivery-programs' },
  { user: accounts.admin, path: '/FoodBank#/app/orderahead-delivery-windows' },
  { user: accounts.admin, path: '/FoodBank#/app/orderahead-calendar' },
  { user: accounts.admin, path: '/FoodBank#/app/agencies' },
  { user: accounts.admin, path: '/FoodBank#/app/agencies/new' },
  { user: accounts.admin, path: '/FoodBank#/app/donors?id=new' },
  { user: accounts.admin, path: '/FoodBank#/app/donor-locations' },
  { user: accounts.admin, path: '/FoodBank#/app/donor-locations/new' },
  { user: accounts.admin, path: '/FoodBank#/app/realtime/pending-donor' },
  { user: accounts.admin, path: '/FoodBank#/app/realtime/pending-donor/1' },
  { user: accounts.donor, path: '/Donor#/app/api-keys' },
  { user: accounts.donor, path: '/Donor#/app/impact' },
  { user: accounts.coordinator, path: '/FoodBank#/app/impact' },
  { user: accounts.admin, path: '/FoodBank#/app/transportation-providers' },
  { user: accounts.agency, path: '/Agency#/app/agency-profile' },
  { user: accounts.admin, path: '/FoodBank#/app/people' },
  { user: accounts.admin, path: '/FoodBank#/app/changes' },
  { user: accounts.admin, path: '/FoodBank#/app/import' },
  { user: accounts.admin, path: '/FoodBank#/app/system-messages?id=new' },
  { user: accounts.network, path: '/FeedingAmerica#/app/realtime' },
  { user: accounts.network, path: '/FeedingAmerica#/app/distributor' },
  { user: accounts.network, path: '/FeedingAmerica#/app/food-banks' },
  { user: accounts.network, path: '/FeedingAmerica#/app/food-banks/new' },
  { user: accounts.network, path: '/FeedingAmerica#/app/food-bank-groups' },
  { user: accounts.network, path: '/FeedingAmerica#/app/shared-donors' },
  { user: accounts.network, path: '/FeedingAmerica#/app/shared-donors?share=new' },
  {
    user: accounts.network,
    path: async (url) => `/FeedingAmerica#/app/logistics/transaction/${await loadWaiting(url)}/details`,
  },
  { user: accounts.volunteer, path: '/Pantry#/app/orderahead-packing' },
  { user: accounts.volunteer, path: '/Pantry#/app/orderahead-hand-over' },
  { user: accounts.volunteer, path: '/Pantry#/app/orderahead-walk-in' },
  { user: accounts.volunteer, path: '/Pantry#/app/orderahead-stock-count' },
  { user: accounts.volunteer, path: '/Pantry#/app/shared-tablet' },
  { user: accounts.association, path: '/StateAssociation#/app/totals' },
  { user: accounts.coop, path: '/Coops#/app/realtime' },
  { user: accounts.coop, path: '/Coops#/app/totals' },
  {
    user: accounts.admin,
    path: async (url) =>
      `/FoodBank#/app/agencies/${(await firstRow(accounts.admin, '/api/foodbanks/current/agencies', url)).ID}`,
  },
  {
    user: accounts.admin,
    path: async (url) =>
      `/FoodBank#/app/donor-locations/${(await firstRow(accounts.admin, '/api/foodbanks/current/donorlocations', url)).ID}`,
  },
  {
    user: accounts.admin,
    path: async (url) =>
      `/FoodBank#/app/donors/${(await firstRow(accounts.admin, '/api/foodbanks/current/donors', url)).ID}/api-keys`,
  },
  {
    user: accounts.admin,
    path: async (url) => {
      const { EntityID, UserID } = await answerTo<{ EntityID: number; UserID: number }>(
        accounts.admin,
        '/api/session',
        url,
      )
      return `/FoodBank#/app/people/${EntityID}/${UserID}`
    },
  },
  {
    user: accounts.agency,
    path: async (url) =>
      `/Agency#/app/receipts/edit?id=${(await firstRow(accounts.agency, '/api/receipts?rows=1', url)).ID}`,
  },
  {
    user: accounts.donor,
    path: async (url) =>
      `/Donor#/app/realtime/transaction/${(await firstRow(accounts.donor, '/api/DonorRealTimeGrid?rows=1', url)).ID}`,
  },
  {
    user: accounts.network,
    path: async (url) => `/FeedingAmerica#/app/realtime/transaction/${await donationIn('accepted', url)}`,
  },
  { user: accounts.coordinator, path: '/FoodBank#/app/logistics' },
  { user: accounts.coordinator, path: '/FoodBank#/app/reports' },
  { user: accounts.agency, path: '/Agency#/app/reports?id=new' },
  { user: accounts.coordinator, path: '/FoodBank#/app/exports' },
  { user: accounts.neighbor, path: '/neighbor#/app/home' },
  { user: accounts.neighbor, path: '/neighbor#/app/my-orders' },
  { user: accounts.neighbor, path: '/neighbor#/app/profile' },
  { user: accounts.neighbor, path: '/neighbor#/app/orderahead-customer-order/pickup' },
  { user: accounts.neighbor, path: '/neighbor#/app/orderahead-customer-order/delivery' },
]

/** Moves within the app, as a link does; the heading of the screen before must not be taken for the new one's. */
async function moveTo(page: Page, hash: string): Promise<void> {
  await page.evaluate((target) => {
    // Of the same page with another query the heading stays.
    const isSamePage = location.hash.split('?')[0] === `#${target}`.split('?')[0]
    if (!isSamePage) document.querySelector('main h1')?.setAttribute('data-before', '')
    location.hash = target
  }, hash)
  await page.locator('main h1:not([data-before])').first().waitFor(patient)
  // A part further down loads when it is scrolled to.
  const isLoaded = () => !document.querySelector('main .MuiSkeleton-root:not(.until-seen)')
  await page.waitForFunction(isLoaded, undefined, patient)
}

/** Shows a screen of an app in a page that is signed in there; answers its address. */
export async function moveToScreen(page: Page, { path }: Shown, url: string): Promise<string> {
  const known = typeof path === 'string' ? path : await path(url)
  await moveTo(page, known.slice(known.indexOf('#') + 1))
  return known
}
