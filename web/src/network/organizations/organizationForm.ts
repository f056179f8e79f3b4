import * as z from 'zod/mini'
import { OptionalText } from '../../../../shared/core/schema/fields.ts'
import { AddressDraft, ContactDraft } from '../../../../shared/network/organizations/drafts.ts'
import { isMailAddress, maxMailAddress } from '../../../../shared/network/organizations/mailAddress.ts'

/** Fields of forms of organizations, as they are typed. Messages are keys of `organizationTexts`. */

export const mailField = OptionalText(maxMailAddress).check(
  z.refine((address) => address === '' || isMailAddress(address), 'mailWrong'),
)

const numberIn = (typed: string) => {
  const text = typed.trim().replace(',', '.')
  return /^-?\d{1,9}(\.\d{1,12})?$/.test(text) ? Number(text) : Number.NaN
}
const coordinate = (max: number) =>
  z.pipe(
    z.string().check(
      z.refine((typed) => typed.trim() !== '', 'pinMissing'),
      z.refine((typed) => typed.trim() === '' || Math.abs(numberIn(typed)) <= max, 'coordinate'),
    ),
    z.transform(numberIn),
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

export const addressForm = z.extend(AddressDraft, { Latitude: coordinate(90), Longitude: coordinate(180) })
export type TypedAddress = z.input<typeof addressForm>

export const contactForm = z.extend(ContactDraft, { EMailAddress: mailField })

export const addressFieldsOf = (address: AddressDraft | undefined): TypedAddress => ({
  AddressLine1: address?.AddressLine1 ?? '',
  City: address?.City ?? '',
  Province: address?.Province ?? '',
  PostalCode: address?.PostalCode ?? '',
  Latitude: address ? String(address.Latitude) : '',
  Longitude: address ? String(address.Longitude) : '',
})

export const noContact: ContactDraft = { ContactName: '', PhoneNumber: '', EMailAddress: '' }

/** The pin that two typed coordinates stand for; undefined while they are none. */
export function pinOf({ Latitude, Longitude }: Pick<TypedAddress, 'Latitude' | 'Longitude'>) {
  const [latitude, longitude] = [numberIn(Latitude), numberIn(Longitude)]
  const isPin = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  return isPin ? ([latitude, longitude] as const) : undefined
}
/** To about a yard: more digits than a map shows mean nothing. */
export const coordinateText = (degrees: number) => String(Math.round(degrees * 1e5) / 1e5)
