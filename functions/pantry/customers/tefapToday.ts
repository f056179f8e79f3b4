import { localDay } from '../../../shared/core/time/zone.ts'
import { certificateForHandOver, proxiesOn, type TefapToday } from '../../../shared/pantry/customers/certified.ts'
import type { Customer } from '../../../shared/pantry/customers/customer.ts'
import { tefapTodayIn } from '../../../shared/pantry/tefap/certificate.ts'
import { type StateRules, stateRules } from '../../../shared/pantry/tefap/stateRules.ts'

/** Rules of the tenant's state; without one those of the federal frame. */
export const tenantStateRules = (): StateRules => stateRules(process.env.TEFAP_STATE || undefined)

/** Day in the tenant's state: certificates count by its calendar. */
export function tefapToday(now: Date): TefapToday {
  const rules = tenantStateRules()
  return tefapTodayIn(rules, localDay(now, rules.timeZone))
}

/** Number of the certificate under which the customer gets TEFAP food today; null without one. */
export const certificateIdOf = (customer: Customer | undefined, now: Date): number | null =>
  (customer && certificateForHandOver(customer, tefapToday(now))?.ID) ?? null

/** Names of the people who may fetch TEFAP food for the household on the day. */
export function namedProxies(customer: Customer | undefined, now: Date): string[] {
  const today = tefapToday(now)
  const certificate = customer && certificateForHandOver(customer, today)
  return certificate ? proxiesOn(certificate, today.day).map(({ Name }) => Name) : []
}

/** County of residence for the record of a hand-over, where it is known. */
export const residenceOf = (customer: Customer | undefined): { readonly CountyID?: number } =>
  customer?.ResidenceCountyID === undefined ? {} : { CountyID: customer.ResidenceCountyID }
