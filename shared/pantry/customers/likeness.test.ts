import { describe, expect, it } from 'vitest'
import { householdInRow } from './householdInRow.ts'
import { likeness } from './likeness.ts'

const rosa = {
  FirstName: 'Rosa',
  LastName: 'Medina',
  EMailAddress: null,
  PhoneNumber: '+18655550100',
  PostalCode: '37902',
}

describe('two records of neighbors', () => {
  it.each([
    ['the same name and number, another postal code', { PostalCode: '37920' }, 'same'],
    ['the name in other letters', { FirstName: 'ROSÁ' }, 'same'],
    ['the same name and place, one without a number', { PhoneNumber: null }, 'same'],
    ['the same name and place, another number', { PhoneNumber: '+18655550199' }, 'alike'],
    ['the same name and place, another number, one e-mail address', { PhoneNumber: '+18655550199', ...mail() }, 'same'],
    ['another name, the same number', { FirstName: 'Luis' }, 'alike'],
    ['the same name elsewhere, without contacts', { PhoneNumber: null, PostalCode: '37920' }, undefined],
    ['another name at the same place', { FirstName: 'Luis', PhoneNumber: null }, undefined],
  ])('%s', (_, change, expected) => {
    const known = 'EMailAddress' in change ? { ...rosa, ...mail() } : rosa
    expect(likeness({ ...rosa, ...change }, known)).toBe(expected)
    expect(likeness(known, { ...rosa, ...change })).toBe(expected)
  })
})
function mail() {
  return { EMailAddress: 'rosa@example.org' }
}

describe('the household of a row', () => {
  it.each([
    [{}, { HouseholdSize: null, Ages: null }],
    [{ 'Household Size': 4 }, { HouseholdSize: 4, Ages: null }],
    [
      { 'Household Size': 4, Minors: 2 },
      { HouseholdSize: 4, Ages: { Minors: 2, Adults: 2, Seniors: 0 } },
    ],
    [
      { Minors: 2, Adults: 1, Seniors: 1 },
      { HouseholdSize: 4, Ages: { Minors: 2, Adults: 1, Seniors: 1 } },
    ],
    [
      { 'Household Size': 5, Minors: 0, Adults: 0, Seniors: 0 },
      { HouseholdSize: 5, Ages: null },
    ],
    [{ 'Household Size': 2, Minors: 3 }, { people: 3 }],
    [{ 'Household Size': 4, Minors: 1, Adults: 1, Seniors: 1 }, { people: 3 }],
    [{ Minors: 40, Adults: 1 }, { people: 41 }],
  ])('%o', (told, expected) => {
    expect(householdInRow(told)).toEqual(expected)
  })
})
