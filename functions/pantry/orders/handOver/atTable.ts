import { certificateForHandOver, proxiesOn } from '../../../../shared/pantry/customers/certified.ts'
import type { Customer } from '../../../../shared/pantry/customers/customer.ts'
import type { AtTable } from '../../../../shared/pantry/orders/atTable.ts'
import { needsCertificate } from '../../../../shared/pantry/orders/certified.ts'
import { householdToday } from '../../../../shared/pantry/orders/handOver.ts'
import type { Order } from '../../../../shared/pantry/orders/order.ts'
import { isFinal } from '../../../../shared/pantry/orders/status.ts'
import { customersById } from '../../customers/customerTable.ts'
import { tefapToday } from '../../customers/tefapToday.ts'

/** Facts of the neighbor for whoever hands the order over. */
export function factsAtTable(order: Order, customer: Customer | undefined, now: Date): { AtTable?: AtTable } {
  if (!customer || isFinal(order.StatusCode)) return {}
  const { Language, Notes = '' } = customer
  const today = tefapToday(now)
  const certificate = certificateForHandOver(customer, today)
  const proxies = certificate ? proxiesOn(certificate, today.day).map(({ Name }) => Name) : []
  return {
    AtTable: {
      ...{ Language, Notes, HouseholdSize: householdToday({}, customer).HouseholdSize },
      ...(proxies.length > 0 ? { Proxies: proxies } : {}),
      ...(needsCertificate(order, { CertificateID: certificate?.ID ?? null }) ? { NeedsCertificate: true } : {}),
    },
  }
}

/** The same of many orders. */
export async function loadFactsAtTable(orders: readonly Order[], now: Date) {
  const ids = [...new Set(orders.map(({ FoodInsecureNeighbor: { ID } }) => ID))]
  const customers = new Map((await customersById(ids)).map((customer) => [customer.ID, customer]))
  return (order: Order) => factsAtTable(order, customers.get(order.FoodInsecureNeighbor.ID), now)
}
