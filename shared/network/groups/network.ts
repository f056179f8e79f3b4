import * as z from 'zod/mini'
import { ID } from '../../core/schema/fields.ts'
import { AddressDraft, ContactDraft, FormVersion, OrganizationName, ZoneName } from '../organizations/drafts.ts'
import { defaultFoodBankSettings, FoodBank, FoodBankSettings } from '../organizations/entity.ts'

/**
 * The food banks of the network, and the state associations and co-ops that watch them. A food bank is in at most one of
 * each. It is set up with its own warehouse, the master agency, which takes what no other agency can.
 */

export const FoodBankDraft = z.strictObject({
  Name: OrganizationName,
  TimeZone: ZoneName,
  Address: AddressDraft,
  Contact: ContactDraft,
  StateAssociationID: z.nullable(ID),
  CoopID: z.nullable(ID),
})
export type FoodBankDraft = z.infer<typeof FoodBankDraft>
export const FoodBankChange = z.extend(FoodBankDraft, { Version: FormVersion })

/** Settings that a food bank starts with; from then on they are its own. */
export const StartSettings = z.pick(FoodBankSettings, { OfferMinutes: true, IsAutomaticallyApproved: true })
export type StartSettings = z.infer<typeof StartSettings>
export const usualStart: StartSettings = {
  OfferMinutes: defaultFoodBankSettings.OfferMinutes,
  IsAutomaticallyApproved: defaultFoodBankSettings.IsAutomaticallyApproved,
}
export const NewFoodBank = z.extend(FoodBankDraft, { Settings: StartSettings })
export type NewFoodBank = z.infer<typeof NewFoodBank>

/** Food bank in the list of food banks. */
export const FoodBankListRow = z.pick(FoodBank, {
  ID: true,
  Name: true,
  TimeZone: true,
  Address: true,
  Contact: true,
  StateAssociationID: true,
  CoopID: true,
})
export type FoodBankListRow = z.infer<typeof FoodBankListRow>

/** Food bank in its form. */
export const ShownFoodBank = z.extend(FoodBankListRow, { Version: z.int() })
export type ShownFoodBank = z.infer<typeof ShownFoodBank>

export const groupKinds = ['stateAssociation', 'coop'] as const
export type GroupKind = (typeof groupKinds)[number]

export const FoodBankGroupDraft = z.strictObject({ Name: OrganizationName, TimeZone: ZoneName })
export type FoodBankGroupDraft = z.infer<typeof FoodBankGroupDraft>
export const NewFoodBankGroup = z.extend(FoodBankGroupDraft, { Kind: z.enum(groupKinds) })
export const FoodBankGroupChange = z.extend(FoodBankGroupDraft, { Version: FormVersion })

/** A state association or a co-op. */
export const FoodBankGroup = z.object({
  ID: ID,
  Kind: z.enum(groupKinds),
  Name: z.string(),
  TimeZone: z.string(),
  Version: z._default(z.int(), 1),
  FoodBankIDs: z.array(ID),
})
export type FoodBankGroup = z.infer<typeof FoodBankGroup>

/** Group in the list of groups, with the names of its food banks. */
export const FoodBankGroupListRow = z.extend(FoodBankGroup, {
  FoodBanks: z.array(z.object({ ID: ID, Name: z.string() })),
})
export type FoodBankGroupListRow = z.infer<typeof FoodBankGroupListRow>
