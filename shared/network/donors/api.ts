import * as z from 'zod/mini'
import { foodBankRoles, foodBankSetupRoles } from '../../core/access.ts'
import { area } from '../../core/schema/endpoint.ts'
import { gridQuery, ID, listQuery, Nothing, PathID, page } from '../../core/schema/fields.ts'
import { activeFilter } from '../organizations/drafts.ts'
import { inviteField } from '../people/answerer.ts'
import { ApiKeyDraft, ApiKeyRow } from './apiKey.ts'
import {
  DonorChange,
  DonorDraft,
  DonorListRow,
  DonorLocationChange,
  DonorLocationListRow,
  NewDonorLocation,
  SharedDonor,
  SharedDonorListRow,
  ShownDonor,
  ShownDonorLocation,
} from './donor.ts'
import { DonorSignUpDraft, PendingDonor, PendingDonorDecision, PendingDonorRow, pendingDonorStates } from './signUp.ts'

/** A food bank's donors and the locations that they give from. */
const { get, post, put, remove } = area('donors')

const donorPath = '/api/foodbanks/current/donors'
const locationPath = '/api/foodbanks/current/donorlocations'
/** A donor of one food bank is that food bank's to change; one of several is the network's. */
const donorOwners = [...foodBankSetupRoles, 'fano'] as const
export const getDonorsGrid = get('getDonorsGrid', donorPath, {
  summary: 'The food bank’s donors by name.',
  roles: foodBankRoles,
  resource: 'self',
  query: listQuery,
  value: page(DonorListRow),
})

export const getSharedDonorsGrid = get('getSharedDonorsGrid', '/api/fano/donors', {
  summary: 'Donors that give to several food banks, by name: those that the network looks after.',
  roles: ['fano'],
  resource: 'self',
  query: listQuery,
  value: page(SharedDonorListRow),
})

const sharedPath = '/api/fano/donors/{id}'

export const getSharedDonor = get('getSharedDonor', sharedPath, {
  summary: 'A donor with the food banks that it gives to, and how many locations it has at each.',
  roles: ['fano'],
  resource: 'donor',
  params: { id: PathID },
  value: SharedDonor,
})

export const getFoodBankDonorsGrid = get('getFoodBankDonorsGrid', '/api/fano/foodbanks/{id}/donors', {
  summary: 'The donors of a food bank by name: those that the network can share with another one.',
  roles: ['fano'],
  resource: 'foodBank',
  params: { id: PathID },
  query: listQuery,
  value: page(DonorListRow),
})

export const addDonorFoodBank = post('addDonorFoodBank', `${sharedPath}/foodbanks`, {
  summary: 'The donor gives to one more food bank, which adds the locations that give to it.',
  roles: ['fano'],
  resource: 'donor',
  params: { id: PathID },
  body: z.strictObject({ FoodBankID: ID }),
  value: SharedDonor,
  idempotent: true,
})

export const removeDonorFoodBank = remove('removeDonorFoodBank', `${sharedPath}/foodbanks/{foodBankId}`, {
  summary: 'The donor gives to a food bank no more, where it has neither locations nor keys for its software.',
  roles: ['fano'],
  resource: 'donor',
  params: { id: PathID, foodBankId: PathID },
  value: SharedDonor,
  idempotent: true,
})

/** Names the food banks that it gives to. */
const DonorWithFoodBanks = z.extend(ShownDonor, { FoodBanks: z.array(z.string()) })
export type DonorWithFoodBanks = z.infer<typeof DonorWithFoodBanks>

export const getDonor = get('getDonor', `${donorPath}/{id}`, {
  summary: 'A donor of the food bank, or any donor for the network, with the names of the food banks that it gives to.',
  roles: [...foodBankRoles, 'fano'],
  resource: 'donor',
  params: { id: PathID },
  value: DonorWithFoodBanks,
})

export const createDonor = post('createDonor', donorPath, {
  summary: 'Adds a donor of the food bank, and invites who posts for it.',
  roles: foodBankSetupRoles,
  resource: 'self',
  body: z.extend(DonorDraft, inviteField),
  value: ShownDonor,
  idempotent: true,
})

export const updateDonor = put('updateDonor', `${donorPath}/{id}`, {
  summary:
    'Changes a donor and its name at its locations: the food bank one that gives to it alone, the network one of several food banks. 409 when it changed after `Version`.',
  roles: donorOwners,
  resource: 'donor',
  params: { id: PathID },
  body: z.extend(DonorChange, inviteField),
  value: ShownDonor,
  idempotent: true,
})

