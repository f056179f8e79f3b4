import type { Caller } from '../../../shared/core/access.ts'
import { isCertified } from '../../../shared/pantry/customers/certified.ts'
import type { CustomerDraft } from '../../../shared/pantry/customers/changes.ts'
import type { Customer } from '../../../shared/pantry/customers/customer.ts'
import { heldPart, migratedCertificate, TefapCertificate } from '../../../shared/pantry/tefap/certificate.ts'
import { deletedFrom, keptByRule } from '../../../shared/pantry/tefap/retention.ts'
import { absent, present } from '../../core/table/conditions.ts'
import { nextId } from '../../core/table/ids.ts'
import { customerKeys } from '../../core/table/keys/customers.ts'
import { storedShape } from '../../core/table/storedShape.ts'
import { table } from '../../core/table/table.ts'
import type { Write } from '../../core/table/write.ts'
import { namedCaller } from '../../network/organizations/entityTable.ts'
import type { CustomerFields } from './customerTable.ts'
import { tefapToday, tenantStateRules } from './tefapToday.ts'

/** Certificates in the table: written once beside their customer, and never changed. */

const shape = storedShape(TefapCertificate)

export const certificateWrite = (certificate: TefapCertificate): Write => ({
  put: {
    ...customerKeys.certificate(certificate.CustomerID, certificate.Signed, certificate.ID),
    ...certificate,
    Shape: shape.version,
    expires: deletedFrom(keptByRule(certificate.ValidTo)),
  },
  when: absent,
})

/** Day up to which a certificate is kept. */
export const keptCertificateWrite = (certificate: TefapCertificate, until: string): Write => ({
  update: customerKeys.certificate(certificate.CustomerID, certificate.Signed, certificate.ID),
  set: { expires: deletedFrom(until) },
  when: present,
})

/** The latest first, with those of merged duplicates. */
export async function certificatesOf({
  ID,
  MergedIDs,
}: Pick<Customer, 'ID' | 'MergedIDs'>): Promise<TefapCertificate[]> {
  const found = await Promise.all(
    [ID, ...MergedIDs].map((id) => {
      const { pk, sk } = customerKeys.certificate(id, '', '')
      return table.all({ pk, from: sk, to: `${sk}~` }, shape.schema)
    }),
  )
  return found.flat().toSorted((a, b) => (a.Signed < b.Signed ? 1 : -1))
}

export async function witnessOf(caller: Caller): Promise<NonNullable<TefapCertificate['Witness']>> {
  const { Name } = await namedCaller(caller)
  return { UserID: caller.UserID, EntityID: caller.EntityID, Name }
}

/**
 * Certificate of a mark that staff set without one, as programs and files of before do: they witness it, and it counts up to the
 * state's next date.
 */
export async function markedByStaff(
  customer: Customer,
  { caller, now, id }: { readonly caller: Caller; readonly now: Date; readonly id: number },
): Promise<{ fields: CustomerFields; write: Write }> {
  const rules = tenantStateRules()
  const at = { ID: id, rules, day: tefapToday(now).day, now, witness: await witnessOf(caller) }
  const certificate = migratedCertificate(customer, at)
  return {
    fields: { IsTefapEligible: true, TefapCertificate: heldPart(certificate) },
    write: certificateWrite(certificate),
  }
}

/**
 * Change of the mark as a caller of before sends it: one that is as it was changes nothing, one that is set makes a certificate, and one
 * that is taken away ends it.
 */
export async function markingBy(
  customer: Customer,
  { IsTefapEligible: wanted }: Pick<CustomerDraft, 'IsTefapEligible'>,
  { caller, now }: { readonly caller: Caller; readonly now: Date },
) {
  const today = tefapToday(now)
  const isSet = wanted === true && !isCertified(customer, today)
  const marked = isSet ? await markedByStaff(customer, { caller, now, id: await nextId('customer') }) : undefined
  return {
    fieldsOf(before: Customer): CustomerFields {
      if (wanted === undefined || wanted === isCertified(before, today)) return {}
      return wanted ? (marked?.fields ?? {}) : { IsTefapEligible: false, TefapCertificate: undefined }
    },
    writesFor: ({ TefapCertificate: held }: Customer): Write[] =>
      marked && held?.ID === marked.fields.TefapCertificate?.ID ? [marked.write] : [],
  }
}
