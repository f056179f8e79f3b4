import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Caller, isFoodBankRole, roles } from '../../../../shared/core/access.ts'
import type { AnyEndpoint } from '../../../../shared/core/schema/endpoint.ts'
import * as donations from '../../../../shared/rescue/donations/api.ts'
import * as offers from '../../../../shared/rescue/offers/api.ts'
import { updateVolunteerAutomationMode } from '../../../../shared/rescue/transport/api.ts'
import { call } from '../../../engine/call.ts'
import { callers } from '../../../engine/callers.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { posted, stored } from '../../../engine/donations.ts'
import { makeSmallTenant, people } from '../../../engine/smallTenant.ts'

/** Roles that steer a donation (specification 000, section 6): those of its food bank and nobody else. */

beforeAll(async () => {
  setClock(morning)
  await makeSmallTenant({ IsAutomaticallyApproved: false })
})
beforeEach(() => setClock(morning))
afterAll(() => void vi.useRealTimers())

const secondMatch = (id: number) => id * 100 + 2
const managing: readonly (readonly [string, AnyEndpoint, (id: number) => object])[] = [
  ['approves', offers.acceptMatches, (txId) => ({ txId })],
  ['moves', offers.moveMatch, (id) => ({ id: secondMatch(id), from: 2, to: 3 })],
  ['removes', offers.removeMatch, (id) => ({ id: secondMatch(id) })],
  ['adds', offers.addAgency, (txId) => ({ txId, agencyId: 19 })],
  ['changes the escalation', offers.updateEscalationMode, (id) => ({ id, mode: 'simultaneous' })],
  [
    'changes the start',
    offers.updateStartMode,
    (id) => ({ id, mode: 'future', clientTimeSnapshot: '2026-11-20T10:00:00-05:00' }),
  ],
  ['changes the volunteer mode', updateVolunteerAutomationMode, (id) => ({ id, enabled: true })],
  ['accepts directly', offers.assignDirect, (id) => ({ id: secondMatch(id), providerType: 'agency' })],
  ['switches to food bank delivery', offers.prioritizeMasterAgency, (txId) => ({ txId })],
  ['cancels', donations.cancelTransaction, (id) => ({ id })],
]
const byRole = (isFoodBank: boolean): readonly Caller[] =>
  callers.filter(({ Role }) => isFoodBankRole(Role) === isFoodBank)

describe.each(managing)('who %s', (_, endpoint, input) => {
  it('[manage-roles] no role but those of the food bank; the donation stays as it is', async () => {
    const id = await posted()
    const before = await stored(id)
    for (const caller of byRole(false)) {
      const { answer } = await call(endpoint, caller, input(id) as never)
      expect(answer.Successful, caller.Role).toBe(false)
    }
    expect(await stored(id)).toEqual(before)
  })

  it('[manage-roles] each role of the food bank', async () => {
    for (const caller of byRole(true)) {
      const { answer } = await call(endpoint, caller, input(await posted()) as never)
      expect(answer.Successful, `${caller.Role}: ${answer.FailureReason}`).toBe(true)
    }
    expect(byRole(true).length + byRole(false).length).toBe(roles.length)
  })
})

describe('a donor', () => {
  const cancel = (caller: Caller, id: number) => call(donations.cancelTransaction, caller, { id })

  it('is told whom to ask', async () => {
    const id = await posted()
    const { answer } = await cancel(people.store, id)
    expect(answer.FailureReason).toBe('Only your food bank can cancel this donation. Please ask Food Bank 10.')
  })
})
