import * as network from '../../../shared/network/groups/api.ts'
import { endpoint } from '../../core/http/http.ts'
import { allFoodBanks } from '../organizations/entityTable.ts'
import { allGroups } from './groupTable.ts'

export const handler = endpoint(network.listFoodBankGroups, async () => {
  const [groups, foodBanks] = await Promise.all([allGroups(), allFoodBanks()])
  return groups.map((group) => ({
    ...group,
    FoodBanks: foodBanks.filter(({ ID }) => group.FoodBankIDs.includes(ID)).map(({ ID, Name }) => ({ ID, Name })),
  }))
})
