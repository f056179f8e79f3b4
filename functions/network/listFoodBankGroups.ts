import * as network from '../../shared/api/network.ts'
import { allFoodBanks } from '../entities/entityTable.ts'
import { endpoint } from '../http.ts'
import { allGroups } from './groupTable.ts'

export const handler = endpoint(network.listFoodBankGroups, async () => {
  const [groups, foodBanks] = await Promise.all([allGroups(), allFoodBanks()])
  return groups.map((group) => ({
    ...group,
    FoodBanks: foodBanks.filter(({ ID }) => group.FoodBankIDs.includes(ID)).map(({ ID, Name }) => ({ ID, Name })),
  }))
})
