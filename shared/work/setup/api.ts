import * as z from 'zod/mini'
import { area } from '../../core/schema/endpoint.ts'
import { SetupItem, setupActions } from './setupItem.ts'

/** The checklist with which an agency sets itself up for real-time donations. */
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
