import type { Write } from '../../../functions/core/table/write.ts'
import { certificateWrite } from '../../../functions/pantry/customers/certificateTable.ts'
import { tenantStateRules } from '../../../functions/pantry/customers/tefapToday.ts'
import { addDays, localDay } from '../../../shared/core/time/zone.ts'
import type { Customer } from '../../../shared/pantry/customers/customer.ts'
import {
  type CertificateDraft,
  certificateOf,
  heldPart,
  type TefapCertificate,
} from '../../../shared/pantry/tefap/certificate.ts'
import { incomeTableOn } from '../../../shared/pantry/tefap/incomeTable.ts'

/**
 * Certificates of the demonstration: most are valid, some are to be renewed, some have ended, and some households still have the
 * mark of before.
 */

/** Days since the signature, by turns; null: a mark of before. */
const ages = [40, 355, 120, null, 400, 200] as const

/** By the rules of the machine's state; without people nobody signed. */
function seededCertificate(
  customer: Pick<Customer, 'ID' | 'FirstName' | 'LastName' | 'Language' | 'Ages' | 'IsTefapEligible'>,
  index: number,
  now: Date,
): TefapCertificate | undefined {
  const age = ages[index % ages.length]
  if (!customer.IsTefapEligible || !customer.Ages || age === null || age === undefined) return undefined
  const rules = tenantStateRules()
  const signed = new Date(now.getTime() - age * 86_400_000)
  const day = localDay(signed, rules.timeZone)
  const name = `${customer.FirstName} ${customer.LastName}`
  const [program] = rules.programs
  const isCategorical = index % 2 === 0 && program !== undefined
  const draft: CertificateDraft = {
    ...{ MemberName: name, SignedName: name, Ages: customer.Ages },
    Residency: 'resident',
    ...{ Language: customer.Language, TextVersion: rules.declaration },
    Method: 'typed',
    Basis: isCategorical ? 'categorical' : 'income',
    Programs: isCategorical ? [program] : [],
    IncomeTable: isCategorical ? null : incomeTableOn(day, rules).Version,
    Proxies:
      index % 3 === 0 ? [{ Name: 'A neighbor next door', Until: addDays(localDay(now, rules.timeZone), 90) }] : [],
  }
  const at = { rules, day, now: signed, isHousehold: true, witness: null, held: null }
  return certificateOf(draft, { ...at, ID: customer.ID, CustomerID: customer.ID })
}

/** With their certificate, where one was signed. */
export function withCertificate(customer: Customer, index: number, now: Date): { customer: Customer; writes: Write[] } {
  const certificate = seededCertificate(customer, index, now)
  if (!certificate) return { customer, writes: [] }
  return {
    customer: { ...customer, TefapCertificate: heldPart(certificate) },
    writes: [certificateWrite(certificate)],
  }
}
