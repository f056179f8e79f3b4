import * as network from '../../../shared/network/groups/api.ts'
import { FoodBankListRow } from '../../../shared/network/groups/network.ts'
import { endpoint } from '../../core/http/http.ts'
import { searchedPage } from '../../core/http/searchedPage.ts'
import { entityLists } from '../../core/table/keys/entities.ts'

export const handler = endpoint(network.getFoodBanksGrid, ({ input }) =>
  searchedPage(entityLists.foodBanks(), FoodBankListRow, input, ({ Name, Address }) => [
    Name,
    Address.City,
    Address.Province,
  ]),
)
