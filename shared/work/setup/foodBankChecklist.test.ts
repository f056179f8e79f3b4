import { describe, expect, it } from 'vitest'
import { type FoodBankSetupFacts, foodBankSetupItems, maySetUp, nextInSetup } from './foodBankChecklist.ts'

const nothing: FoodBankSetupFacts = {
  agencies: [],
  hasDonor: false,
  locations: [],
  hasPosted: false,
  wasAccepted: false,
}
const agency = (attendance: FoodBankSetupFacts['agencies'][number]['attendance']) => ({ ID: 11, attendance })
const all: FoodBankSetupFacts = {
  agencies: [agency('ok')],
  hasDonor: true,
  locations: [{ ID: 31, attendance: 'ok' }],
  hasPosted: true,
  wasAccepted: true,
}
const names = (facts: FoodBankSetupFacts, isComplete: boolean) =>
  foodBankSetupItems(facts).flatMap(({ Name, IsComplete }) => (IsComplete === isComplete ? [Name] : []))

describe('the checklist of a food bank', () => {
  it('has nothing done at first, and everything at the end', () => {
    expect(names(nothing, true)).toEqual([])
    expect(names(all, false)).toEqual([])
  })

  it.each<[string, Partial<FoodBankSetupFacts>, string]>([
    ['an agency', { agencies: [] }, 'agency agencyPeople'],
    ['somebody of it', { agencies: [agency('nobody')] }, 'agencyPeople'],
    ['somebody of it whose mail comes back', { agencies: [agency('mailReturned')] }, 'agencyPeople'],
    ['a donor', { hasDonor: false }, 'donor'],
    ['a store', { locations: [] }, 'location storePeople'],
    ['somebody of it', { locations: [{ ID: 31, attendance: 'nobody' }] }, 'storePeople'],
    ['a donation', { hasPosted: false }, 'testDonation'],
    ['an acceptance', { wasAccepted: false }, 'firstAccepted'],
  ])('waits for %s', (_, facts, open) => {
    expect(names({ ...all, ...facts }, false).join(' ')).toBe(open)
  })

  it('names who was invited, and the organization whose people are missing', () => {
    const items = foodBankSetupItems({ ...all, agencies: [agency('nobody'), { ID: 12, attendance: 'invited' }] })
    expect(items.find(({ Name }) => Name === 'agencyPeople')).toEqual({
      Name: 'agencyPeople',
      IsComplete: false,
      IsInvited: true,
      OrganizationID: 11,
    })
    expect(foodBankSetupItems(all).some(({ IsInvited }) => IsInvited)).toBe(false)
  })
})

describe('what comes next', () => {
  const next = (facts: Partial<FoodBankSetupFacts>, role: Parameters<typeof nextInSetup>[1]) =>
    nextInSetup(foodBankSetupItems({ ...nothing, ...facts }), role)?.Name

  it('is the first that is open', () => {
    expect(next({}, 'foodbankadmin')).toBe('agency')
    expect(next({ agencies: [agency('nobody')] }, 'foodbankadmin')).toBe('agencyPeople')
  })

  it('is none that waits for who was invited', () => {
    expect(next({ agencies: [agency('invited')] }, 'foodbankadmin')).toBe('donor')
  })

  it('is only what the role may do', () => {
    expect(next({ agencies: [agency('nobody')] }, 'foodbankrtcoord')).toBe('donor')
    expect(next({}, 'foodbankuser')).toBe('testDonation')
    expect(maySetUp('storePeople', 'foodbankrtcoord')).toBe(false)
    expect(maySetUp('location', 'foodbankrtcoord')).toBe(true)
    expect(maySetUp('location', 'foodbankuser')).toBe(false)
  })
})
