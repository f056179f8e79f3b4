import * as providers from '../../shared/api/providers.ts'
import { providerRefusal } from '../../shared/provider/provider.ts'
import { endpoint } from '../http.ts'
import { addProviderWrites, newProvider, shownProvider } from './providerTable.ts'

export const handler = endpoint(
  providers.createTransportationProvider,
  async ({ input, caller, now, table, idempotencyKey }) => {
    const refusal = providerRefusal(input)
    if (refusal) return refusal
    const provider = await newProvider(caller.EntityID, input)
    const answer = shownProvider(provider)
    await table.commit([...addProviderWrites(provider), ...idempotencyKey.writes(answer, now)])
    return answer
  },
)
