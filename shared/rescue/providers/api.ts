import { foodBankRoles, foodBankSetupRoles } from '../../core/access.ts'
import { area } from '../../core/schema/endpoint.ts'
import { gridQuery, Nothing, PathID, page } from '../../core/schema/fields.ts'
import { activeFilter } from '../../network/organizations/drafts.ts'
import { ProviderChange, ProviderDraft, ShownProvider } from './provider.ts'

/** A food bank's volunteers and transportation companies. */
const { get, post, put, remove } = area('providers')

const path = '/api/foodbanks/current/transportationproviders'

export const getTransportationProvidersGrid = get('getTransportationProvidersGrid', path, {
  summary: 'The food bank’s volunteers and transportation companies by name.',
  roles: foodBankRoles,
  resource: 'self',
  query: {
    source: gridQuery.source,
    searchFilter: gridQuery.searchFilter,
    active: activeFilter,
    rows: gridQuery.rows,
    cursor: gridQuery.cursor,
  },
  value: page(ShownProvider),
})

export const getTransportationProvider = get('getTransportationProvider', `${path}/{id}`, {
  summary: 'A volunteer or transportation company.',
  roles: foodBankRoles,
  resource: 'transportationProvider',
  params: { id: PathID },
  value: ShownProvider,
})

export const createTransportationProvider = post('createTransportationProvider', path, {
  summary: 'Adds a volunteer or transportation company.',
  roles: foodBankSetupRoles,
  resource: 'self',
  body: ProviderDraft,
  value: ShownProvider,
  idempotent: true,
})

export const updateTransportationProvider = put('updateTransportationProvider', `${path}/{id}`, {
  summary: 'Changes a volunteer or transportation company; 409 when somebody else changed it after `Version`.',
  roles: foodBankSetupRoles,
  resource: 'transportationProvider',
  params: { id: PathID },
  body: ProviderChange,
  value: ShownProvider,
  idempotent: true,
})

export const deleteTransportationProvider = remove('deleteTransportationProvider', `${path}/{id}`, {
  summary: 'Deletes a volunteer or company that was never asked to drive; another one is made inactive instead.',
  roles: foodBankSetupRoles,
  resource: 'transportationProvider',
  params: { id: PathID },
  value: Nothing,
  idempotent: true,
})
