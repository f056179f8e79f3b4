import * as z from 'zod/mini'
import { OptionalText } from '../../../../shared/core/schema/fields.ts'
import { AddressDraft, ContactDraft, pinRefusal } from '../../../../shared/network/organizations/drafts.ts'
import { isMailAddress, maxMailAddress } from '../../../../shared/network/organizations/mailAddress.ts'

/** Fields of forms of organizations, as they are typed. Messages are keys of `organizationTexts`. */

export const mailField = OptionalText(maxMailAddress).check(
  z.refine((address) => address === '' || isMailAddress(address), 'mailWrong'),
)

/** Nobody types coordinates: without a pin both are null. */
const coordinate = z.pipe(
  z.nullable(z.number()).check(z.refine((degrees) => degrees !== null, 'pinMissing')),
  z.transform(Number),
)

/** A whole number within bounds, as text; the message names the bounds. */
export const wholeNumber = (min: number, max: number) =>
  z.pipe(
    z.string().check(
      z.refine((typed) => {
        const number = /^[\d,]{1,11}$/.test(typed.trim()) ? Number(typed.replaceAll(',', '')) : Number.NaN
        return number >= min && number <= max
      }, 'wholeNumber'),
    ),
    z.transform((typed) => Number(typed.trim().replaceAll(',', ''))),
  )

export const addressForm = z.extend(AddressDraft, { Latitude: coordinate, Longitude: coordinate })
export type TypedAddress = z.input<typeof addressForm>

export const contactForm = z.extend(ContactDraft, { EMailAddress: mailField })

/** At 0, 0 lies the ocean: that is a pin which nobody set. */
const pinFields = (address: AddressDraft | undefined) =>
  address === undefined || pinRefusal(address)
    ? { Latitude: null, Longitude: null }
    : { Latitude: address.Latitude, Longitude: address.Longitude, LocatedBy: address.LocatedBy ?? 'hand' }

export const addressFieldsOf = (address: AddressDraft | undefined): TypedAddress => ({
  AddressLine1: address?.AddressLine1 ?? '',
  City: address?.City ?? '',
  Province: address?.Province ?? '',
  PostalCode: address?.PostalCode ?? '',
  ...pinFields(address),
})

export const noContact: ContactDraft = { ContactName: '', PhoneNumber: '', EMailAddress: '' }
