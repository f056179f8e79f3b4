import * as z from 'zod/mini'
import { agencyOrFoodBankRoles } from '../../core/access.ts'
import { area } from '../../core/schema/endpoint.ts'
import { Nothing, PathID } from '../../core/schema/fields.ts'
import { countsThings, Limit, LimitDraft, LimitReference, ListedLimitDraft, limitValueFields, rising } from './limit.ts'

/** Types and scopes of limits, and the limits of all products of a food bank's or agency's pantry. */
const { get, post, put, remove } = area('limits')

const readers = [...agencyOrFoodBankRoles, 'customer'] as const

/**
 * Owner of the limits: of the pantry that a place belongs to; the caller’s own without one, of a customer the food
 * bank’s.
 */
const ofPlace = {
  PantryLocationID: z.optional(PathID),
  PantryLocationPickupTimeID: z.optional(PathID),
  FoodBankDeliveryTimeID: z.optional(PathID),
}

export const listLimitTypes = get('listLimitTypes', '/api/orderahead/limittypes', {
  summary: 'The types of limits: of items, of orders and of points.',
  roles: readers,
  byHelper: true,
  resource: 'tenant',
  value: z.array(LimitReference),
})

export const listLimitTimeScopes = get('listLimitTimeScopes', '/api/orderahead/limittimescopes', {
  summary: 'The time scopes of limits, from one order to the whole account.',
  roles: readers,
  byHelper: true,
  resource: 'tenant',
  value: z.array(LimitReference),
})

export const getItemsPerOrderLimit = get('getItemsPerOrderLimit', '/api/orderahead/itemsperorderlimit', {
  summary: 'How many items an order of the caller’s pantry may have; null without a limit.',
  roles: readers,
  byHelper: true,
  resource: 'self',
  query: ofPlace,
  value: z.nullable(Limit),
})

export const setItemsPerOrderLimit = put('setItemsPerOrderLimit', '/api/orderahead/itemsperorderlimit', {
  summary: 'Sets how many items an order of the caller’s pantry may have.',
  roles: agencyOrFoodBankRoles,
  resource: 'self',
  body: z.strictObject(limitValueFields).check(rising),
  value: Limit,
})

export const removeItemsPerOrderLimit = remove('removeItemsPerOrderLimit', '/api/orderahead/itemsperorderlimit', {
  summary: 'Lets orders of the caller’s pantry have any number of items.',
  roles: agencyOrFoodBankRoles,
  resource: 'self',
  value: Nothing,
})

export const listOrderLimits = get('listOrderLimits', '/api/orderahead/orderlimits', {
  summary:
    'How many orders a customer of the caller’s pantry may place, and how many points a household has, in days, weeks, months or ever.',
  roles: readers,
  byHelper: true,
  resource: 'self',
  query: ofPlace,
  value: z.array(Limit),
})

export const addOrderLimit = post('addOrderLimit', '/api/orderahead/orderlimits', {
  summary: 'Adds a limit of orders or of points. `LimitTypeID` has to be that of one of them.',
  roles: agencyOrFoodBankRoles,
  resource: 'self',
  body: LimitDraft,
  value: Limit,
  idempotent: true,
})

export const updateOrderLimit = put('updateOrderLimit', '/api/orderahead/orderlimits/{id}', {
  summary: 'Changes a limit of orders or of points.',
  roles: agencyOrFoodBankRoles,
  resource: 'orderLimit',
  params: { id: PathID },
  body: ListedLimitDraft,
  value: Limit,
})

export const removeOrderLimit = remove('removeOrderLimit', '/api/orderahead/orderlimits/{id}', {
  summary: 'Removes a limit of orders or of points.',
  roles: agencyOrFoodBankRoles,
  resource: 'orderLimit',
  params: { id: PathID },
  value: Nothing,
  idempotent: true,
})

const product = { roles: agencyOrFoodBankRoles, resource: 'product' } as const

export const listProductLimits = get('listProductLimits', '/api/orderahead/inventory/{id}/limits', {
  summary: 'The limits of one product.',
  ...product,
  params: { id: PathID },
  value: z.array(Limit),
})

export const addProductLimit = post('addProductLimit', '/api/orderahead/inventory/{id}/limits', {
  summary: 'Adds a limit of items or of orders to a product.',
  ...product,
  params: { id: PathID },
  body: LimitDraft.check(countsThings),
  value: Limit,
  idempotent: true,
})

export const updateProductLimit = put('updateProductLimit', '/api/orderahead/inventory/{id}/limits/{limitId}', {
  summary: 'Changes a limit of a product.',
  ...product,
  params: { id: PathID, limitId: PathID },
  body: ListedLimitDraft.check(countsThings),
  value: Limit,
})

export const removeProductLimit = remove('removeProductLimit', '/api/orderahead/inventory/{id}/limits/{limitId}', {
  summary: 'Removes a limit of a product.',
  ...product,
  params: { id: PathID, limitId: PathID },
  value: Nothing,
  idempotent: true,
})
