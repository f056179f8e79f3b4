import * as z from 'zod/mini'
import { localDay } from '../../../shared/core/time/zone.ts'
import type { Customer } from '../../../shared/pantry/customers/customer.ts'
import { OrderRow } from '../../../shared/pantry/orders/order.ts'
import { revokeTokens } from '../../core/http/revokedTable.ts'
import { customerKeys } from '../../core/table/keys/customers.ts'
import { entityKeys } from '../../core/table/keys/entities.ts'
import { helperKeys } from '../../core/table/keys/helping.ts'
import { locationKeys } from '../../core/table/keys/locations.ts'
import { usageKeys, usageOrderPrefix } from '../../core/table/keys/ordering.ts'
import { orderKeys, orderLists } from '../../core/table/keys/orders.ts'
import { standingKeys } from '../../core/table/keys/standing.ts'
import { table } from '../../core/table/table.ts'
import type { Write } from '../../core/table/write.ts'
import { forgetToldOrders } from '../../core/texting/textTable.ts'
import { anyEntity } from '../../network/organizations/entityTable.ts'
import { accessesOfCustomer } from '../locations/accessTable.ts'
import { addressWrites, loadAddresses } from './addresses/addressTable.ts'
import type { CustomerFields } from './customerTable.ts'
import { conversationGone } from './texts/conversationTable.ts'

/** Items that forgetting a customer removes. */

/** Contact data and all that describes the person; numbers that statistics count stay. */
export const nothingLeft = (now: Date): CustomerFields => ({
  FirstName: '',
  LastName: '',
  EMailAddress: null,
  PhoneNumber: null,
  ConfirmedPhone: undefined,
  PostalCode: null,
  IsEmailNotificationEnabled: false,
  IsTextMessageNotificationEnabled: false,
  IsPhoneCallNotificationEnabled: false,
  TextConsent: null,
  DeliveryProgramIDs: [],
  AgencyIDs: [],
  IsFoodInsecure: null,
  HouseholdSize: null,
  Ages: null,
  FoodNeeds: undefined,
  IsTefapEligible: false,
  TefapCertificate: undefined,
  TEFAPEligibility: null,
  ResidenceCountyID: undefined,
  Notes: undefined,
  LastLogin: null,
  Forgotten: now.toISOString(),
})

const Located = z.object({ pk: z.string(), sk: z.string() })
/** Of people who order for the customer. */
const helperKeysOf = (id: number) => table.all(helperKeys.ofCustomer(id), Located)

/** Items beside the customers' own. */
export async function besideWrites(customer: Customer): Promise<Write[]> {
  const addresses = await loadAddresses(customer)
  const ids = [customer.ID, ...customer.MergedIDs]
  const helpers = (await Promise.all(ids.map(helperKeysOf))).flat()
  const accesses = (await Promise.all(ids.map(accessesOfCustomer))).flat()
  return [
    ...addressWrites(customer, addresses, []),
    ...accesses.map((one) => ({ remove: locationKeys.access(one.PantryLocationID, one.CustomerID) })),
    ...ids.map(conversationGone),
    ...helpers.map((remove) => ({ remove })),
    ...ids.map((id) => ({ remove: standingKeys.standing(id) })),
    ...customer.MergedIDs.map((id) => ({ remove: customerKeys.merge(customer.ID, id) })),
  ]
}

export const personGone = ({ Subject }: Customer, now: Date): Write[] =>
  Subject === null ? [] : [{ remove: entityKeys.user(Subject) }, revokeTokens(Subject, now, 'all')]

/** On the calendar of the food bank. */
export const foodBankToday = async (foodBankId: number, now: Date) =>
  localDay(now, (await anyEntity(foodBankId))?.TimeZone ?? 'UTC')

/** The customer's orders, as lists show them. */
export const rowsOfCustomer = (customerId: number) => table.all(orderLists.customer(customerId), OrderRow)

const UseDay = z.looseObject({ sk: z.string() })
const PresentOrder = z.pick(OrderRow, { ID: true, StatusCode: true, OrderDay: true })
type PresentOrder = z.infer<typeof PresentOrder>

/** Numbers of the orders that count in the customer's use from a day on. */
async function ordersInUse(customerId: number, from: string): Promise<number[]> {
  const use = `${usageKeys.version(customerId).sk}#`
  const days = await table.all({ pk: usageKeys.customer(customerId), from: use, to: `${use}~` }, UseDay)
  return days
    .filter(({ sk }) => sk.slice(sk.lastIndexOf('#') + 1) >= from)
    .flatMap((day) => Object.keys(day).filter((name) => name.startsWith(usageOrderPrefix)))
    .map((name) => Number(name.slice(usageOrderPrefix.length)))
}

/** The customer's orders; those for today and later as of now, also one that was placed a moment ago and is in no list yet. */
export async function presentOrders(customerId: number, today: string): Promise<PresentOrder[]> {
  const [listed, inUse] = await Promise.all([rowsOfCustomer(customerId), ordersInUse(customerId, today)])
  const coming = listed.filter(({ OrderDay }) => OrderDay >= today).map(({ ID }) => ID)
  const present = await table.getMany([...coming, ...inUse].map(orderKeys.order), PresentOrder, true)
  return [...new Map([...listed, ...present].map((order) => [order.ID, order])).values()]
}

/** Removes that texts told their phones of orders. */
export async function toldWrites(
  customers: readonly Customer[],
  orders: readonly { readonly ID: number }[],
): Promise<Write[]> {
  const phones = new Set(customers.flatMap(({ PhoneNumber }) => PhoneNumber ?? []))
  const ids = orders.map(({ ID }) => ID)
  return (await Promise.all([...phones].map((phone) => forgetToldOrders(phone, ids)))).flat()
}
