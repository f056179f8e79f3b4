import * as z from 'zod/mini'
import { agencyOrFoodBankRoles, foodBankAdministratorRoles, type Role, staffRoles } from '../access.ts'
import { Day } from '../api/fields.ts'

/** The kinds of jobs: what may be asked for, and by whom. `functions/jobs/jobKinds.ts` says how each is done. */
export interface JobKindEntry<P = unknown> {
  readonly parameters: z.ZodMiniType<P>
  readonly roles: readonly Role[]
}

const zone = z.optional(z.string().check(z.maxLength(60)))
const searchFilter = z.optional(z.string().check(z.trim(), z.maxLength(100)))
const days = { dateStartFilter: Day, dateEndFilter: Day, searchFilter, zone }

/** The status grid as CSV, whatever its length. */
export const DonationsParameters = z.strictObject({ ...days, statusTypeId: z.optional(z.int()) })
export type DonationsParameters = z.infer<typeof DonationsParameters>
/** Submitted receipts as CSV, a line for each category. */
export const ReceiptsParameters = z.strictObject(days)
export type ReceiptsParameters = z.infer<typeof ReceiptsParameters>
/** All that the food bank has here, as a zip of CSV and JSON files with a data dictionary. */
export const FoodBankDataParameters = z.strictObject({})
export type FoodBankDataParameters = z.infer<typeof FoodBankDataParameters>

export const jobKinds = {
  donations: { parameters: DonationsParameters, roles: staffRoles },
  receipts: { parameters: ReceiptsParameters, roles: agencyOrFoodBankRoles },
  foodBankData: { parameters: FoodBankDataParameters, roles: foodBankAdministratorRoles },
} as const satisfies Record<string, JobKindEntry>
export type JobKindName = keyof typeof jobKinds

/** What is asked for: a kind with its parameters. */
export const JobRequest = z.discriminatedUnion('Kind', [
  z.strictObject({ Kind: z.literal('donations'), Parameters: DonationsParameters }),
  z.strictObject({ Kind: z.literal('receipts'), Parameters: ReceiptsParameters }),
  z.strictObject({ Kind: z.literal('foodBankData'), Parameters: FoodBankDataParameters }),
])
export type JobRequest = z.infer<typeof JobRequest>

/** Of any kind. Their fields are in the order of their schema, so that an unchanged answer stays equal. */
export const JobParameters = z.union([FoodBankDataParameters, ReceiptsParameters, DonationsParameters])
export type JobParameters = z.infer<typeof JobParameters>
