import * as lockers from '../../../../shared/pantry/lockers/api.ts'
import { call } from '../../../engine/call.ts'
import { people } from '../../../engine/smallTenant.ts'
import { lockerWindow } from './prepare.ts'
import { asks, type Scenario } from './scenario.ts'

export const lockersFaults: Scenario[] = [
  asks(lockers.reserveLockers, 'empty', () => call(lockers.reserveLockers, people.foodBank, { id: lockerWindow })),
]
