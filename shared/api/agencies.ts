import * as z from 'zod/mini'
import { agencyOrFoodBankRoles, donorRoles, foodBankRoles } from '../access.ts'
import { Address, DonorLocation } from '../donation/donation.ts'
import { area } from './endpoint.ts'
import { ID, PathID } from './fields.ts'

/** Agencies, their drivers and the donor locations they may receive from. */
const { get } = area('agencies')

export const getCurrentId = get('getCurrentId', '/api/agencies/currentid', {
  summary: 'ID of the signed-in agency.',
  roles: ['agency'],
  resource: 'self',
  value: ID,
})

export const listDrivers = get('listDrivers', '/api/agencies/current/drivers', {
  summary: 'Drivers of the agency, for the pickup.',
  roles: ['agency'],
  resource: 'self',
  value: z.array(z.object({ ID: ID, Name: z.string() })),
})

export const listDonorLocations = get('listDonorLocations', '/api/agencies/{id}/donorlocations', {
  summary: 'Donor locations the agency may receive from.',
  roles: agencyOrFoodBankRoles,
  resource: 'agency',
  params: { id: PathID },
  value: z.array(DonorLocation),
})

export const listAssociatedDonorLocations = get('listAssociatedDonorLocations', '/api/donorlocations/associated', {
  summary: 'Donor locations of the caller: the food bank’s, or the donor’s own.',
  roles: [...agencyOrFoodBankRoles, ...donorRoles],
  resource: 'self',
  value: z.array(DonorLocation),
})

export const listAssociatedAdhoc = get('listAssociatedAdhoc', '/api/agencies/associated/adhoc', {
  summary: 'Agencies of the food bank that take part in real-time donations.',
  roles: foodBankRoles,
  resource: 'self',
  value: z.array(z.object({ ID: ID, Name: z.string(), Address: Address, IsMasterAgency: z.boolean() })),
})
