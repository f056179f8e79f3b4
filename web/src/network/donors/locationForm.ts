import * as z from 'zod/mini'
import { DonorLocationDraft, type ShownDonorLocation } from '../../../../shared/network/donors/donor.ts'
import { addressFieldsOf, addressForm, contactForm, noContact } from '../organizations/organizationForm.ts'

/** A donor location as it is typed. Messages are keys of `organizationTexts`. */
export const locationForm = z.extend(DonorLocationDraft, {
  DonorID: z.nullable(z.number()).check(z.refine((id) => id !== null, 'required')),
  Address: addressForm,
  Contact: contactForm,
})
export type LocationFields = z.input<typeof locationForm>
export type LocationSent = z.output<typeof locationForm>

export const fieldsOfLocation = (location: ShownDonorLocation): LocationFields => ({
  DonorID: location.DonorID,
  Code: location.Code,
  Name: location.Name,
  TimeZone: location.TimeZone,
  IsActive: location.IsActive,
  Address: addressFieldsOf(location.Address),
  Contact: location.Contact,
  PresetAgencyIDs: location.PresetAgencyIDs,
})

export const newLocationFields = (TimeZone: string, DonorID: number | null): LocationFields => ({
  DonorID,
  Code: '',
  Name: '',
  TimeZone,
  IsActive: true,
  Address: addressFieldsOf(undefined),
  Contact: noContact,
  PresetAgencyIDs: [],
})

export const locationDraftOf = (sent: LocationSent): DonorLocationDraft => ({
  Code: sent.Code,
  Name: sent.Name,
  TimeZone: sent.TimeZone,
  Address: sent.Address,
  Contact: sent.Contact,
  IsActive: sent.IsActive,
  PresetAgencyIDs: sent.PresetAgencyIDs,
})
