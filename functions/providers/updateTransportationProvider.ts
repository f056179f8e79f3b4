import * as providers from '../../shared/api/providers.ts'
import { providerRefusal } from '../../shared/provider/provider.ts'
import { assertVersion, changeOf } from '../entities/entityTable.ts'
import { endpointOn } from '../http.ts'
import { providerById, shownProvider } from './providerTable.ts'

export const handler = endpointOn(
  providers.updateTransportationProvider,
  providerById,
  async ({ resource, input: { id: _, Version, ...draft }, table, language, now, idempotencyKey }) => {
    assertVersion(resource, Version, language)
    const refusal = providerRefusal(draft)
    if (refusal) return refusal
    const { after, write } = changeOf(resource, draft)
    const answer = shownProvider(after)
    await table.commit([write, ...idempotencyKey.writes(answer, now)])
    return answer
  },
)
