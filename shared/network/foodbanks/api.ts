import * as z from 'zod/mini'
import { foodBankAdministratorRoles, foodBankRoles } from '../../core/access.ts'
import { area } from '../../core/schema/endpoint.ts'
import { ID } from '../../core/schema/fields.ts'
import { PlacedAddress } from '../organizations/address.ts'
import { FoodBankSettings, SecondFactorRequirement } from '../organizations/entity.ts'

/** A food bank's own settings. */
const { get, put } = area('foodbanks')

export const getMasterAgency = get('getMasterAgency', '/api/foodbanks/current/masterFoodBankAgency', {
  summary: 'The food bank’s own agency.',
  roles: foodBankRoles,
  resource: 'self',
  value: z.nullable(z.object({ ID: ID, Name: z.string() })),
})

export const getCurrentLocation = get('getCurrentLocation', '/api/foodbank/current/location', {
  summary: 'Where the food bank is: forms of its places start with its address.',
  roles: foodBankRoles,
  resource: 'self',
  value: z.object({ ID: ID, Name: z.string(), TimeZone: z.string(), Address: PlacedAddress }),
})

/** Pages of before the quiet hours read no answer with them. */
const before2 = ({ QuietHours: _, ...settings }: FoodBankSettings) => settings

export const getSettings = get('getSettings', '/api/foodbanks/current/settings', {
  summary: 'How the food bank matches and offers donations.',
  roles: foodBankRoles,
  resource: 'self',
  value: FoodBankSettings,
  before2,
})

/** Without quiet hours, as pages before them send settings, they stay what they are. */
export const SentSettings = z.strictObject({
  ...FoodBankSettings.shape,
  QuietHours: z.optional(FoodBankSettings.shape.QuietHours),
})

export const updateSettings = put('updateSettings', '/api/foodbanks/current/settings', {
  summary: 'Changes how later donations are matched and offered.',
  roles: foodBankRoles,
  resource: 'self',
  body: SentSettings,
  value: FoodBankSettings,
  before2,
})

export const getSecondFactorRoles = get('getSecondFactorRoles', '/api/foodbanks/current/secondFactorRoles', {
  summary: 'The roles in which the food bank’s people need a second factor.',
  roles: foodBankAdministratorRoles,
  resource: 'self',
  value: SecondFactorRequirement,
})

export const updateSecondFactorRoles = put('updateSecondFactorRoles', '/api/foodbanks/current/secondFactorRoles', {
  summary: 'Requires a second factor in these roles; counts from a person’s next token on, within the hour.',
  roles: foodBankAdministratorRoles,
  resource: 'self',
  body: SecondFactorRequirement,
  value: SecondFactorRequirement,
})

export const listAssociatedAgencies = get('listAssociatedAgencies', '/api/agencies/associated', {
  summary: 'The food bank’s agencies by name, to choose one whose orders and customers are shown.',
  roles: foodBankRoles,
  resource: 'self',
  value: z.array(z.object({ ID: ID, Name: z.string(), EntityID: ID })),
})
