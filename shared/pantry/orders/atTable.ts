import * as z from 'zod/mini'
import { ID } from '../../core/schema/fields.ts'
import { languages } from '../../core/text/languages.ts'
import { AllergenNames, LineAllergens } from './lineAllergens.ts'

/** Facts of the neighbor that the table reads before it hands over. */
export const AtTable = z.object({
  Language: z.enum(languages),
  /** Notes of the profile for staff. */
  Notes: z.string(),
  /** The household by the profile. */
  HouseholdSize: z.nullable(z.int()),
  /** Last digits of the neighbor's phone number, by which a table finds the order without a connection. */
  PhoneEnd: z.optional(z.string()),
  /** Names of people who may fetch it for the household today. */
  Proxies: z.optional(z.array(z.string())),
  /** It has TEFAP food, and no certificate counts today. */
  NeedsCertificate: z.optional(z.boolean()),
  /** It has TEFAP food, and the household had what its state allows in the month. */
  AreTefapVisitsUsed: z.optional(z.boolean()),
  /** Told by the household, and the food in its bags that has some of them, or may. */
  Allergies: z.optional(
    z.object({
      Declared: AllergenNames,
      Lines: z.array(z.extend(LineAllergens, { PantryInventoryItemID: ID })),
    }),
  ),
})
export type AtTable = z.infer<typeof AtTable>
