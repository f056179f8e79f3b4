import * as z from 'zod/mini'
import { type Refusal, refuse } from '../../core/answer.ts'
import { maxPounds, OptionalText } from '../../core/schema/fields.ts'
import { languages } from '../../core/text/languages.ts'
import { FormVersion, mailRefusal, maxPhone, OrganizationName } from '../../network/organizations/drafts.ts'
import { providerKinds, TransportationProvider } from '../../network/organizations/entity.ts'
import { maxMailAddress } from '../../network/organizations/mailAddress.ts'
import * as refusals from './refusals.ts'

/**
 * Drivers for a food bank who are not its staff: volunteers, who are asked by e-mail whether they take a run, and
 * companies with trucks. Each says how far and how much it drives.
 */

export const maxProviderMiles = 500
/** Defaults of a new volunteer: decision 19's bounds of a volunteer's run. */
export const defaultProviderLimits = { MaxMiles: 25, MaxPounds: 500, CanCarryFrozen: false } as const

export const ProviderDraft = z.strictObject({
  Name: OrganizationName,
  ProviderKind: z.enum(providerKinds),
  PhoneNumber: OptionalText(maxPhone),
  EMailAddress: OptionalText(maxMailAddress),
  Language: z.enum(languages),
  IsActive: z.boolean(),
  MaxMiles: z.int().check(z.minimum(1), z.maximum(maxProviderMiles)),
  MaxPounds: z.int().check(z.minimum(1), z.maximum(maxPounds)),
  CanCarryFrozen: z.boolean(),
})
export type ProviderDraft = z.infer<typeof ProviderDraft>

export const ProviderChange = z.extend(ProviderDraft, { Version: FormVersion })

/** Provider on its screen. */
export const ShownProvider = z.extend(
  z.omit(TransportationProvider, { Kind: true, FoodBankID: true, TimeZone: true, IsUsed: true }),
  {
    Version: z.int(),
  },
)
export type ShownProvider = z.infer<typeof ShownProvider>

/** Volunteers are asked by e-mail; a company has to be reached somehow. */
export function providerRefusal({ ProviderKind, EMailAddress, PhoneNumber }: ProviderDraft): Refusal | undefined {
  if (ProviderKind === 'volunteer' && EMailAddress === '') return refuse(refusals.volunteerNeedsMail)
  if (EMailAddress === '' && PhoneNumber === '') return refuse(refusals.providerNeedsContact)
  return mailRefusal(EMailAddress)
}
