import { zodResolver } from '@hookform/resolvers/zod'
import { describe, expect, it } from 'vitest'
import { harborPantry } from '../../../../shared/network/agencies/agency.fixture.ts'
import { AgencyDraft, AgencyOwnDraft, type ShownAgency } from '../../../../shared/network/agencies/agency.ts'
import {
  type AgencyFields,
  agencyDraftOf,
  agencyForm,
  fieldsOfAgency,
  newAgencyFields,
  ownDraftOf,
} from './agencyForm.ts'

const agency: ShownAgency = {
  ...harborPantry,
  Drivers: [{ ID: 111, Name: 'Van', IsActive: false }],
  PickupHours: [{ Weekday: 2, HourStart: 9.5, HourEnd: 16 }],
}
const resolved = (change: Partial<AgencyFields>) =>
  zodResolver(agencyForm)({ ...fieldsOfAgency(agency), ...change }, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  })

describe('an agency’s form', () => {
  it('sends what it was filled with, in the form that the server takes', () => {
    const { ID: _, IsMasterAgency: __, Version: ___, ...same } = agency
    const sent = agencyForm.parse(fieldsOfAgency(agency))
    expect(AgencyDraft.parse(agencyDraftOf(sent))).toEqual({ ...same, Address: { ...same.Address, LocatedBy: 'hand' } })
    const own = AgencyOwnDraft.parse(ownDraftOf(sent))
    expect(own.PickupHours).toEqual(agency.PickupHours)
    expect(own).not.toHaveProperty('MaxMiles')
  })

  it('of a new agency needs a name and an address with a pin', async () => {
    const fields = newAgencyFields('America/Chicago', [1, 2])
    const { errors } = await resolved(fields)
    expect(Object.keys(errors)).toEqual(['Name', 'Address'])
    expect(Object.keys(errors.Address ?? {})).toEqual([
      'AddressLine1',
      'City',
      'Province',
      'PostalCode',
      'Latitude',
      'Longitude',
    ])
  })

  it('tells the day whose hours end before they start; a day that is off is never wrong', async () => {
    const day = { IsOpen: true, HourStart: 12, HourEnd: 9 }
    const off = { ...day, IsOpen: false }
    const { errors } = await resolved({ Days: [off, day, off, off, off, off, off] })
    expect(errors.Days?.[1]?.HourEnd?.message).toBe('hoursOrder')
    expect(errors.Days?.[0]).toBeUndefined()
  })

  it('takes numbers within the bounds of the server', async () => {
    const { errors } = await resolved({ CapacityPounds: '0', NeedPounds90: '0', MaxMiles: '501' })
    expect(Object.keys(errors)).toEqual(['CapacityPounds', 'MaxMiles'])
  })
})
