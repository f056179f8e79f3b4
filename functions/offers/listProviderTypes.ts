import * as offers from '../../shared/api/offers.ts'
import { providerCheckTexts } from '../../shared/text/providerCheck.ts'
import { providerTypes } from '../../shared/transport/providerTypes.ts'
import { endpoint } from '../http.ts'

export const handler = endpoint(offers.listProviderTypes, async ({ language }) =>
  providerTypes.map((Code) => ({ Code, Name: providerCheckTexts[language][`provider.${Code}`] })),
)
