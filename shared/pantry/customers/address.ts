import * as z from 'zod/mini'
import { locatedBy } from '../../core/address/lookUp.ts'
import { ID, OptionalText, Text } from '../../core/schema/fields.ts'

/** Delivery addresses of a customer. One of them is the primary one. */

export const maxCustomerAddresses = 20
export const maxAddressName = 60
export const maxAddressNotes = 500

const AddressLines = {
  AddressLine1: Text(120),
  AddressLine2: z._default(OptionalText(120), ''),
  City: Text(80),
  Province: Text(40),
  PostalCode: Text(12),
  /** By the census's number; county rules of TEFAP are matched by it. */
  CountyID: z.optional(z.nullable(ID)),
}

export const CustomerAddressDraft = z.strictObject({
  Name: Text(maxAddressName),
  IsPrimary: z._default(z.boolean(), false),
  /** For the driver: gate code, floor, where to leave it. */
  Notes: z._default(OptionalText(maxAddressNotes), ''),
  Address: z.strictObject({
    ...AddressLines,
    /** Pin, where the address was found or somebody set it; absent, an address that stays has the pin of before. */
    Latitude: z.optional(z.nullable(z.number().check(z.minimum(-90), z.maximum(90)))),
    Longitude: z.optional(z.nullable(z.number().check(z.minimum(-180), z.maximum(180)))),
    LocatedBy: z.optional(z.enum(locatedBy)),
  }),
})
export type CustomerAddressDraft = z.infer<typeof CustomerAddressDraft>

export const CustomerAddress = z.object({
  ID: ID,
  Name: z.string(),
  FoodInsecureNeighborID: ID,
  IsPrimary: z.boolean(),
  Notes: z.string(),
  /** An address belongs to one customer address, whose number it has. */
  AddressID: ID,
  Address: z.object({
    ID: ID,
    AddressLine1: z.string(),
    AddressLine2: z.string(),
    City: z.string(),
    Province: z.string(),
    PostalCode: z.string(),
    CountyID: z.optional(z.nullable(ID)),
    Latitude: z.optional(z.number()),
    Longitude: z.optional(z.number()),
    LocatedBy: z.optional(z.enum(locatedBy)),
  }),
})
export type CustomerAddress = z.infer<typeof CustomerAddress>

/** Primary first, then by name. */
export const inAddressOrder = (addresses: readonly CustomerAddress[]) =>
  addresses.toSorted((a, b) => Number(b.IsPrimary) - Number(a.IsPrimary) || a.Name.localeCompare(b.Name) || a.ID - b.ID)

/**
 * The addresses that change beside a saved or removed one: at most one is primary, and one is as long as there is any.
 * `saved` is absent after a removal.
 */
export function primaryChanges(
  others: readonly CustomerAddress[],
  saved: CustomerAddress | undefined,
): CustomerAddress[] {
  const primaries = others.filter(({ IsPrimary }) => IsPrimary)
  if (saved?.IsPrimary) return primaries.map((one) => ({ ...one, IsPrimary: false }))
  if (primaries.length > 0) return []
  const first = inAddressOrder(others)[0]
  return first ? [{ ...first, IsPrimary: true }] : []
}
