import type { partyTexts } from '../../../../shared/network/organizations/texts.ts'
import type { FileColumn } from '../../core/grid/column.ts'
import type { TextOf } from '../../core/words/language.tsx'

/** Texts that the files of agencies, donors, locations, providers and people have in common. */

export type PartyText = TextOf<typeof partyTexts>

export const yesOrNo = (party: PartyText, isSo: boolean) => party(isSo ? 'yes' : 'no')

interface Placed {
  Address: { AddressLine1: string; City: string; Province: string; PostalCode: string }
  Contact: { ContactName: string; PhoneNumber: string; EMailAddress: string }
}
export const addressColumns = (party: PartyText): readonly FileColumn<Pick<Placed, 'Address'>>[] => [
  [party('street'), ({ Address }) => Address.AddressLine1],
  [party('city'), ({ Address }) => Address.City],
  [party('province'), ({ Address }) => Address.Province],
  [party('postalCode'), ({ Address }) => Address.PostalCode],
]
export const contactColumns = (party: PartyText): readonly FileColumn<Pick<Placed, 'Contact'>>[] => [
  [party('contactName'), ({ Contact }) => Contact.ContactName],
  [party('phone'), ({ Contact }) => Contact.PhoneNumber],
  [party('mail'), ({ Contact }) => Contact.EMailAddress],
]

export const activeFile = (party: PartyText): readonly FileColumn<{ IsActive: boolean }>[] => [
  [party('active'), ({ IsActive }) => yesOrNo(party, IsActive)],
]
