import { type Refusal, refuse } from '../../../shared/core/answer.ts'
import type { Customer } from '../../../shared/pantry/customers/customer.ts'
import type { TefapCertificate } from '../../../shared/pantry/tefap/certificate.ts'
import * as refusals from '../../../shared/pantry/tefap/refusals.ts'
import { loadNotice } from '../customers/noticeTable.ts'

/** Reason that a declaration is not taken: another notice was read. A page of before tells no version. */
export async function noticeRefusal(
  { FoodBankID }: Customer,
  version: number | undefined,
): Promise<Refusal | undefined> {
  const { Version } = await loadNotice(FoodBankID)
  return (version ?? Version) === Version ? undefined : refuse(refusals.wordingChanged)
}

/** County of residence that a certificate names; the one of an address stands first. */
export function residenceBy(
  { CountyID }: TefapCertificate,
  { ResidenceCountyID, TefapCertificate }: Customer,
): Pick<Customer, 'ResidenceCountyID'> {
  const isOfAddress = ResidenceCountyID !== undefined && ResidenceCountyID !== TefapCertificate?.CountyID
  return CountyID === undefined || isOfAddress ? {} : { ResidenceCountyID: CountyID }
}
