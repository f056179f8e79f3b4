import { certificateForHandOver } from '../../../../shared/pantry/customers/certified.ts'
import type { Customer } from '../../../../shared/pantry/customers/customer.ts'
import type { AtTable } from '../../../../shared/pantry/orders/atTable.ts'
import { needsCertificate } from '../../../../shared/pantry/orders/certified.ts'
import { householdToday } from '../../../../shared/pantry/orders/handOver.ts'
import type { Order } from '../../../../shared/pantry/orders/order.ts'
import { isFinal } from '../../../../shared/pantry/orders/status.ts'
import { customersById } from '../../customers/customerTable.ts'
import { namedProxies, tefapToday } from '../../customers/tefapToday.ts'
import { tefapVisitsUsed } from './tefapVisits.ts'

interface Facts {
  readonly customer: Customer | undefined
  /** The household had what its state allows in the month. */
  readonly areVisitsUsed: boolean
}

/** Facts of the neighbor for whoever hands the order over. */
function factsAtTable(order: Order, { customer, areVisitsUsed }: Facts, now: Date): { AtTable?: AtTable } {
  if (!customer || isFinal(order.StatusCode)) return {}
  const { Language, Notes = '', PhoneNumber } = customer
  const today = tefapToday(now)
  const certificate = certificateForHandOver(customer, today)
  const proxies = namedProxies(customer, now)
  const needs = !areVisitsUsed && needsCertificate(order, { CertificateID: certificate?.ID ?? null })
  return {
    AtTable: {
      ...{ Language, Notes, HouseholdSize: householdToday({}, customer).HouseholdSize },
      ...(PhoneNumber ? { PhoneEnd: PhoneNumber.slice(-4) } : {}),
      ...(proxies.length > 0 ? { Proxies: proxies } : {}),
      ...(needs ? { NeedsCertificate: true } : {}),
      ...(areVisitsUsed ? { AreTefapVisitsUsed: true } : {}),
    },
  }
}

/** Facts for each of some orders; of one that is over none are read. */
export async function loadFactsAtTable(orders: readonly Order[], now: Date, known?: readonly Customer[]) {
  const open = orders.filter(({ StatusCode }) => !isFinal(StatusCode))
  const ids = [...new Set(open.map(({ FoodInsecureNeighbor: { ID } }) => ID))]
  const customers = new Map((known ?? (await customersById(ids))).map((customer) => [customer.ID, customer]))
  const customerOf = ({ FoodInsecureNeighbor: { ID } }: Order) => customers.get(ID)
  const used = await tefapVisitsUsed(open, customerOf, () => tefapToday(now).day)
  return (order: Order) => factsAtTable(order, { customer: customerOf(order), areVisitsUsed: used.has(order.ID) }, now)
}
