import * as z from 'zod/mini'
import { foodBankRoles } from '../access.ts'
import { FoodBankSettings } from '../entity/entity.ts'
import { area } from './endpoint.ts'
import { ID } from './fields.ts'

/** A food bank's own settings. */
const { get, put } = area('foodbanks')

export const getMasterAgency = get('getMasterAgency', '/api/foodbanks/current/masterFoodBankAgency', {
  summary: 'The food bank’s own agency.',
  roles: foodBankRoles,
  resource: 'self',
  value: z.nullable(z.object({ ID: ID, Name: z.string() })),
})

export const getSettings = get('getSettings', '/api/foodbanks/current/settings', {
  summary: 'How the food bank matches and offers donations.',
  roles: foodBankRoles,
  resource: 'self',
  value: FoodBankSettings,
})

export const updateSettings = put('updateSettings', '/api/foodbanks/current/settings', {
  summary: 'Changes how later donations are matched and offered.',
  roles: foodBankRoles,
  resource: 'self',
  body: FoodBankSettings,
  value: FoodBankSettings,
})
