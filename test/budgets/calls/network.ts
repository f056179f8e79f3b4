import * as network from '../../../shared/network/groups/api.ts'
import type { FoodBankGroup, ShownFoodBank } from '../../../shared/network/groups/network.ts'
import { newFoodBankDraft } from '../../engine/smallTenant.ts'
import { succeed } from '../participants.ts'
import { by, type Calls } from './making.ts'

const coopDraft = { Name: 'River Co-op', TimeZone: 'America/Chicago' }

export const networkCalls: Calls = {
  getFoodBanksGrid: by('network'),
  getFoodBank: by('network', (ids) => ({ id: ids.foodBank })),
  createFoodBank: by('network', (ids) => ({
    ...newFoodBankDraft,
    StateAssociationID: ids.association,
    CoopID: ids.coop,
  })),
  updateFoodBank: async (participants) => {
    const { Settings: _, ...change } = newFoodBankDraft
    const { ID: id, Version } = (await succeed(
      network.createFoodBank,
      participants.network,
      newFoodBankDraft,
    )) as ShownFoodBank
    return { by: participants.network, input: { id, Version, ...change, CoopID: participants.ids.coop } }
  },
  listFoodBankGroups: by('network'),
  createFoodBankGroup: by('network', { Kind: 'coop', ...coopDraft }),
  updateFoodBankGroup: async (participants) => {
    const draft = { Kind: 'coop', ...coopDraft } as const
    const { ID: id, Version } = (await succeed(
      network.createFoodBankGroup,
      participants.network,
      draft,
    )) as FoodBankGroup
    return { by: participants.network, input: { id, Version, ...coopDraft } }
  },
}
