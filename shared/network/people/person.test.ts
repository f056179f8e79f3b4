import { describe, expect, it } from 'vitest'
import type { Role } from '../../core/access.ts'
import type { Sentence } from '../../core/text/sentence.ts'
import type { User } from '../organizations/entity.ts'
import { lastKeeperRefusal, withChangedRole, withoutRole, withRole } from './person.ts'
import * as refusals from './refusals.ts'

const held = (Role: Role, EntityID: number) => ({ Role, EntityID, EntityName: `Entity ${EntityID}` })
const user = (ID: number, Roles: User['Roles'], more: Partial<User> = {}): User => ({
  ID,
  Subject: `subject-${ID}`,
  UserName: `person${ID}@example.org`,
  Name: `Person ${ID}`,
  EMailAddress: `person${ID}@example.org`,
  Language: 'en',
  TimeZone: 'America/New_York',
  Roles,
  ActiveRole: { Role: Roles[0]?.Role ?? 'agency', EntityID: Roles[0]?.EntityID ?? 11 },
  Unsubscribed: [],
  ...more,
})
const administrator = (ID: number, more: Partial<User> = {}) => user(ID, [held('foodbankadmin', 10)], more)
const coordinator = user(9, [held('foodbankrtcoord', 10)])

describe('a food bank keeps an administrator, an agency and the network a person', () => {
  const disabled = { IsDisabled: true }
  const lessOf = (one: User) => ({ ...one, Roles: [] })
  const [ann, ben] = [administrator(1), administrator(2)]
  const agent = user(3, [held('agency', 11)])
  const [nora, omar] = [user(5, [held('fano', 1)]), user(6, [held('fano', 1)])]
  it.each<[string, readonly User[], User, Sentence | undefined]>([
    ['the last administrator is disabled', [ann, coordinator], { ...ann, ...disabled }, refusals.lastAdministrator],
    ['the last administrator is removed', [ann, coordinator], lessOf(ann), refusals.lastAdministrator],
    ['the last one loses the role', [ann], user(1, [held('foodbankuser', 10)]), refusals.lastAdministrator],
    ['the last one gets another administrator’s role', [ann], user(1, [held('foodbank', 10)]), undefined],
    ['one of two is disabled', [ann, ben], { ...ann, ...disabled }, undefined],
    ['the other of two is disabled already', [ann, { ...ben, ...disabled }], lessOf(ann), refusals.lastAdministrator],
    ['somebody else is removed', [ann, coordinator], lessOf(coordinator), undefined],
    ['there was none before', [coordinator], lessOf(coordinator), undefined],
  ])('%s', (_, people, after, refused) => {
    expect(lastKeeperRefusal(people, after, 10)?.refused).toBe(refused)
  })

  it.each<[string, readonly User[], Sentence | undefined]>([
    ['the only person of an agency', [agent], refusals.lastAgencyPerson],
    ['one of two', [agent, user(4, [held('agency', 11)])], undefined],
  ])('%s', (_, people, refused) => {
    expect(lastKeeperRefusal(people, lessOf(agent), 11)?.refused).toBe(refused)
  })

  it.each<[string, readonly User[], User, Sentence | undefined]>([
    ['the only person of the network is removed', [nora], lessOf(nora), refusals.lastNetworkPerson],
    ['the only person of the network is disabled', [nora], { ...nora, ...disabled }, refusals.lastNetworkPerson],
    ['the other one is disabled already', [nora, { ...omar, ...disabled }], lessOf(nora), refusals.lastNetworkPerson],
    ['one of two of the network', [nora, omar], lessOf(nora), undefined],
  ])('%s', (_, people, after, refused) => {
    expect(lastKeeperRefusal(people, after, 1)?.refused).toBe(refused)
  })

  it.each<[Role, number]>([
    ['foodcoordstateasso', 2],
    ['foodcoordcoops', 3],
    ['donor', 30],
    ['bulkofferdonor', 30],
    ['donorlocation', 31],
  ])('the only %s may go: whoever looks after the organization invites another one', (role, entityId) => {
    const only = user(7, [held(role, entityId)])
    expect(lastKeeperRefusal([only], lessOf(only), entityId)).toBeUndefined()
  })
})

describe('roles', () => {
  const maria = user(1, [held('foodbankuser', 10), held('agency', 11)])

  it('are held once', () => {
    expect(withRole(maria, held('agency', 11))).toBe(maria)
    expect(withRole(maria, held('agency', 12)).Roles).toHaveLength(3)
  })

  it('change in their position, and the active one with them', () => {
    expect(withChangedRole(maria, 'foodbankuser', 'foodbankadmin', 10)).toMatchObject({
      Roles: [held('foodbankadmin', 10), held('agency', 11)],
      ActiveRole: { Role: 'foodbankadmin', EntityID: 10 },
    })
  })

  it('are not doubled by a change', () => {
    const both = user(1, [held('foodbankuser', 10), held('foodbankadmin', 10)])
    expect(withChangedRole(both, 'foodbankuser', 'foodbankadmin', 10)).toMatchObject({
      Roles: [held('foodbankadmin', 10)],
    })
  })

  it('leave another active one when the active one goes', () => {
    expect(withoutRole(maria, 'foodbankuser', 10)).toMatchObject({
      Roles: [held('agency', 11)],
      ActiveRole: { Role: 'agency', EntityID: 11 },
    })
  })

  it('that are not held are refused', () => {
    for (const result of [withoutRole(maria, 'agency', 12), withChangedRole(maria, 'foodbank', 'foodbankadmin', 10)])
      expect(result).toEqual({ refused: refusals.personChangedMeanwhile })
  })
})
