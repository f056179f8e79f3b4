import { type Caller, ownerRefusal } from '../../../shared/core/access.ts'
import { certificateForHandOver, proxiesOn } from '../../../shared/pantry/customers/certified.ts'
import * as orders from '../../../shared/pantry/orders/api.ts'
import { needsCertificate } from '../../../shared/pantry/orders/certified.ts'
import { householdToday } from '../../../shared/pantry/orders/handOver.ts'
import { holdsTefap, type Order } from '../../../shared/pantry/orders/order.ts'
import { isFinal } from '../../../shared/pantry/orders/status.ts'
import { endpointOn } from '../../core/http/http.ts'
import { customerById } from '../customers/customerTable.ts'
import { tefapToday } from '../customers/tefapToday.ts'
import { areTefapVisitsUsed } from './handOver/tefapVisits.ts'
import { orderOf } from './orderTable.ts'
import { shownWithPlace } from './shownWithPlace.ts'

export const handler = endpointOn(orders.getOrder, orderOf, async ({ resource, caller, now, language }) => {
  const [shown, facts] = await Promise.all([
    shownWithPlace(resource, { ...caller, language }, now),
    factsAtTable(caller, resource, now),
  ])
  return { ...shown, ...facts }
})

/** Undefined for whoever does not hand the order over. */
async function factsAtTable(caller: Caller, order: Order, now: Date) {
  if (caller.Role === 'customer' || isFinal(order.StatusCode) || ownerRefusal(caller, order)) return undefined
  const customer = await customerById(order.FoodInsecureNeighbor.ID)
  if (!customer) return undefined
  const { Language, Notes = '' } = customer
  const today = tefapToday(now)
  const certificate = certificateForHandOver(customer, today)
  const proxies = certificate ? proxiesOn(certificate, today.day).map(({ Name }) => Name) : []
  const isUsed = holdsTefap(order) && (await areTefapVisitsUsed(customer, today.day))
  const needs = !isUsed && needsCertificate(order, { CertificateID: certificate?.ID ?? null })
  return {
    AtTable: {
      ...{ Language, Notes, HouseholdSize: householdToday({}, customer).HouseholdSize },
      ...(proxies.length > 0 ? { Proxies: proxies } : {}),
      ...(needs ? { NeedsCertificate: true } : {}),
      ...(isUsed ? { AreTefapVisitsUsed: true } : {}),
    },
  }
}
