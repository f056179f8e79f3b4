import { expect, it } from 'vitest'
import { programNameRefusal, programOrder, programRemovalRefusal } from './deliveryProgram.ts'
import * as refusals from './refusals.ts'

it('is removed while neither windows nor customers use it', () => {
  expect(programRemovalRefusal({ WindowCount: 0, CustomerCount: 0 })).toBeUndefined()
  expect(programRemovalRefusal({ WindowCount: 3, CustomerCount: 1 })).toEqual({
    refused: refusals.programHasWindows,
    values: { count: 3 },
  })
  expect(programRemovalRefusal({ WindowCount: 0, CustomerCount: 2 })).toEqual({
    refused: refusals.programHasCustomers,
    values: { count: 2 },
  })
})

it('has a name of its own, and is listed by it', () => {
  const programs = [
    { ID: 2, Name: 'Night Route' },
    { ID: 1, Name: 'downtown' },
  ]
  expect(programNameRefusal(programs, 'NIGHT route')).toEqual({
    refused: refusals.programNameTaken,
    values: { name: 'NIGHT route' },
  })
  expect(programNameRefusal(programs, 'Day Route')).toBeUndefined()
  expect(programs.toSorted((a, b) => (programOrder(a) < programOrder(b) ? -1 : 1)).map(({ ID }) => ID)).toEqual([1, 2])
})
