import * as providers from '../../shared/api/providers.ts'
import { TransportationProvider } from '../../shared/entity/entity.ts'
import { endpoint } from '../http.ts'
import { searchedPage } from '../searchedPage.ts'
import { entityLists } from '../table/keys/entities.ts'
import { shownProvider } from './providerTable.ts'

export const handler = endpoint(providers.getTransportationProvidersGrid, async ({ input, caller }) => {
  const list = entityLists.foodBankProviders(caller.EntityID)
  const { rows, ...page } = await searchedPage(list, TransportationProvider, input, (one) => [
    one.Name,
    one.EMailAddress,
    one.PhoneNumber,
  ])
  return { rows: rows.map(shownProvider), ...page }
})
