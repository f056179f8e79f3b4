import type { Caller } from '../../../shared/core/access.ts'
import { languages } from '../../../shared/core/text/languages.ts'
import { certificateForHandOver, certificateHeld, isCertified } from '../../../shared/pantry/customers/certified.ts'
import type { Customer } from '../../../shared/pantry/customers/customer.ts'
import type { ShownCertificate, TefapDeclaration } from '../../../shared/pantry/tefap/api.ts'
import { methodsFor, type TefapCertificate } from '../../../shared/pantry/tefap/certificate.ts'
import { declarations } from '../../../shared/pantry/tefap/declarations.ts'
import { incomeTableOn } from '../../../shared/pantry/tefap/incomeTable.ts'
import { keeping } from '../../../shared/pantry/tefap/retention.ts'
import type { StateRules } from '../../../shared/pantry/tefap/stateRules.ts'
import { isRenewalDue } from '../../../shared/pantry/tefap/validity.ts'
import { photoUrl } from '../../core/files/photos.ts'
import { certificatesOf } from '../customers/certificateTable.ts'
import { loadHolds } from '../customers/holdTable.ts'
import { loadNotice } from '../customers/noticeTable.ts'
import { tefapToday, tenantStateRules } from '../customers/tefapToday.ts'

interface Reading {
  readonly caller: Pick<Caller, 'Role'>
  readonly now: Date
  readonly certificates: readonly TefapCertificate[]
}

/** Wording of a version in each language. */
const wordingOf = (version: string) =>
  Object.fromEntries(
    languages.map((language) => [
      language,
      (declarations[language] as Readonly<Record<string, string>>)[version] ?? '',
    ]),
  )

const shownRules = ({ state, name, notice, checked, programs, validity, signature, visitsPerMonth }: StateRules) => ({
  ...{ state, name, notice, checked, programs },
  ...{ validity, signature, visitsPerMonth },
})

const shown = async ({ PaperPhotoKey, ...certificate }: TefapCertificate): Promise<ShownCertificate> => ({
  ...certificate,
  PaperPhotoUrl: PaperPhotoKey === undefined ? null : await photoUrl(PaperPhotoKey),
})

/** The same with the certificates that are stored now. */
export const presentDeclaration = async (customer: Customer, by: Omit<Reading, 'certificates'>) =>
  declarationFor(customer, { ...by, certificates: await certificatesOf(customer) })

/** Declaration of a customer, as the caller reads it. */
export async function declarationFor(
  customer: Customer,
  { caller, now, certificates }: Reading,
): Promise<TefapDeclaration> {
  const rules = tenantStateRules()
  const today = tefapToday(now)
  const held = certificateHeld(customer, today)
  const [{ Holds }, Notice] = await Promise.all([loadHolds(customer.FoodBankID), loadNotice(customer.FoodBankID)])
  const last = [...certificates.map(({ ValidTo }) => ValidTo), ...(held ? [held.ValidTo] : [])].toSorted().at(-1)
  const kept = last === undefined ? undefined : keeping(last, Holds)
  return {
    Notice,
    KeptUntil: kept?.until ?? null,
    HoldReason: kept?.hold?.Reason ?? null,
    Day: today.day,
    Held: held,
    IsValid: isCertified(customer, today),
    IsForHandOver: certificateForHandOver(customer, today) !== null,
    IsRenewalDue: held !== null && isRenewalDue(held, today.day),
    Rules: shownRules(rules),
    Methods: methodsFor(rules, caller.Role === 'customer'),
    IncomeTable: incomeTableOn(today.day, rules),
    TextVersion: rules.declaration,
    Wording: wordingOf(rules.declaration),
    Name: `${customer.FirstName} ${customer.LastName}`.trim(),
    Ages: customer.Ages,
    HouseholdSize: customer.HouseholdSize,
    Language: customer.Language,
    Certificates: caller.Role === 'pantryvolunteer' ? [] : await Promise.all(certificates.map(shown)),
  }
}
