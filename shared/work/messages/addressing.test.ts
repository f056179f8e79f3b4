import { describe, expect, it } from 'vitest'
import { isRefusal } from '../../core/answer.ts'
import {
  type AddressGroup,
  addressed,
  type DirectoryLine,
  groupsFor,
  type MessageAddress,
  organizationNames,
  organizationsFor,
} from './addressing.ts'
import * as refusals from './refusals.ts'

const line = (
  UserID: number,
  Name: string,
  EntityID: number,
  EntityName: string,
  EntityKind: NonNullable<DirectoryLine['EntityKind']>,
): DirectoryLine => ({
  UserID,
  UserName: `${Name}@example.org`,
  Name,
  EntityName,
  IsMailReturned: false,
  EntityID,
  EntityKind,
  Subject: `subject-${UserID}`,
})

const lines = [
  line(9, 'Me', 10, 'River Food Bank', 'foodBank'),
  line(8, 'Bea', 10, 'River Food Bank', 'foodBank'),
  line(1, 'Zoe', 11, 'Hope Pantry', 'agency'),
  line(2, 'Adam', 11, 'Hope Pantry', 'agency'),
  line(1, 'Zoe', 12, 'Grace Kitchen', 'agency'),
  line(3, 'Ines', 30, 'Bright Grocers', 'donor'),
  line(4, 'Omar', 31, 'Market 31', 'donorLocation'),
  line(5, 'Tess', 40, 'Wheels', 'transportationProvider'),
  line(6, 'Ned', 1, 'The Network', 'network'),
]
const me = { UserID: 9, EntityID: 10 }
const nobody: MessageAddress = { UserIDs: [], Groups: [], EntityIDs: [] }
const idsOf = (address: Partial<MessageAddress>, among: readonly DirectoryLine[] = lines) => {
  const found = addressed(among, { ...nobody, ...address }, me)
  return isRefusal(found) ? found.refused : found.map(({ UserID }) => UserID)
}

describe('the recipients of a message', () => {
  it('are those named, each once, in the order named', () => {
    expect(idsOf({ UserIDs: [1, 2, 1] })).toEqual([1, 2])
  })

  it.each([[[7]], [[1, 7]], [[9]]])('are refused as a whole when one of %j is out of reach', (UserIDs) => {
    expect(idsOf({ UserIDs })).toBe(refusals.recipientOutOfReach)
  })

  it.each<[AddressGroup, readonly number[]]>([
    ['everyone', [2, 8, 3, 6, 4, 5, 1]],
    ['colleagues', [8]],
    ['agencies', [2, 1]],
    ['donors', [3]],
    ['stores', [4]],
    ['providers', [5]],
    ['associations', [6]],
  ])('are of the group %s everyone in it but the writer, by name', (group, expected) => {
    expect(idsOf({ Groups: [group] })).toEqual(expected)
  })

  it('are of an organization all its people', () => {
    expect(idsOf({ EntityIDs: [11] })).toEqual([2, 1])
    expect(idsOf({ EntityIDs: [10] })).toEqual([8])
    expect(idsOf({ EntityIDs: [11, 77] })).toBe(refusals.recipientOutOfReach)
  })

  it('get one copy, though they are named, in a group and in an organization', () => {
    expect(idsOf({ UserIDs: [1], Groups: ['agencies', 'everyone'], EntityIDs: [11, 12] })).toEqual([
      1, 2, 8, 3, 6, 4, 5,
    ])
  })

  it('are somebody: a group of nobody is refused', () => {
    expect(idsOf({ Groups: ['foodBanks'] })).toBe(refusals.nobodyAddressed)
    expect(idsOf({ EntityIDs: [10] }, lines.slice(0, 1))).toBe(refusals.nobodyAddressed)
  })

  it('are found without an organization in lines from before groups, by name and as part of everyone', () => {
    const { EntityID, EntityKind, Subject, ...old } = line(5, 'Old', 11, 'Hope Pantry', 'agency')
    expect(idsOf({ UserIDs: [5] }, [old])).toEqual([5])
    expect(idsOf({ Groups: ['everyone'] }, [old])).toEqual([5])
    expect(idsOf({ Groups: ['agencies'] }, [old])).toBe(refusals.nobodyAddressed)
  })
})

describe('what may be written to as a whole', () => {
  it('is the groups with somebody in them, and how many', () => {
    expect(groupsFor(lines, me).map(({ Group, TotalRecipients }) => [Group, TotalRecipients])).toEqual([
      ['everyone', 7],
      ['colleagues', 1],
      ['agencies', 2],
      ['donors', 1],
      ['stores', 1],
      ['providers', 1],
      ['associations', 1],
    ])
  })

  it('is organizations, by name, found by words of it', () => {
    expect(organizationsFor(lines, me, 'pantry')).toEqual([
      { EntityID: 11, EntityName: 'Hope Pantry', TotalRecipients: 2 },
    ])
    expect(organizationsFor(lines, me, undefined).map(({ EntityName }) => EntityName)).toEqual([
      'Bright Grocers',
      'Grace Kitchen',
      'Hope Pantry',
      'Market 31',
      'River Food Bank',
      'The Network',
      'Wheels',
    ])
  })

  it('is named for the sender’s list', () => {
    expect(organizationNames(lines, [12, 11, 12, 99])).toEqual(['Grace Kitchen', 'Hope Pantry'])
  })
})
