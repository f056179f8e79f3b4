import * as providers from '../../../shared/rescue/providers/api.ts'
import { providerRefusal } from '../../../shared/rescue/providers/provider.ts'
import { endpointOn } from '../../core/http/http.ts'
import { assertVersion, changeOf } from '../../network/organizations/entityTable.ts'
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
