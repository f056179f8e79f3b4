import type { partyTexts } from '../../../../shared/network/organizations/texts.ts'
import type { FileColumn } from '../../core/grid/GridExport.tsx'
import type { TextOf } from '../../core/words/language.tsx'

/** Texts that the files of agencies, donors, locations, providers and people have in common. */

export type PartyText = TextOf<typeof partyTexts>

export const yesOrNo = (party: PartyText, isSo: boolean) => party(isSo ? 'yes' : 'no')

interface Placed {
  Address: { AddressLine1: string; City: string; Province: string; PostalCode: string }
  Contact: { ContactName: string; PhoneNumber: string; EMailAddress: string }
}
export const placeColumns = (party: PartyText): readonly FileColumn<Placed>[] => [
  [party('street'), ({ Address }) => Address.AddressLine1],
  [party('city'), ({ Address }) => Address.City],
  [party('province'), ({ Address }) => Address.Province],
  [party('postalCode'), ({ Address }) => Address.PostalCode],
  [party('contactName'), ({ Contact }) => Contact.ContactName],
  [party('phone'), ({ Contact }) => Contact.PhoneNumber],
  [party('mail'), ({ Contact }) => Contact.EMailAddress],
]
