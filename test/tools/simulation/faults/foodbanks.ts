import * as foodbanks from '../../../../shared/network/foodbanks/api.ts'
import { defaultFoodBankSettings } from '../../../../shared/network/organizations/entity.ts'
import { call } from '../../../engine/call.ts'
import { people } from '../../../engine/smallTenant.ts'
import { asks, type Scenario } from './scenario.ts'

export const foodbanksFaults: Scenario[] = [
  asks(foodbanks.updateSettings, 'empty', () =>
    call(foodbanks.updateSettings, people.foodBank, { ...defaultFoodBankSettings, QuietHours: null, OfferMinutes: 30 }),
  ),
  asks(foodbanks.updateSecondFactorRoles, 'empty', () =>
    call(foodbanks.updateSecondFactorRoles, { ...people.foodBank, Role: 'foodbankadmin' }, { Roles: ['donor'] }),
  ),
]
