import * as distributors from '../../../shared/rescue/loads/api.ts'
import { notFound } from '../../core/http/fault.ts'
import { endpoint } from '../../core/http/http.ts'
import { agenciesOfFoodBank, allFoodBanks, findEntity } from '../../network/organizations/entityTable.ts'
import { receiverOf } from './receivers.ts'

async function foodBankWithAgencies(id: number) {
  const [foodBank, agencies] = await Promise.all([findEntity('foodBank', id), agenciesOfFoodBank(id)])
  if (!foodBank) throw notFound()
  return [foodBank, ...agencies.filter(({ IsActive }) => IsActive)]
}

export const handler = endpoint(distributors.listAssociatedEntities, async ({ input: { foodBankId } }) => {
  const found = foodBankId === undefined ? await allFoodBanks() : await foodBankWithAgencies(foodBankId)
  return found.map(receiverOf)
})
