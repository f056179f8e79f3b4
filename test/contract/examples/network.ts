import { ids, newFoodBankDraft } from '../../engine/smallTenant.ts'
import type { Target } from '../../engine/target.ts'
import type { Examples } from '../example.ts'

const group = { Name: 'River Co-op', TimeZone: 'America/Chicago' }
const { Settings: _, ...foodBankChange } = newFoodBankDraft
/** A food bank that stays where it is: else its association would have another version. */
const membership = ({ owner }: Target) =>
  owner?.foodBank === ids.foodBank ? { StateAssociationID: ids.association, CoopID: ids.coop } : {}
const foodBankId = ({ owner }: Target) => owner?.foodBank ?? 999_999
const groupId = ({ owner }: Target) => (owner ? ids.association : 999_999)

export const network: Examples = {
  getFoodBanksGrid: { roles: ['fano'], input: () => ({}) },
  getFoodBank: { roles: ['fano'], input: (target) => ({ id: foodBankId(target) }) },
  createFoodBank: { roles: ['fano'], input: () => newFoodBankDraft },
  updateFoodBank: {
    roles: ['fano'],
    input: (target) => ({
      id: foodBankId(target),
      ...foodBankChange,
      ...membership(target),
      Version: 1,
    }),
  },
  listFoodBankGroups: { roles: ['fano'], input: () => ({}) },
  createFoodBankGroup: { roles: ['fano'], input: () => ({ Kind: 'coop', ...group }) },
  updateFoodBankGroup: {
    roles: ['fano'],
    input: (target) => ({ id: groupId(target), ...group, Version: 1 }),
  },
}
