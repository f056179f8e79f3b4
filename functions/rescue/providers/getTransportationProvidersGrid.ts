import { TransportationProvider } from '../../../shared/network/organizations/entity.ts'
import * as providers from '../../../shared/rescue/providers/api.ts'
import { endpoint } from '../../core/http/http.ts'
import { searchedPage } from '../../core/http/searchedPage.ts'
import { entityLists } from '../../core/table/keys/entities.ts'
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
