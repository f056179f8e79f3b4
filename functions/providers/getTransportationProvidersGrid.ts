import * as providers from '../../shared/api/providers.ts'
import { passesActive } from '../../shared/entity/drafts.ts'
import { TransportationProvider } from '../../shared/entity/entity.ts'
import { holdsWords } from '../../shared/grid/words.ts'
import { defaultRows } from '../donations/grids.ts'
import { endpoint } from '../http.ts'
import { filteredPage } from '../table/filteredPage.ts'
import { entityLists } from '../table/keys/entities.ts'
import { shownProvider } from './providerTable.ts'

export const handler = endpoint(providers.getTransportationProvidersGrid, async ({ input, caller, table }) => {
  const { searchFilter: search, active, rows: limit = defaultRows, cursor: from } = input
  const query = { ...entityLists.foodBankProviders(caller.EntityID), limit, cursor: from }
  const passes = (one: TransportationProvider) =>
    passesActive(one, active) && (!search || holdsWords([one.Name, one.EMailAddress, one.PhoneNumber], search))
  const { items, cursor } =
    search || active
      ? await filteredPage(query, TransportationProvider, passes)
      : await table.page(query, TransportationProvider)
  return { rows: items.map(shownProvider), ...(cursor ? { cursor } : {}) }
})
