import type { TransportationProvider } from '../../../shared/network/organizations/entity.ts'
import { type ProviderDraft, ShownProvider } from '../../../shared/rescue/providers/provider.ts'
import type { Loader } from '../../core/http/http.ts'
import { absent } from '../../core/table/conditions.ts'
import { nextId } from '../../core/table/ids.ts'
import type { Write } from '../../core/table/write.ts'
import { findEntity, knownEntity, putEntity, versionOf } from '../../network/organizations/entityTable.ts'

/** Volunteers and transportation companies in the table: entities of their food bank. */

export const providerById: Loader<'transportationProvider', { id: number }, TransportationProvider> = {
  kind: 'transportationProvider',
  load: ({ input }) => findEntity('transportationProvider', input.id),
  owner: ({ FoodBankID }) => ({ FoodBankID }),
}

/** A new provider of a food bank, in the food bank's zone. */
export async function newProvider(foodBankId: number, draft: ProviderDraft): Promise<TransportationProvider> {
  const { TimeZone } = await knownEntity('foodBank', foodBankId)
  const ID = await nextId('entity')
  return { Kind: 'transportationProvider', ID, FoodBankID: foodBankId, TimeZone, Version: 1, ...draft }
}

export const addProviderWrites = (provider: TransportationProvider): Write[] => [putEntity(provider, absent)]

export const shownProvider = (provider: TransportationProvider) =>
  ShownProvider.parse({ ...provider, Version: versionOf(provider) })
