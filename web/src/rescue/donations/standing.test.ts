import { describe, expect, it } from 'vitest'
import { foodBankRoles, type Role, roles } from '../../../../shared/core/access.ts'
import { stages } from '../../../../shared/rescue/donations/donation.ts'
import { transitions } from '../../../../shared/rescue/donations/stages.ts'
import { isOfOwnFoodBank, type ShownAction, shows } from './standing.ts'

const FoodBank = { ID: 10, Name: 'County Food Bank' }
const reader = (ActiveRole: Role) => ({
  ActiveRole,
  ContextualFoodBankID: (foodBankRoles as readonly Role[]).includes(ActiveRole) ? 10 : null,
})
const rolesThatSee = (action: ShownAction) =>
  roles.filter((role) => stages.some((Stage) => shows(action, { Stage, FoodBank }, reader(role))))

describe('buttons of a donation', () => {
  it.each<ShownAction>([
    'approve',
    'move',
    'remove',
    'add',
    'changeEscalation',
    'delay',
    'assignDirect',
    'deliverByFoodBank',
  ])('only food bank users see %s', (action) => expect(rolesThatSee(action)).toEqual([...foodBankRoles]))
  it('[agency-accept-role] agencies answer offers, food bank users for their own agency', () => {
    expect(rolesThatSee('answer')).toEqual([...foodBankRoles, 'agency'])
  })
  it('stand in the stages of the state machine and in no other', () => {
    for (const action of ['approve', 'move', 'cancel', 'close', 'correctItems'] as const) {
      const seen = stages.filter((Stage) => shows(action, { Stage, FoodBank }, reader('foodbank')))
      expect(seen).toEqual(stages.filter((stage) => (transitions[action] as readonly string[]).includes(stage)))
    }
  })
  it('[current-foodbank-check] a food bank user of another food bank gets none', () => {
    const elsewhere = { ActiveRole: 'foodbank', ContextualFoodBankID: 11 } as const
    expect(isOfOwnFoodBank(elsewhere, { FoodBank })).toBe(false)
    expect(isOfOwnFoodBank(reader('foodbank'), { FoodBank })).toBe(true)
    expect(isOfOwnFoodBank(reader('donor'), { FoodBank })).toBe(true)
    expect(shows('approve', { Stage: 'pendingApproval', FoodBank }, elsewhere)).toBe(false)
  })
})
