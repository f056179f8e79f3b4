import { localDay } from '../../core/time/zone.ts'
import type { User } from '../organizations/entity.ts'

/** Neighbors who act for another household: which one, until when, and what they may do there. */

/** On the helper's account, so that each call knows it, and its end counts at once. */
export type HeldHelp = NonNullable<User['Helps']>[number]

type Helping = Pick<User, 'Helps' | 'ActsFor' | 'CustomerID' | 'TimeZone'>

/** Its last day ends at midnight of the person's own clock. */
export function helpsNow({ Helps = [], TimeZone }: Helping, now: Date): HeldHelp[] {
  if (Helps.length === 0) return []
  const today = localDay(now, TimeZone)
  return Helps.filter(({ Until }) => Until >= today)
}

/** The household that a neighbor acts for now: another one while they may help it, else their own. */
export function actsFor(
  person: Helping,
  now: Date,
): { readonly customerId: number | null; readonly isHelping: boolean } {
  const isHelping = helpsNow(person, now).some(({ CustomerID }) => CustomerID === person.ActsFor)
  return isHelping && person.ActsFor !== undefined
    ? { customerId: person.ActsFor, isHelping }
    : { customerId: person.CustomerID ?? null, isHelping: false }
}

/**
 * Calls that a helper may make for another household, beside those on their own account: what ordering, changing, cancelling
 * and arriving need. All others are refused, also those that come in the future.
 */
const allowed: ReadonlySet<string> = new Set([
  ...['getSystemMessage', 'getDeliveryTime', 'getDeliveryTimesGrid', 'getPickupTime', 'listPickupTimes'],
  ...['getItemsPerOrderLimit', 'listLimitTimeScopes', 'listLimitTypes', 'listOrderLimits', 'getLocation'],
  ...[
    'listLocationTags',
    'listLocations',
    'getInventoryBase',
    'getItem',
    'getItemsGrid',
    'listItemSources',
    'listItems',
  ],
  ...['listDeliveryPrograms', 'getOrder', 'getOrderItems', 'getOrdersGrid', 'listOrderStatuses', 'setArrival'],
  ...['setOrderStatus', 'takeArrivalBack', 'verifyOrderEditable', 'getCustomer', 'getCustomerAddress'],
  ...['listAuthorizedPickupLocations', 'listCustomerAddresses', 'listRecentOrders', 'addOrder', 'updateOrder'],
  ...['checkTefapEligibility', 'getNextValidPickupOrderDate', 'joinWaitlist', 'leaveWaitlist', 'takePlace'],
  ...['listAvailablePickupTimes', 'listProductsToOrder', 'listWaitingPlaces'],
  ...['getStandingOrder', 'setStandingOrder', 'changeStandingOrder', 'acceptHelp'],
])
export const mayHelperCall = (endpoint: string) => allowed.has(endpoint)
