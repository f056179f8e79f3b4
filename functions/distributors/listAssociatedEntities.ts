import * as distributors from '../../shared/api/distributors.ts'
import { agenciesOfFoodBank, allFoodBanks, entityOf } from '../entities/entityTable.ts'
import { notFound } from '../http/fault.ts'
import { endpoint } from '../http.ts'
import { receiverOf } from './receivers.ts'

async function foodBankWithAgencies(id: number) {
  const [foodBank, agencies] = await Promise.all([entityOf('foodBank', id), agenciesOfFoodBank(id)])
  if (!foodBank) throw notFound()
  return [foodBank, ...agencies.filter(({ IsActive }) => IsActive)]
}

export const handler = endpoint(distributors.listAssociatedEntities, async ({ input: { foodBankId } }) => {
  const found = foodBankId === undefined ? await allFoodBanks() : await foodBankWithAgencies(foodBankId)
  return found.map(receiverOf)
})
