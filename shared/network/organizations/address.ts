import * as z from 'zod/mini'
import { locatedBy } from '../../core/address/lookUp.ts'
import { ID } from '../../core/schema/fields.ts'

export const Address = z.object({
  AddressLine1: z.string(),
  City: z.string(),
  Province: z.string(),
  PostalCode: z.string(),
  Latitude: z.number(),
  Longitude: z.number(),
})

export type Address = z.infer<typeof Address>

/** Address of an organization or a place of its own. Absent `LocatedBy`: the pin was set by hand. */
export const PlacedAddress = z.extend(Address, { LocatedBy: z.optional(z.enum(locatedBy)) })
export type PlacedAddress = z.infer<typeof PlacedAddress>

/** Address that donations and loads keep: they measure from the pin, however it came. */
export const plainAddress = ({ LocatedBy: _, ...address }: PlacedAddress): Address => address

export const DonorLocation = z.object({
  ID: ID,
  Code: z.string(),
  Address: Address,
  Donor: z.object({ ID: ID, Name: z.string() }),
})

export type DonorLocation = z.infer<typeof DonorLocation>
