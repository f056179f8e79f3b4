import type { Caller } from '../../../shared/core/access.ts'
import { counter } from '../../engine/counter.ts'
import { storedNeighbor } from '../../engine/customers.ts'
import { referralOf, signUpOf } from '../../engine/referrals.ts'
import { person } from '../../engine/smallTenant.ts'
import { sharedProgramOf } from '../../engine/tags.ts'
import type { Calls } from './making.ts'

const nextFamily = counter()

const openReferralOf = async (foodBank: Caller) => {
  const DeliveryProgramIDs = [await sharedProgramOf(foodBank, 'Routes of referrals')]
  return { code: (await referralOf(foodBank, { DeliveryProgramIDs })).Code }
}

export const referralsCalls: Calls = {
  getReferral: async ({ foodBank }) => ({ by: foodBank, input: await openReferralOf(foodBank) }),
  signUpThroughReferral: async ({ foodBank }) => {
    const EMailAddress = `family${nextFamily()}@example.org`
    return { by: foodBank, input: { ...(await openReferralOf(foodBank)), ...signUpOf({ EMailAddress }) } }
  },
  redeemReferral: async ({ foodBank }) => {
    const { ID, FoodBankID } = await storedNeighbor({ FoodBankID: foodBank.EntityID })
    const by = { ...person('customer', FoodBankID, [FoodBankID]), CustomerID: ID }
    return { by, input: await openReferralOf(foodBank) }
  },
}
