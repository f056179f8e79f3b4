import * as z from 'zod/mini'
import { agencyOrFoodBankRoles, pantryWorkRoles } from '../../core/access.ts'
import { area } from '../../core/schema/endpoint.ts'
import { gridQuery, ID, Nothing, PathID, page } from '../../core/schema/fields.ts'
import { LocationTag, PlaceTagDraft } from '../tags/placeTag.ts'
import { LocationCustomer } from './access.ts'
import { LocationAddressDraft, LocationChange, LocationDraft, PickupLocationRow, ShownLocation } from './location.ts'
import { LocationOverview, OverviewGroup } from './overview.ts'

/** Places at which customers pick up their orders: the locations of a food bank and of its agencies. */
const { get, post, put, remove } = area('locations')

const ofLocation = '/api/orderahead/location/{id}'
const onLocation = { roles: agencyOrFoodBankRoles, resource: 'pickupLocation', params: { id: PathID } } as const
/** Customers choose where to pick up. */
const readers = [...agencyOrFoodBankRoles, 'customer'] as const
const readLocation = { ...onLocation, roles: readers } as const

export const listLocations = get('listLocations', '/api/orderahead/locations', {
  summary:
    'Locations by label: an agency’s own, or a food bank’s with those of its agencies, or of one of them; for a volunteer those of their pantry, for a customer those where they may order.',
  roles: [...pantryWorkRoles, 'customer'],
  byHelper: true,
  resource: 'self',
  query: { agencyId: z.optional(PathID) },
  value: z.array(PickupLocationRow),
})

export const getLocation = get('getLocation', ofLocation, {
  summary: 'One location.',
  ...readLocation,
  byHelper: true,
  value: ShownLocation,
})

export const addLocation = post('addLocation', '/api/orderahead/location', {
  summary: 'Adds a location of the caller’s pantry, or, by a food bank, of one of its agencies.',
  roles: agencyOrFoodBankRoles,
  resource: 'self',
  body: LocationDraft,
  value: ShownLocation,
  idempotent: true,
})

export const updateLocation = put('updateLocation', ofLocation, {
  summary: 'Changes label, description and type.',
  ...onLocation,
  body: LocationChange,
  value: ShownLocation,
})

export const updateLocationAddress = put('updateLocationAddress', `${ofLocation}/address`, {
  summary: 'Changes the address and its pin.',
  ...onLocation,
  body: LocationAddressDraft,
  value: ShownLocation,
})

export const toggleLocationActive = put('toggleLocationActive', `${ofLocation}/toggle`, {
  summary: 'Makes the location available to customers, or takes it away from them.',
  ...onLocation,
  body: z.strictObject({ IsActive: z.boolean() }),
  value: ShownLocation,
})

export const toggleLocationRestricted = put('toggleLocationRestricted', `${ofLocation}/togglerestricted`, {
  summary: 'Opens the location to all customers, or only to those with a referral code.',
  ...onLocation,
  body: z.strictObject({ IsRestricted: z.boolean() }),
  value: ShownLocation,
})

export const getLocationIsRestricted = get('getLocationIsRestricted', `${ofLocation}/isrestricted`, {
  summary: 'Whether customers need a referral code.',
  ...onLocation,
  value: z.boolean(),
})

// Tags

export const listLocationTags = get('listLocationTags', `${ofLocation}/tags`, {
  summary: 'The tags that the location includes or excludes.',
  ...readLocation,
  byHelper: true,
  value: z.array(LocationTag),
})

export const addLocationTag = post('addLocationTag', `${ofLocation}/tags`, {
  summary: 'Includes or excludes a tag that the location doesn’t have yet.',
  ...onLocation,
  body: z.extend(PlaceTagDraft, { PantryLocationID: z.optional(ID) }),
  value: LocationTag,
  idempotent: true,
})

export const removeLocationTag = remove('removeLocationTag', `${ofLocation}/tags/{tagId}`, {
  summary: 'Takes a tag off the location.',
  ...onLocation,
  params: { id: PathID, tagId: PathID },
  value: Nothing,
  idempotent: true,
})

/** Days that one overview reaches over at most; the default is four months. */
export const maxOverviewDays = 400

export const getLocationsGrid = get('getLocationsGrid', '/api/PantryLocationsGrid', {
  summary: `Locations by label with what their pickup days count, from three months back to a month ahead; at most ${maxOverviewDays} days.`,
  roles: agencyOrFoodBankRoles,
  resource: 'self',
  query: {
    source: gridQuery.source,
    dateStartFilter: gridQuery.dateStartFilter,
    dateEndFilter: gridQuery.dateEndFilter,
    rows: z.optional(z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(25))),
    cursor: gridQuery.cursor,
  },
  value: z.extend(page(LocationOverview), {
    /** The sums of all locations, with the first page. */
    Groups: z.optional(z.array(OverviewGroup)),
  }),
})

export const getLocationRemovalEligibility = get('getLocationRemovalEligibility', `${ofLocation}/eligibleToDelete`, {
  summary: 'Whether the location may be deleted: no order is in progress, and none exists for a coming day.',
  ...onLocation,
  value: z.boolean(),
})

export const removeLocation = remove('removeLocation', ofLocation, {
  summary: 'Deletes a location, with its coming windows, unless an order is in progress or exists for a coming day.',
  ...onLocation,
  value: Nothing,
  idempotent: true,
})

export const getLocationCustomersGrid = get('getLocationCustomersGrid', '/api/PantryLocationAuthorizedCustomersGrid', {
  summary: 'Customers who may order at a restricted location.',
  roles: agencyOrFoodBankRoles,
  resource: 'pickupLocation',
  query: { source: gridQuery.source, PantryLocationID: PathID, rows: gridQuery.rows, cursor: gridQuery.cursor },
  value: page(LocationCustomer),
})

export const removeAuthorizedCustomer = remove(
  'removeAuthorizedCustomer',
  `${ofLocation}/authorizedcustomers/{neighborId}`,
  {
    summary: 'Takes a customer’s access to a restricted location away.',
    ...onLocation,
    params: { id: PathID, neighborId: PathID },
    value: Nothing,
    idempotent: true,
  },
)
