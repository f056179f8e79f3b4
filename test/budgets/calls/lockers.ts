import { testOrderOf } from '../../engine/orders.ts'
import type { Calls } from './making.ts'

export const lockersCalls: Calls = {
  reserveLockers: async ({ foodBank }) => ({
    by: foodBank,
    input: { id: (await testOrderOf(foodBank, 'Figueroa')).PantryLocationPickupTimeID },
  }),
}
