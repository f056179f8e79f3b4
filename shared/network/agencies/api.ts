import * as z from 'zod/mini'
import { agencyOrFoodBankRoles, donorRoles, foodBankRoles, foodBankSetupRoles } from '../../core/access.ts'
import { area } from '../../core/schema/endpoint.ts'
import { gridQuery, ID, Nothing, PathID, page } from '../../core/schema/fields.ts'
import { Address, DonorLocation } from '../organizations/address.ts'
import { activeFilter } from '../organizations/drafts.ts'
import { inviteField } from '../people/answerer.ts'
import { AgencyChange, AgencyDraft, AgencyOwnChange, AnswerableAgency, ShownAgency } from './agency.ts'

/** Agencies, their drivers and the donor locations they may receive from. */
const { get, post, put, remove } = area('agencies')

export const getCurrentId = get('getCurrentId', '/api/agencies/currentid', {
  summary: 'ID of the signed-in agency.',
  roles: ['agency'],
  resource: 'self',
  value: ID,
})

export const getAddressSettings = get('getAddressSettings', '/api/agencies/current/settings/address', {
  summary: 'The agency’s own address, which forms of its places start with.',
  roles: ['agency'],
  resource: 'self',
  value: Address,
})

export const listDrivers = get('listDrivers', '/api/agencies/current/drivers', {
  summary: 'Drivers of the agency, for the pickup.',
  roles: ['agency'],
  resource: 'self',
  value: z.array(z.object({ ID: ID, Name: z.string() })),
})

export const listAgencyDrivers = get('listAgencyDrivers', '/api/foodbanks/current/agencies/{agencyId}/drivers', {
  summary: 'Drivers of one of the food bank’s agencies.',
  roles: foodBankRoles,
  resource: 'agency',
  params: { agencyId: PathID },
  value: z.array(z.object({ ID: ID, Name: z.string() })),
})

export const listDonorLocations = get('listDonorLocations', '/api/agencies/{id}/donorlocations', {
  summary:
    'Donor locations the agency may receive from; inactive ones are those of donations and receipts from before.',
  roles: agencyOrFoodBankRoles,
  resource: 'agency',
  params: { id: PathID },
  value: z.array(z.extend(DonorLocation, { IsInactive: z.optional(z.boolean()) })),
})

export const listAssociatedDonorLocations = get('listAssociatedDonorLocations', '/api/donorlocations/associated', {
  summary: 'Donor locations of the caller: the food bank’s, or the donor’s own.',
  roles: [...agencyOrFoodBankRoles, ...donorRoles],
  resource: 'self',
  value: z.array(DonorLocation),
})

export const listAssociatedDonorLocationsWithoutPresets = get(
  'listAssociatedDonorLocationsWithoutPresets',
  '/api/donorlocations/associated/withoutpresets',
  {
    summary: 'Active donor locations of the food bank that have no preset agencies.',
    roles: foodBankRoles,
    resource: 'self',
    value: z.array(DonorLocation),
  },
)

export const listAssociatedAdhoc = get('listAssociatedAdhoc', '/api/agencies/associated/adhoc', {
  summary: 'Agencies of the food bank that take part in real-time donations.',
  roles: foodBankRoles,
  resource: 'self',
  value: z.array(z.object({ ID: ID, Name: z.string(), Address: Address, IsMasterAgency: z.boolean() })),
})

const ofFoodBank = '/api/foodbanks/current/agencies'

export const getAgenciesGrid = get('getAgenciesGrid', ofFoodBank, {
  summary: 'The food bank’s agencies by name.',
  roles: foodBankRoles,
  resource: 'self',
  query: {
    source: gridQuery.source,
    searchFilter: gridQuery.searchFilter,
    active: activeFilter,
    /** Only those that need attention. */
    part: z.optional(z.enum(['attention'])),
    rows: gridQuery.rows,
    cursor: gridQuery.cursor,
  },
  value: page(AnswerableAgency),
})

export const countAgencies = get('countAgencies', `${ofFoodBank}/counts`, {
  summary: 'Numbers of the food bank’s agencies in each part of the grid that a search finds.',
  roles: foodBankRoles,
  resource: 'self',
  query: {
    searchFilter: gridQuery.searchFilter,
    /** Also those that need attention: who can answer is asked for each agency, which takes longer. */
    part: z.optional(z.enum(['attention'])),
  },
  value: z.object({ All: z.int(), Active: z.int(), Inactive: z.int(), Attention: z.optional(z.int()) }),
})

export const getAgency = get('getAgency', `${ofFoodBank}/{agencyId}`, {
  summary: 'All that the food bank sets of an agency.',
  roles: foodBankRoles,
  resource: 'agency',
  params: { agencyId: PathID },
  value: ShownAgency,
})

export const createAgency = post('createAgency', ofFoodBank, {
  summary: 'Adds an agency of the food bank, and invites who answers for it.',
  roles: foodBankSetupRoles,
  resource: 'self',
  body: z.extend(AgencyDraft, inviteField),
  value: ShownAgency,
  idempotent: true,
})

export const updateAgency = put('updateAgency', `${ofFoodBank}/{agencyId}`, {
  summary:
    'Changes an agency for the donations that are posted from now on; 409 when somebody else changed it after `Version`.',
  roles: foodBankSetupRoles,
  resource: 'agency',
  params: { agencyId: PathID },
  body: z.extend(AgencyChange, inviteField),
  value: ShownAgency,
  idempotent: true,
})

export const deleteAgency = remove('deleteAgency', `${ofFoodBank}/{agencyId}`, {
  summary: 'Deletes an agency that was never used; one with a past is made inactive instead.',
  roles: foodBankSetupRoles,
  resource: 'agency',
  params: { agencyId: PathID },
  value: Nothing,
  idempotent: true,
})

export const setMasterAgency = put('setMasterAgency', '/api/foodbanks/current/masterFoodBankAgency', {
  summary: 'Makes an agency the food bank’s own; the one before is an agency like the others.',
  roles: foodBankSetupRoles,
  resource: 'agency',
  body: z.strictObject({ AgencyID: ID }),
  value: ShownAgency,
})

export const getOwnAgency = get('getOwnAgency', '/api/agencies/current/profile', {
  summary: 'The signed-in agency as its food bank and it itself set it up.',
  roles: ['agency'],
  resource: 'self',
  value: ShownAgency,
})

export const updateOwnAgency = put('updateOwnAgency', '/api/agencies/current/profile', {
  summary: 'Changes what an agency sets by itself; 409 when somebody else changed it after `Version`.',
  roles: ['agency'],
  resource: 'self',
  body: AgencyOwnChange,
  value: ShownAgency,
  idempotent: true,
})
