import * as z from 'zod/mini'
import { milesBetween } from '../distance/distance.ts'
import { OptionalText, Text } from '../schema/fields.ts'

/**
 * Look-up of addresses: the place that an address stands for, how good it is, and what a pin does that is there already.
 * Nobody types coordinates; a pin that was set by hand is worth more than what is looked up.
 */

/** Origin of a pin: set or confirmed by hand, found for the address, or in the middle of its area, to be checked. */
export const locatedBy = ['hand', 'address', 'area'] as const
export type LocatedBy = (typeof locatedBy)[number]

/** Parts of an address that are looked up; street and ZIP code are enough. */
export const AddressLines = z.strictObject({
  AddressLine1: Text(120),
  City: OptionalText(80),
  Province: OptionalText(40),
  PostalCode: Text(12),
})
export type AddressLines = z.infer<typeof AddressLines>

export const FoundPlace = z.object({
  Latitude: z.number(),
  Longitude: z.number(),
  LocatedBy: z.enum(['address', 'area']),
})
export type FoundPlace = z.infer<typeof FoundPlace>

interface Pinned {
  readonly Latitude: number
  readonly Longitude: number
  /** Absent: stored before addresses were looked up, when every pin was set by hand. */
  readonly LocatedBy?: LocatedBy | undefined
}

/** The five digits of a ZIP code, also of one with four more. */
export const zipDigits = (postalCode: string) => /^\s*(\d{5})(-?\d{4})?\s*$/.exec(postalCode)?.[1]

const folded = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase()

/** The same for addresses that differ in case and spaces alone; undefined without a street or a whole ZIP code. */
export function lookUpKey({ AddressLine1, City, Province, PostalCode }: AddressLines): string | undefined {
  const zip = zipDigits(PostalCode)
  if (zip === undefined || folded(AddressLine1) === '') return undefined
  return [AddressLine1, City, Province].map(folded).concat(zip).join('|')
}

export const lookUpLine = ({ AddressLine1, City, Province, PostalCode }: AddressLines) =>
  [AddressLine1, City, `${Province} ${PostalCode}`]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(', ')

/** An address is looked up once it is whole, and again when it became another one. */
export function needsLookUp(typed: AddressLines, before: AddressLines | undefined): boolean {
  const key = lookUpKey(typed)
  return key !== undefined && key !== (before && lookUpKey(before))
}

/** Miles that a pin of the same place may be from what is found: an entrance is not the middle of its street, nor of its ZIP code. */
export const samePlaceMiles = { address: 0.5, area: 12 } as const

/** Tells if the pin stays where it is although its address was looked up: it was set by hand, and what is found is near it. */
export const staysByHand = (pin: Pinned, found: FoundPlace): boolean =>
  (pin.LocatedBy ?? 'hand') === 'hand' && milesBetween(pin, found) <= samePlaceMiles[found.LocatedBy]

/**
 * The pin of an address that became another one, where nobody looks at it: in a file. The one of before stays if it was set by
 * hand and is near; without a place that is found it stays too, and is to be checked.
 */
export function pinAfterLookUp(before: Pinned | undefined, found: FoundPlace | undefined): Pinned | undefined {
  if (before === undefined || (found && !staysByHand(before, found))) return found
  const { Latitude, Longitude } = before
  return { Latitude, Longitude, LocatedBy: found ? 'hand' : 'area' }
}

/** Miles from the middle of its ZIP code at which an address can't be: the service took it for another one. */
const maxMilesFromZip = 100

/** The better of what a service answers and the middle of the ZIP code, which is known without asking anybody. */
export function bestPlace(answered: FoundPlace | undefined, zip: FoundPlace | undefined): FoundPlace | undefined {
  if (answered === undefined) return zip
  return zip === undefined || milesBetween(answered, zip) <= maxMilesFromZip ? answered : zip
}

export const isAbout = ({ LocatedBy }: { readonly LocatedBy?: LocatedBy | undefined }) => LocatedBy === 'area'
