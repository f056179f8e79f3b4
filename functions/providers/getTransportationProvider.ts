import * as providers from '../../shared/api/providers.ts'
import { endpointOn } from '../http.ts'
import { providerById, shownProvider } from './providerTable.ts'

export const handler = endpointOn(providers.getTransportationProvider, providerById, async ({ resource }) =>
  shownProvider(resource),
)
