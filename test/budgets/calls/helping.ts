import * as helpers from '../../../shared/pantry/helping/api.ts'
import { asCustomer, customerFor } from '../../engine/ordering.ts'
import { people } from '../../engine/smallTenant.ts'
import { succeed } from '../participants.ts'
import type { Calls } from './making.ts'

const Until = '2026-12-20'

export const helperCalls: Calls = {
  listHelp: async ({ foodBank }) => {
    const customer = await customerFor(foodBank)
    return { by: asCustomer(customer), input: { id: customer.ID } }
  },
  giveHelp: async ({ foodBank }) => {
    const customer = await customerFor(foodBank)
    return { by: asCustomer(customer), input: { id: customer.ID, Until } }
  },
  endHelp: async ({ foodBank }) => {
    const customer = await customerFor(foodBank)
    return { by: asCustomer(customer), input: { id: customer.ID, helperId: 999_999 } }
  },
  acceptHelp: async ({ foodBank }) => {
    const { ID: id } = await customerFor(foodBank)
    const { Code } = (await succeed(helpers.giveHelp, foodBank, { id, Until, IsConsentSpoken: true })) as {
      Code: string
    }
    return { by: people.customer, input: { Code } }
  },
}
