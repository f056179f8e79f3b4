import * as z from 'zod/mini'
import { type Refusal, refuse } from '../../core/answer.ts'
import { ID, Text } from '../../core/schema/fields.ts'
import {
  AddressDraft,
  ContactDraft,
  FormVersion,
  OrganizationName,
  organizationRefusals,
  ZoneName,
} from '../organizations/drafts.ts'
import { Donor, DonorLocationEntity, type FoodBank } from '../organizations/entity.ts'
import * as refusals from './refusals.ts'

/**
 * Donors and the locations that they give from. A donor may give to several food banks; each of its locations belongs to
 * one. A location's code names it within its food bank, and its presets are asked before all other agencies.
 */

export const maxCode = 20
/** Agencies that are matched to a donation by themselves; more presets would never be asked. */
export const maxPresets = 10

export const DonorDraft = z.strictObject({ Name: OrganizationName, TimeZone: ZoneName })
export type DonorDraft = z.infer<typeof DonorDraft>
export const DonorChange = z.extend(DonorDraft, { Version: FormVersion })

/** Donor in a food bank's list: with how many locations give to that food bank. */
export const DonorListRow = z.object({ ID: ID, Name: z.string(), TimeZone: z.string(), LocationCount: z.int() })
export type DonorListRow = z.infer<typeof DonorListRow>

/** Donor in the network's list of shared donors: with the names of the food banks that it gives to. */
export const SharedDonorListRow = z.object({
  ID: ID,
  Name: z.string(),
  TimeZone: z.string(),
  FoodBanks: z.array(z.string()),
})
export type SharedDonorListRow = z.infer<typeof SharedDonorListRow>

/** `IsShared`: the donor gives to other food banks as well. */
export const ShownDonor = z.extend(z.pick(Donor, { ID: true, Name: true, TimeZone: true }), {
  Version: z.int(),
  IsShared: z.boolean(),
})
export type ShownDonor = z.infer<typeof ShownDonor>

/** A food bank that a donor gives to, with how many of the donor's locations are there. */
const FoodBankOfDonor = z.object({ ID: ID, Name: z.string(), LocationCount: z.int() })

/** Donor that the network shares among food banks. */
export const SharedDonor = z.extend(ShownDonor, { FoodBanks: z.array(FoodBankOfDonor) })
export type SharedDonor = z.infer<typeof SharedDonor>

/** Its place in the lists of all its food banks changes in one transaction of at most 100 writes. */
export const maxFoodBanksOfDonor = 80

export const DonorLocationDraft = z.strictObject({
  Code: Text(maxCode),
  Name: OrganizationName,
  TimeZone: ZoneName,
  Address: AddressDraft,
  Contact: ContactDraft,
  IsActive: z.boolean(),
  PresetAgencyIDs: z.array(ID).check(z.maxLength(maxPresets)),
})
export type DonorLocationDraft = z.infer<typeof DonorLocationDraft>
export const NewDonorLocation = z.extend(DonorLocationDraft, { DonorID: ID })
export const DonorLocationChange = z.extend(DonorLocationDraft, { Version: FormVersion })

export const DonorLocationListRow = z.pick(DonorLocationEntity, {
  ID: true,
  Code: true,
  Name: true,
  DonorID: true,
  DonorName: true,
  Address: true,
  Contact: true,
  IsActive: true,
  PresetAgencyIDs: true,
})
export type DonorLocationListRow = z.infer<typeof DonorLocationListRow>

/** Location in its form, with the names of its presets in their order. */
export const ShownDonorLocation = z.extend(
  z.omit(DonorLocationEntity, { Kind: true, FoodBankID: true, IsUsed: true }),
  {
    Version: z.int(),
    Presets: z.array(z.object({ ID: ID, Name: z.string(), IsActive: z.boolean() })),
  },
)
export type ShownDonorLocation = z.infer<typeof ShownDonorLocation>

/** A name that several food banks show is the network's to change, any other that of the food bank alone. */
export const donorOwnerRefusal = (isShared: boolean, byNetwork: boolean): Refusal | undefined =>
  isShared === byNetwork ? undefined : refuse(isShared ? refusals.donorShared : refusals.donorOfOneFoodBank)

/** Reason that a donor can't give to one more food bank. */
export function joiningRefusal(
  { Name: donor, FoodBankIDs }: Donor,
  { ID: id, Name: foodBank }: Pick<FoodBank, 'ID' | 'Name'>,
): Refusal | undefined {
  if (FoodBankIDs.includes(id)) return refuse(refusals.donorGivesThere, { donor, foodBank })
  if (FoodBankIDs.length < maxFoodBanksOfDonor) return undefined
  return refuse(refusals.tooManyFoodBanks, { max: maxFoodBanksOfDonor })
}

interface UsesAtFoodBank {
  readonly foodBank: string
  readonly locations: number
  /** Keys of the food bank for the donor's software, which still post. */
  readonly hasApiKeys: boolean
}

/** Uses that keep a donor at one of its food banks: all that the food bank set up there has to be gone. */
export function leavingRefusal({ Name: donor, FoodBankIDs }: Donor, uses: UsesAtFoodBank): Refusal | undefined {
  const { foodBank, locations, hasApiKeys } = uses
  if (FoodBankIDs.length === 1) return refuse(refusals.lastFoodBank, { donor })
  if (locations > 0) return refuse(refusals.donorHasLocations, { donor, foodBank, count: locations })
  return hasApiKeys ? refuse(refusals.donorHasKeys, { donor, foodBank }) : undefined
}

export const locationRefusals = (draft: DonorLocationDraft): Refusal[] => [
  ...(new Set(draft.PresetAgencyIDs).size < draft.PresetAgencyIDs.length ? [refuse(refusals.presetRepeated)] : []),
  ...organizationRefusals(draft),
]
export const locationRefusal = (draft: DonorLocationDraft): Refusal | undefined => locationRefusals(draft)[0]

/** Codes are the same whatever their case and spaces: people read them out on the telephone. */
export const codeKey = (code: string) => code.toUpperCase().replace(/\s+/g, ' ')
