import * as z from 'zod/mini'
import { maxPounds } from '../../../../shared/core/schema/fields.ts'
import { type Language, merged } from '../../../../shared/core/text/text.ts'
import { organizationTexts } from '../../../../shared/network/organizations/texts.ts'
import {
  defaultProviderLimits,
  maxProviderMiles,
  ProviderDraft,
  type ShownProvider,
} from '../../../../shared/rescue/providers/provider.ts'
import { providerSetupTexts } from '../../../../shared/rescue/providers/texts.ts'
import { mailField, wholeNumber } from '../../network/organizations/organizationForm.ts'

/** A volunteer or company as it is typed. */

export const providerLimits = {
  MaxMiles: { min: 1, max: maxProviderMiles },
  MaxPounds: { min: 1, max: maxPounds },
} as const

/** Texts of the schema's messages. */
export const providerFormTexts = merged(organizationTexts, providerSetupTexts)

const isEmpty = (text: string) => text.trim() === ''

export const providerForm = z
  .extend(ProviderDraft, {
    EMailAddress: mailField,
    MaxMiles: wholeNumber(providerLimits.MaxMiles.min, providerLimits.MaxMiles.max),
    MaxPounds: wholeNumber(providerLimits.MaxPounds.min, providerLimits.MaxPounds.max),
  })
  .check(
    z.refine(({ ProviderKind, EMailAddress }) => ProviderKind !== 'volunteer' || !isEmpty(EMailAddress), {
      error: 'mailForVolunteer',
      path: ['EMailAddress'],
    }),
    z.refine(
      ({ ProviderKind, EMailAddress, PhoneNumber }) =>
        ProviderKind === 'volunteer' || !isEmpty(EMailAddress) || !isEmpty(PhoneNumber),
      { error: 'contactMissing', path: ['PhoneNumber'] },
    ),
  )
export type ProviderFields = z.input<typeof providerForm>
export type ProviderSent = z.output<typeof providerForm>

export const newProviderFields = (language: Language): ProviderFields => ({
  Name: '',
  ProviderKind: 'volunteer',
  PhoneNumber: '',
  EMailAddress: '',
  Language: language,
  IsActive: true,
  MaxMiles: String(defaultProviderLimits.MaxMiles),
  MaxPounds: String(defaultProviderLimits.MaxPounds),
  CanCarryFrozen: defaultProviderLimits.CanCarryFrozen,
})

export const fieldsOfProvider = ({ ID: _, Version: __, ...provider }: ShownProvider): ProviderFields => ({
  ...provider,
  MaxMiles: String(provider.MaxMiles),
  MaxPounds: String(provider.MaxPounds),
})
