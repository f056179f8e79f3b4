import * as donors from '../../../shared/network/donors/api.ts'
import { notFound } from '../../core/http/fault.ts'
import { openEndpoint } from '../../core/http/http.ts'
import { findEntity } from '../organizations/entityTable.ts'

export const handler = openEndpoint(donors.getDonorSignUp, async ({ input }) => {
  const foodBank = await findEntity('foodBank', input.foodBankId)
  if (!foodBank) throw notFound()
  return { FoodBank: foodBank }
})
