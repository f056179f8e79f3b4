import * as z from 'zod/mini'
import { locatedBy } from '../../core/address/lookUp.ts'
import { isRefusal, type Refusal, refuse } from '../../core/answer.ts'
import * as baseRefusals from '../../core/refusals.ts'
import { OptionalText, Text } from '../../core/schema/fields.ts'
import { isZone } from '../../core/time/zone.ts'
import { isMailAddress, maxMailAddress } from './mailAddress.ts'
import * as refusals from './refusals.ts'

/**
 * Fields that forms and imports send of any organization: its name, zone, address with a pin, and contact. The pin
 * comes from looking the address up or is set by hand; distances are measured from it.
 */

export const maxName = 120
export const maxPhone = 40
export const maxContactName = 100

export const OrganizationName = Text(maxName)
export const ZoneName = Text(60)

export const AddressDraft = z.strictObject({
  AddressLine1: Text(120),
  City: Text(80),
  Province: Text(40),
  PostalCode: Text(12),
  Latitude: z.number().check(z.minimum(-90), z.maximum(90)),
  Longitude: z.number().check(z.minimum(-180), z.maximum(180)),
  LocatedBy: z.optional(z.enum(locatedBy)),
})
export type AddressDraft = z.infer<typeof AddressDraft>

export const ContactDraft = z.strictObject({
  ContactName: OptionalText(maxContactName),
  PhoneNumber: OptionalText(maxPhone),
  EMailAddress: OptionalText(maxMailAddress),
})
export type ContactDraft = z.infer<typeof ContactDraft>

/** The version that the form was filled from: a change by somebody else in between is refused. */
export const FormVersion = z.int().check(z.positive())

/** An e-mail address may be left out, but not be wrong. */
export const mailRefusal = (address: string): Refusal | undefined =>
  address === '' || isMailAddress(address) ? undefined : refuse(refusals.mailAddressInvalid)

export const zoneRefusal = ({ TimeZone }: { readonly TimeZone: string }): Refusal | undefined =>
  isZone(TimeZone) ? undefined : refuse(baseRefusals.unknownZone)

/** At 0, 0 lies the ocean: that is a pin which nobody set. */
export const pinRefusal = ({ Latitude, Longitude }: Pick<AddressDraft, 'Latitude' | 'Longitude'>) =>
  Latitude === 0 && Longitude === 0 ? refuse(refusals.pinMissing) : undefined

interface Described {
  readonly TimeZone: string
  readonly Address: Pick<AddressDraft, 'Latitude' | 'Longitude'>
  readonly Contact: Pick<ContactDraft, 'EMailAddress'>
}
/** Checks that the schema can't make of an organization with an address. */
export const organizationRefusals = (organization: Described): Refusal[] =>
  [zoneRefusal(organization), pinRefusal(organization.Address), mailRefusal(organization.Contact.EMailAddress)].filter(
    isRefusal,
  )
export const organizationRefusal = (organization: Described): Refusal | undefined =>
  organizationRefusals(organization)[0]

/** Grids of organizations: the inactive ones are shown when asked for. */
export const activeFilter = z.optional(z.enum(['active', 'inactive']))
export const passesActive = ({ IsActive }: { readonly IsActive: boolean }, wanted: 'active' | 'inactive' | undefined) =>
  wanted === undefined || IsActive === (wanted === 'active')
