import * as z from 'zod/mini'
import { agencyOrFoodBankRoles } from '../../core/access.ts'
import { area } from '../../core/schema/endpoint.ts'
import { Day, ID, PathID, Text } from '../../core/schema/fields.ts'
import { codeDays, Helper, maxHelpDays, maxHelped, maxHelpers } from './helping.ts'

/** People who order for other households. */
const { get, post, remove } = area('ordering')

const ofHousehold = {
  roles: [...agencyOrFoodBankRoles, 'customer'],
  resource: 'homeCustomer',
  params: { id: PathID },
} as const
const path = '/api/orderahead/customer/{id}/helpers'

export const listHelp = get('listHelp', path, {
  summary: `People who may order for a household, at most ${maxHelpers}.`,
  ...ofHousehold,
  value: z.array(Helper),
})

export const giveHelp = post('giveHelp', path, {
  summary: `Makes a code by which one person may order for the household until a day, at most ${maxHelpDays} ahead: by the household, or by staff with its spoken consent. It is used once, within ${codeDays} days.`,
  ...ofHousehold,
  body: z.strictObject({ Until: Day, IsConsentSpoken: z._default(z.boolean(), false) }),
  value: z.object({ Code: z.string() }),
})

export const endHelp = remove('endHelp', `${path}/{helperId}`, {
  summary: 'Ends a person’s help at once, also where they have the app open.',
  ...ofHousehold,
  params: { id: PathID, helperId: PathID },
  value: z.array(Helper),
  permissions: ['people:write'],
})

export const acceptHelp = post('acceptHelp', '/api/orderahead/helping', {
  summary: `Takes a household’s code: the person may order for it. One person helps at most ${maxHelped} households.`,
  roles: ['customer'],
  byHelper: true,
  resource: 'self',
  body: z.strictObject({ Code: Text(100) }),
  value: z.object({ CustomerID: ID, Name: z.string(), Until: Day }),
  permissions: ['people:write'],
})
