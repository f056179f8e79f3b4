import type { Entity } from './entity.ts'

/**
 * Groups that people may write to. People write to their colleagues, and across one step between an organization and those it works with: a
 * food bank and its agencies, donors and observers, a donor and its own locations, the network and its food banks. Agencies
 * and donors do not write to each other: what they agree on goes through their food bank.
 */

/** The people of an organization, and those of the organizations one step below it. A tenant has one network. */
export type RecipientGroup = Entity['ID'] | 'network'

export const groupOf = (entity: Entity): RecipientGroup => (entity.Kind === 'network' ? 'network' : entity.ID)

/** Groups of the organizations one step above. */
export function groupsAbove(entity: Entity): readonly RecipientGroup[] {
  switch (entity.Kind) {
    case 'network':
      return []
    case 'stateAssociation':
    case 'coop':
      return ['network']
    case 'foodBank':
      return ['network', ...[entity.StateAssociationID, entity.CoopID].filter((id) => id !== null)]
    case 'donor':
      return entity.FoodBankIDs
    case 'donorLocation':
      return [entity.FoodBankID, entity.DonorID]
    case 'agency':
    case 'transportationProvider':
      return [entity.FoodBankID]
  }
}

/** The rule is symmetric, so every recipient may answer. */
export const mayWrite = (from: Entity, to: Entity): boolean =>
  groupOf(from) === groupOf(to) || groupsAbove(from).includes(groupOf(to)) || groupsAbove(to).includes(groupOf(from))
