import * as providers from '../../../shared/rescue/providers/api.ts'
import { providerRefusal } from '../../../shared/rescue/providers/provider.ts'
import { endpoint } from '../../core/http/http.ts'
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
