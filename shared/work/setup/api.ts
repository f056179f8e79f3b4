import * as z from 'zod/mini'
import { agencyOrFoodBankRoles, foodBankRoles } from '../../core/access.ts'
import { area } from '../../core/schema/endpoint.ts'
import { FoodBankSetup } from './foodBankChecklist.ts'
import { PantrySetupItem } from './pantryChecklist.ts'
import { SetupItem, setupActions } from './setupItem.ts'

/** Checklists with which an agency, a food bank and a pantry begin. */
const { get, post } = area('setup')

export const listSetupItems = get('listSetupItems', '/api/agencies/current/adhoc/setup/items', {
  summary: 'What the agency still needs to take part in real-time donations, from its real configuration.',
  roles: ['agency'],
  resource: 'self',
  value: z.array(SetupItem),
})

export const performSetupAction = post('performSetupAction', '/api/agencies/current/adhoc/setup/action/{actionName}', {
  summary:
    'Performs an item’s action: confirmContact, confirmAddress, confirmStorage, confirmCapacity, workWithoutDrivers, acceptAllCategories or turnOnNotifications.',
  roles: ['agency'],
  resource: 'self',
  params: { actionName: z.enum(setupActions) },
  value: z.array(SetupItem),
})

export const getFoodBankSetup = get('getFoodBankSetup', '/api/foodbanks/current/setup', {
  summary: 'The food bank’s way to its first accepted donation; no items once it was gone.',
  roles: foodBankRoles,
  resource: 'self',
  value: FoodBankSetup,
})

export const getPantrySetup = get('getPantrySetup', '/api/orderahead/setup', {
  summary: 'The way of the caller’s pantry to its first order; no items once one was placed.',
  roles: agencyOrFoodBankRoles,
  resource: 'self',
  value: z.object({ Items: z.array(PantrySetupItem) }),
})
