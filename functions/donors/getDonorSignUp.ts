import * as donors from '../../shared/api/donors.ts'
import { entityOf } from '../entities/entityTable.ts'
import { notFound } from '../http/fault.ts'
import { openEndpoint } from '../http.ts'

export const handler = openEndpoint(donors.getDonorSignUp, async ({ input }) => {
  const foodBank = await entityOf('foodBank', input.foodBankId)
  if (!foodBank) throw notFound()
  return { FoodBank: foodBank }
})
