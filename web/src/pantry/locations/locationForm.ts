import * as z from 'zod/mini'
import { ID } from '../../../../shared/core/schema/fields.ts'
import {
  type LocationAddress,
  type LocationTypeCode,
  locationTypeCodes,
  type ShownLocation,
} from '../../../../shared/pantry/locations/location.ts'
import { filled } from '../../core/ui/form/filled.ts'
import { typedTranslations } from '../../core/ui/form/TranslatedFields.tsx'
import { addressFieldsOf, addressForm } from '../../network/organizations/organizationForm.ts'

/** A location as it is typed. Messages are keys of the texts of organizations and of locations. */

const textFields = {
  Label: filled('labelMissing'),
  Description: z.string(),
  Translations: z.record(z.string(), z.object({ Description: z.string() })),
  Type: z.enum(locationTypeCodes),
}
export const locationTextsForm = z.object(textFields)
export type SettingsSent = z.output<typeof locationTextsForm>

const addressFields = z.extend(addressForm, { AddressLine2: z.string(), CountyID: z.nullable(z.number()) })
export const addressPanelForm = z.object({ Address: addressFields })
/** The agency is one of the food bank's; null for a pantry of one's own. */
export const newLocationForm = z.object({ ...textFields, AssociatedAgencyID: z.nullable(ID), Address: addressFields })

type Start = Omit<LocationAddress, 'AddressLine2'> & Partial<Pick<LocationAddress, 'AddressLine2'>>
export const typedAddress = (address: Start) => ({
  ...addressFieldsOf(address),
  AddressLine2: address.AddressLine2 ?? '',
  CountyID: address.CountyID ?? null,
})

export const locationTextsOf = ({ Label, Description, Translations, PantryLocationType }: ShownLocation) => ({
  Label,
  Description,
  Translations: typedTranslations(Translations, { Description: '' }),
  Type: PantryLocationType.Code,
})
export const newFields = (address: Start) => ({
  Label: '',
  Description: '',
  Translations: {},
  Type: 'PANTRY' satisfies LocationTypeCode as LocationTypeCode,
  AssociatedAgencyID: null,
  Address: typedAddress(address),
})

export const textsSent = ({ Label, Description, Translations, Type }: SettingsSent) => ({
  Label,
  Description,
  ...(Object.keys(Translations).length > 0 ? { Translations } : {}),
  PantryLocationType: { Code: Type },
})
