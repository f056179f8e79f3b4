import * as network from '../../shared/api/network.ts'
import { FoodBankListRow } from '../../shared/network/network.ts'
import { endpoint } from '../http.ts'
import { searchedPage } from '../searchedPage.ts'
import { entityLists } from '../table/keys/entities.ts'

export const handler = endpoint(network.getFoodBanksGrid, ({ input }) =>
  searchedPage(entityLists.foodBanks(), FoodBankListRow, input, ({ Name, Address }) => [
    Name,
    Address.City,
    Address.Province,
  ]),
)
