import * as z from 'zod/mini'
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

export const DonorLocation = z.object({
  ID: ID,
  Code: z.string(),
  Address: Address,
  Donor: z.object({ ID: ID, Name: z.string() }),
})

export type DonorLocation = z.infer<typeof DonorLocation>
