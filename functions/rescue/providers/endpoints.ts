import { deletionRefusal } from '../../../shared/network/organizations/deletion.ts'
import { TransportationProvider } from '../../../shared/network/organizations/entity.ts'
import * as providers from '../../../shared/rescue/providers/api.ts'
import { providerRefusal } from '../../../shared/rescue/providers/provider.ts'
import { endpoint, endpointOn } from '../../core/http/http.ts'
import { searchedPage } from '../../core/http/searchedPage.ts'
import { entityLists } from '../../core/table/keys/entities.ts'
import { deleteEntity } from '../../network/organizations/deleting.ts'
import { assertVersion, changeOf } from '../../network/organizations/entityTable.ts'
import { addProviderWrites, newProvider, providerById, shownProvider } from './providerTable.ts'

export const getTransportationProvider = endpointOn(
  providers.getTransportationProvider,
  providerById,
  async ({ resource }) => shownProvider(resource),
)

export const getTransportationProvidersGrid = endpoint(
  providers.getTransportationProvidersGrid,
  async ({ input, caller }) => {
    const list = entityLists.foodBankProviders(caller.EntityID)
    const { rows, ...page } = await searchedPage(list, TransportationProvider, input, (one) => [
      one.Name,
      one.EMailAddress,
      one.PhoneNumber,
    ])
    return { rows: rows.map(shownProvider), ...page }
  },
)

export const createTransportationProvider = endpoint(
  providers.createTransportationProvider,
  async ({ input, caller, now, table, idempotencyKey }) => {
    const refusal = providerRefusal(input)
    if (refusal) return refusal
    const provider = await newProvider(caller.EntityID, input)
    const answer = shownProvider(provider)
    await table.commit([...addProviderWrites(provider), ...idempotencyKey.writes(answer, now)])
    return answer
  },
)

export const updateTransportationProvider = endpointOn(
  providers.updateTransportationProvider,
  providerById,
  async ({ resource, input: { id: _, Version, ...draft }, table, language, now, idempotencyKey }) => {
    assertVersion(resource, Version, language)
    const refusal = providerRefusal(draft)
    if (refusal) return refusal
    const { after, write } = changeOf(resource, draft)
    const answer = shownProvider(after)
    await table.commit([write, ...idempotencyKey.writes(answer, now)])
    return answer
  },
)

export const deleteTransportationProvider = endpointOn(
  providers.deleteTransportationProvider,
  providerById,
  async ({ resource, now, table, idempotencyKey }) => {
    const refusal = deletionRefusal({ Name: resource.Name, hasRuns: resource.IsUsed === true })
    if (refusal) return refusal
    await table.commit([deleteEntity(resource), ...idempotencyKey.writes(null, now)])
    return null
  },
)
