import * as providers from '../../../shared/rescue/providers/api.ts'
import { endpointOn } from '../../core/http/http.ts'
import { providerById, shownProvider } from './providerTable.ts'

export const handler = endpointOn(providers.getTransportationProvider, providerById, async ({ resource }) =>
  shownProvider(resource),
)
