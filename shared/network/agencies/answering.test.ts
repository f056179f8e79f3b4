import { describe, expect, it } from 'vitest'
import type { User } from '../organizations/entity.ts'
import type { Invitation } from '../people/invitation.ts'
import { attendanceOf, refusesOffers } from './answering.ts'

const now = new Date('2026-11-27T12:00:00Z')
const agency = { ID: 11, IsMasterAgency: false }
const user = (more: Partial<User> = {}): User => ({
  ID: 3,
  Subject: 'subject-3',
  UserName: 'ann@agency.example',
  Name: 'Ann',
  EMailAddress: 'ann@agency.example',
  Language: 'en',
  TimeZone: 'UTC',
  Roles: [{ Role: 'agency', EntityID: 11, EntityName: 'Agency 11' }],
  ActiveRole: { Role: 'agency', EntityID: 11 },
  Unsubscribed: [],
  ...more,
})
const returned = user({ ReturnedMail: { Kind: 'bounce', Address: 'Ann@agency.example', At: '2026-11-01T00:00:00Z' } })
const quiet = user({ Unsubscribed: ['offerMade'] })
type Invited = Pick<Invitation, 'Role' | 'State' | 'Mail' | 'ExpiresAt'>
const invitation = (more: Partial<Invited> = {}): Invited => ({
  Role: 'agency',
  State: 'open',
  Mail: 'sent',
  ExpiresAt: '2026-12-01T00:00:00Z',
  ...more,
})
const volunteers: User['Roles'] = [{ Role: 'pantryvolunteer', EntityID: 11, EntityName: 'Agency 11' }]
const others: User['Roles'] = [{ Role: 'agency', EntityID: 12, EntityName: 'Agency 12' }]

describe('who can answer for an agency', () => {
  it.each<[string, readonly User[], readonly Invited[], ReturnType<typeof attendanceOf>]>([
    ['a person who gets the e-mails', [user()], [], 'ok'],
    ['one of two who gets them', [returned, user({ Subject: 'subject-4' })], [], 'ok'],
    ['a person who wants no other kind', [user({ Unsubscribed: ['offerTaken'] })], [], 'ok'],
    [
      'a person whose mail came back from a former address',
      [{ ...returned, EMailAddress: 'new@agency.example' }],
      [],
      'ok',
    ],
    ['nobody', [], [], 'nobody'],
    ['a person who is disabled', [user({ IsDisabled: true })], [], 'nobody'],
    ['a volunteer of its pantry', [user({ Roles: volunteers })], [], 'nobody'],
    ['a person of another agency', [user({ Roles: others })], [], 'nobody'],
    ['a person without an address', [user({ EMailAddress: '' })], [], 'nobody'],
    ['a person whose mail comes back', [returned], [], 'mailReturned'],
    ['a person who switched offers off', [quiet], [], 'switchedOff'],
    ['one of each', [quiet, returned], [], 'mailReturned'],
    ['a disabled person whose mail comes back', [{ ...returned, IsDisabled: true }], [], 'nobody'],
    ['an invitation that was sent', [], [invitation()], 'invited'],
    ['an invitation that waits to be sent', [], [invitation({ Mail: 'waiting' })], 'invited'],
    ['an invitation beside a person whose mail comes back', [returned], [invitation()], 'invited'],
    ['an invitation that came back', [], [invitation({ Mail: 'failed' })], 'mailReturned'],
    ['an invitation that came back, and another', [], [invitation({ Mail: 'failed' }), invitation()], 'invited'],
    ['an invitation that expired', [], [invitation({ ExpiresAt: now.toISOString() })], 'nobody'],
    ['an invitation that was revoked', [], [invitation({ State: 'revoked' })], 'nobody'],
    ['an invitation of a pantry’s volunteer', [], [invitation({ Role: 'pantryvolunteer' })], 'nobody'],
  ])('%s', (_, people, invitations, expected) => {
    expect(attendanceOf(agency, { people, invitations }, now)).toBe(expected)
  })

  it('the food bank answers for its own agency', () => {
    expect(attendanceOf({ ...agency, IsMasterAgency: true }, { people: [], invitations: [] }, now)).toBe('ok')
  })
})

it('a contact address is not written to when its owner sends offers back or wants none', () => {
  const contact = 'ANN@agency.example'
  expect(refusesOffers(contact, [returned])).toBe(true)
  expect(refusesOffers(contact, [quiet])).toBe(true)
  expect(refusesOffers(contact, [user({ IsDisabled: true })])).toBe(false)
  expect(refusesOffers('office@agency.example', [returned, quiet])).toBe(false)
})