export const deleteDonor = remove('deleteDonor', `${donorPath}/{id}`, {
  summary: 'Deletes a donor that has neither locations nor people; who may is as for its changes.',
  roles: donorOwners,
  resource: 'donor',
  params: { id: PathID },
  value: Nothing,
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
  summary: 'Adds a location of a donor, and invites who posts for it; its code is unique in the food bank.',
  roles: foodBankSetupRoles,
  resource: 'donor',
  body: z.extend(NewDonorLocation, inviteField),
  value: ShownDonorLocation,
  idempotent: true,
})

export const deleteDonorLocation = remove('deleteDonorLocation', `${locationPath}/{id}`, {
  summary: 'Deletes a donor location that was never used; one with a past is made inactive instead.',
  roles: foodBankSetupRoles,
  resource: 'donorLocation',
  params: { id: PathID },
  value: Nothing,
  idempotent: true,
})

export const updateDonorLocation = put('updateDonorLocation', `${locationPath}/{id}`, {
  summary: 'Changes a donor location and its presets; 409 when somebody else changed it after `Version`.',
  roles: foodBankSetupRoles,
  resource: 'donorLocation',
  params: { id: PathID },
  body: z.extend(DonorLocationChange, inviteField),
  value: ShownDonorLocation,
  idempotent: true,
})

export const getDonorSignUp = get('getDonorSignUp', '/api/donors/signup', {
  summary: 'The food bank that a sign-up address belongs to.',
  roles: 'anonymous',
  resource: 'code',
  query: { foodBankId: PathID },
  value: z.object({ FoodBank: z.object({ ID: ID, Name: z.string() }) }),
})

export const signUpDonor = post('signUpDonor', '/api/donors/signup', {
  summary:
    'A donor signs up at a food bank and waits for its approval; the same sign-up sent again while it waits is kept once.',
  roles: 'anonymous',
  resource: 'code',
  body: DonorSignUpDraft,
  value: Nothing,
})

const pendingPath = '/api/foodbank/pendingDonor'

/** Sign-up for the food bank, with where the map of its form starts. */
export const ShownPendingDonor = z.extend(PendingDonor, {
  TimeZone: z.string(),
  Around: z.object({ Latitude: z.number(), Longitude: z.number() }),
})
export type ShownPendingDonor = z.infer<typeof ShownPendingDonor>

export const listPendingDonors = get('listPendingDonors', pendingPath, {
  summary: 'Donors that signed up at the food bank, newest first; those that wait when no state is named.',
  roles: foodBankRoles,
  resource: 'self',
  query: { state: z.optional(z.enum(pendingDonorStates)), rows: gridQuery.rows, cursor: gridQuery.cursor },
  value: page(PendingDonorRow),
})

export const getPendingDonor = get('getPendingDonor', `${pendingPath}/{id}`, {
  summary: 'A donor that signed up, with what was decided.',
  roles: foodBankRoles,
  resource: 'pendingDonor',
  params: { id: PathID },
  value: ShownPendingDonor,
})

export const decidePendingDonor = post('decidePendingDonor', `${pendingPath}/{id}/decision`, {
  summary:
    'Approves a donor that signed up, which makes donor, location and the invitation of its person at once, or refuses it by e-mail.',
  roles: foodBankSetupRoles,
  resource: 'pendingDonor',
  params: { id: PathID },
  body: PendingDonorDecision,
  value: ShownPendingDonor,
  idempotent: true,
})

const keysPath = '/api/donors/{donorId}/apikeys'
const keyKeepers = [...foodBankSetupRoles, 'donor'] as const

export const listDonorApiKeys = get('listDonorApiKeys', keysPath, {
  summary: 'Keys with which the donor’s software posts donations: a food bank sees its own, the donor all.',
  roles: keyKeepers,
  resource: 'donor',
  params: { donorId: PathID },
  value: z.object({ Donor: z.object({ ID: ID, Name: z.string() }), Keys: z.array(ApiKeyRow) }),
})

export const createDonorApiKey = post('createDonorApiKey', keysPath, {
  summary: 'Makes a key and answers it, once and never again: a repeat under its idempotency key answers no key.',
  roles: keyKeepers,
  resource: 'donor',
  params: { donorId: PathID },
  body: ApiKeyDraft,
  value: z.object({ Key: z.nullable(z.string()), Row: ApiKeyRow }),
  idempotent: true,
})

export const revokeDonorApiKey = post('revokeDonorApiKey', `${keysPath}/{keyId}/revoke`, {
  summary: 'The key posts nothing any more; what it posted stays.',
  roles: keyKeepers,
  resource: 'donor',
  params: { donorId: PathID, keyId: PathID },
  value: ApiKeyRow,
})
