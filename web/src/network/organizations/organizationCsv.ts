import type { organizationTexts } from '../../../../shared/network/organizations/texts.ts'
import type { FileColumn } from '../../core/grid/column.ts'
import type { TextOf } from '../../core/words/language.tsx'

/** Texts that the files of agencies, donors, locations, providers and people have in common. */

export type OrganizationText = TextOf<typeof organizationTexts>

export const yesOrNo = (organization: OrganizationText, isSo: boolean) => organization(isSo ? 'yes' : 'no')

interface Placed {
  Address: { AddressLine1: string; City: string; Province: string; PostalCode: string }
  Contact: { ContactName: string; PhoneNumber: string; EMailAddress: string }
}
export const addressColumns = (organization: OrganizationText): readonly FileColumn<Pick<Placed, 'Address'>>[] => [
  [organization('street'), ({ Address }) => Address.AddressLine1],
  [organization('city'), ({ Address }) => Address.City],
  [organization('province'), ({ Address }) => Address.Province],
  [organization('postalCode'), ({ Address }) => Address.PostalCode],
]
export const contactColumns = (organization: OrganizationText): readonly FileColumn<Pick<Placed, 'Contact'>>[] => [
  [organization('contactName'), ({ Contact }) => Contact.ContactName],
  [organization('phone'), ({ Contact }) => Contact.PhoneNumber],
  [organization('email'), ({ Contact }) => Contact.EMailAddress],
]

export const activeFile = (organization: OrganizationText): readonly FileColumn<{ IsActive: boolean }>[] => [
  [organization('active'), ({ IsActive }) => yesOrNo(organization, IsActive)],
]
