import { providerCheckTexts } from '../../../shared/rescue/donations/texts/providerCheck.ts'
import * as offers from '../../../shared/rescue/offers/api.ts'
import { providerTypes } from '../../../shared/rescue/providers/providerTypes.ts'
import { endpoint } from '../../core/http/http.ts'

export const handler = endpoint(offers.listProviderTypes, async ({ language }) =>
  providerTypes.map((Code) => ({ Code, Name: providerCheckTexts[language][`provider.${Code}`] })),
)
