import * as z from 'zod/mini'
import { foodBankRoles, foodBankSetupRoles } from '../access.ts'
import {
  DonorChange,
  DonorDraft,
  DonorListRow,
  DonorLocationChange,
  DonorLocationListRow,
  NewDonorLocation,
  ShownDonor,
  ShownDonorLocation,
} from '../donor/donor.ts'
import { activeFilter } from '../entity/drafts.ts'
import { area } from './endpoint.ts'
import { gridQuery, PathID, page } from './fields.ts'

/** A food bank's donors and the locations that they give from. */
const { get, post, put } = area('donors')

const donorPath = '/api/foodbanks/current/donors'
const locationPath = '/api/foodbanks/current/donorlocations'
const listQuery = {
  source: gridQuery.source,
  searchFilter: gridQuery.searchFilter,
  rows: gridQuery.rows,
  cursor: gridQuery.cursor,
}

export const getDonorsGrid = get('getDonorsGrid', donorPath, {
  summary: 'The food bank’s donors by name.',
  roles: foodBankRoles,
  resource: 'self',
  query: listQuery,
  value: page(DonorListRow),
})

export const getDonor = get('getDonor', `${donorPath}/{id}`, {
  summary: 'A donor of the food bank.',
  roles: foodBankRoles,
  resource: 'donor',
  params: { id: PathID },
  value: ShownDonor,
})

export const createDonor = post('createDonor', donorPath, {
  summary: 'Adds a donor of the food bank.',
  roles: foodBankSetupRoles,
  resource: 'self',
  body: DonorDraft,
  value: ShownDonor,
  idempotent: true,
})

export const updateDonor = put('updateDonor', `${donorPath}/{id}`, {
  summary:
    'Changes a donor of this food bank alone, and its name at its locations; 409 when it changed after `Version`.',
  roles: foodBankSetupRoles,
  resource: 'donor',
  params: { id: PathID },
  body: DonorChange,
  value: ShownDonor,
  idempotent: true,
})

export const getDonorLocationsGrid = get('getDonorLocationsGrid', locationPath, {
  summary: 'The food bank’s donor locations by name, or those of one donor.',
  roles: foodBankRoles,
  resource: 'self',
  query: { ...listQuery, active: activeFilter, donorId: z.optional(PathID) },
  value: page(DonorLocationListRow),
})

export const getDonorLocation = get('getDonorLocation', `${locationPath}/{id}`, {
  summary: 'All that the food bank sets of a donor location.',
  roles: foodBankRoles,
  resource: 'donorLocation',
  params: { id: PathID },
  value: ShownDonorLocation,
})

export const createDonorLocation = post('createDonorLocation', locationPath, {
  summary: 'Adds a location of a donor; its code is unique in the food bank.',
  roles: foodBankSetupRoles,
  resource: 'donor',
  body: NewDonorLocation,
  value: ShownDonorLocation,
  idempotent: true,
})

export const updateDonorLocation = put('updateDonorLocation', `${locationPath}/{id}`, {
  summary: 'Changes a donor location and its presets; 409 when somebody else changed it after `Version`.',
  roles: foodBankSetupRoles,
  resource: 'donorLocation',
  params: { id: PathID },
  body: DonorLocationChange,
  value: ShownDonorLocation,
  idempotent: true,
})
