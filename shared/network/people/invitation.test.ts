import { describe, expect, it } from 'vitest'
import { isRefusal } from '../../core/answer.ts'
import { invitationIn, invitationLink } from '../../core/link/invitation.ts'
import { EMail } from './answerer.ts'
import {
  accepted,
  acceptRefusal,
  type Invitation,
  type InvitationStatus,
  invited,
  invitedAgain,
  mailed,
  notMailed,
  openInvitationOf,
  revoked,
  statusOf,
} from './invitation.ts'
import * as refusals from './refusals.ts'

const start = new Date('2026-11-20T15:00:00.000Z')
const later = (days: number) => new Date(start.getTime() + days * 86_400_000)
const draft = { EMailAddress: 'ann@example.org', Name: 'Ann', Role: 'agency', Language: 'en' } as const
const organization = { ID: 7, EntityID: 11, EntityName: 'Agency 11', By: { UserID: 1, Name: 'Ben' } }
const made = invited({ ...draft, ...organization }, start)
const fresh = made.state
const stateOf = (decided: ReturnType<typeof revoked>): Invitation => {
  if (isRefusal(decided)) throw new Error(decided.refused.en)
  return decided.state
}
const sent = mailed(fresh, 1, 'hash')?.state ?? fresh

describe('an invitation', () => {
  it.each<[InvitationStatus, Invitation, Date]>([
    ['waiting', fresh, start],
    ['sent', sent, later(6.99)],
    ['expired', sent, later(7)],
    ['failed', notMailed(sent, 1, 'failed').state, start],
    ['revoked', stateOf(revoked(sent)), start],
    ['accepted', accepted(sent, later(1)).state, later(30)],
  ])('is %s', (status, invitation, at) => {
    expect(statusOf(invitation, at)).toBe(status)
  })

  it('that is sent again has another seven days and a dead link', () => {
    const again = stateOf(invitedAgain(sent, later(8)))
    expect([again.CodeHash, statusOf(again, later(14)), again.Mailings]).toEqual([null, 'waiting', 2])
    expect(mailed(again, 1, 'late')).toBeUndefined()
    expect(mailed(again, 2, 'new')?.state.CodeHash).toBe('new')
  })

  it('is mailed once, and not when nobody waits for it', () => {
    expect(mailed(sent, 1, 'other')).toBeUndefined()
    expect(mailed(stateOf(revoked(fresh)), 1, 'hash')).toBeUndefined()
    expect(mailed(notMailed(sent, 1, 'waiting').state, 1, 'other')?.state.CodeHash).toBe('other')
  })

  it('that ended is neither sent again nor revoked', () => {
    const done = accepted(sent, later(1)).state
    expect(invitedAgain(done, later(2))).toEqual({ refused: refusals.invitationAccepted })
    expect(revoked(done)).toEqual({ refused: refusals.invitationAccepted })
    expect(invitedAgain(stateOf(revoked(sent)), later(1))).toEqual({ refused: refusals.invitationRevoked })
    expect(stateOf(revoked(stateOf(revoked(sent)))).State).toBe('revoked')
  })

  it('opens with the right code until it expires', () => {
    expect(acceptRefusal(sent, true, later(6))).toBeUndefined()
    expect(acceptRefusal(accepted(sent, later(1)).state, true, later(6))).toBeUndefined()
    expect(acceptRefusal(sent, false, start)).toEqual({ refused: refusals.invitationUnknown })
    expect(acceptRefusal(undefined, false, start)).toEqual({ refused: refusals.invitationUnknown })
    expect(acceptRefusal(sent, true, later(7))).toEqual({ refused: refusals.invitationExpired })
  })

  it('is found as open by address and role alone', () => {
    expect(openInvitationOf([sent], draft, later(1))).toBe(sent)
    expect(openInvitationOf([sent], draft, later(8))).toBeUndefined()
    expect(openInvitationOf([sent], { ...draft, Role: 'donor' }, later(1))).toBeUndefined()
  })
})

describe('an address', () => {
  it('is kept in small letters', () => {
    expect(EMail.parse('  Ann.Lee@Example.ORG ')).toBe('ann.lee@example.org')
  })
  it.each(['', 'ann', 'ann@', '@example.org', 'ann@example', 'ann @example.org', 'a@b.org,c@d.org', 'Ann <a@b.org>'])(
    'is not %j',
    (text) => {
      expect(EMail.safeParse(text).success).toBe(false)
    },
  )
})

describe('a link', () => {
  it('holds number and code behind the #, which no server sees', () => {
    const link = invitationLink('https://gleanery.example/', 12, 'aB-_9')
    expect(link).toBe('https://gleanery.example/sign-in#invitation=12.aB-_9')
    expect(invitationIn(new URL(link).hash)).toEqual({ InvitationID: 12, Code: 'aB-_9' })
  })
  it.each([
    '',
    '#',
    '#invitation=',
    '#invitation=x.y',
    '#invitation=1',
    '#invitation=1.',
    '#other=1.a',
    '#invitation=1.a b',
  ])('is none: %j', (hash) => {
    expect(invitationIn(hash)).toBeUndefined()
  })
})
