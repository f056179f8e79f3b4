import * as network from '../../../../shared/network/groups/api.ts'
import { call } from '../../../engine/call.ts'
import { ids, newFoodBankDraft, people } from '../../../engine/smallTenant.ts'
import { foodBankChange } from './prepare.ts'
import { asks, idempotent, type Scenario } from './scenario.ts'

const group = { Name: 'River Co-op', TimeZone: 'America/Chicago' }

export const networkFaults: Scenario[] = [
  asks(network.createFoodBank, 'empty', () =>
    call(network.createFoodBank, people.network, { ...newFoodBankDraft, CoopID: ids.coop }, idempotent),
  ),
  asks(network.updateFoodBank, 'empty', () =>
    call(
      network.updateFoodBank,
      people.network,
      { id: ids.foodBank, ...foodBankChange, StateAssociationID: ids.association, Version: 1 },
      idempotent,
    ),
  ),
  asks(network.createFoodBankGroup, 'empty', () =>
    call(network.createFoodBankGroup, people.network, { Kind: 'coop', ...group }, idempotent),
  ),
  asks(network.updateFoodBankGroup, 'empty', () =>
    call(network.updateFoodBankGroup, people.network, { id: ids.association, ...group, Version: 1 }, idempotent),
  ),
]
