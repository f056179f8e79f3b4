import { describe, expect, it } from 'vitest'
import { limit } from '../../pantry/limits/limit.fixture.ts'
import {
  type GoodsChange,
  type LimitChange,
  limitDifferences,
  type NeighborChange,
  type PeopleChange,
  type StaffChange,
  searchedIn,
  subjectOf,
} from './change.ts'
import { changeInWords } from './words.ts'

const made = { At: '2026-11-20T15:00:00.000Z', By: { UserID: 1, Name: 'Ada' } } as const

const ofPerson = (more: Partial<PeopleChange>): PeopleChange => ({
  ...{ Kind: 'people', ...made, UserID: 2, Person: 'Ben', Action: 'joined' },
  ...more,
})
const counted = { Kind: 'stock', ...made, Action: 'corrected', ProductID: 3, Product: 'Rice', From: 12, To: 9 } as const
const goods = (more: Partial<GoodsChange>): GoodsChange => ({
  ...{ Kind: 'goods', ...made, Action: 'shelved', ProductID: 3, Product: 'Rice', Quantity: 30 },
  Source: { ID: 7, Code: 'R-7' },
  ...more,
})
const switched = { Kind: 'products', ...made, ProductID: 3, Product: 'Rice' } as const
const ofNeighbor = (Action: NeighborChange['Action']): NeighborChange => ({
  ...{ Kind: 'neighbors', ...made, CustomerID: 310, Action },
})
const week = limit('2 ITEM WEEK')
const ofLimit = (more: Partial<LimitChange>): LimitChange => ({
  ...{ Kind: 'limits', ...made, Of: { Kind: 'pantry', ID: null, Name: '' }, From: null, To: null },
  ...more,
})

it.each<[StaffChange, string]>([
  [
    ofPerson({ Action: 'roleChanged', Role: 'foodbankuser', NewRole: 'foodbankadmin' }),
    'Ada changed the role of Ben from Food bank staff to Food bank administrator.',
  ],
  [ofPerson({ Action: 'roleRemoved', Role: 'agency' }), 'Ada took the role Agency away from Ben.'],
  [ofPerson({ Action: 'invited', Role: 'agency', By: null }), 'The operator invited Ben as Agency.'],
  [ofPerson({ Action: 'disabled' }), 'Ada switched off the account of Ben.'],
  [ofPerson({ Action: 'renamed' }), 'Ada changed the name or language of Ben.'],
  [ofPerson({ Action: 'renamed', Name: 'Benn', NewName: 'Ben' }), 'Ada changed the name of Benn to Ben.'],
  [
    ofPerson({ Action: 'renamed', Name: 'Benn', NewName: 'Ben', Language: 'en', NewLanguage: 'es' }),
    'Ada changed the name of Benn to Ben. Ada changed the language of Ben from English to Español.',
  ],
  [{ ...counted, Reason: 'counted' }, 'Ada counted Rice: 9 instead of 12.'],
  [{ ...counted, To: 12, Reason: 'counted' }, 'Ada counted Rice: 12, as expected.'],
  [{ ...counted, Reason: 'damaged', Note: 'Wet' }, 'Ada corrected Rice from 12 to 9: damaged. Note: Wet'],
  [{ ...counted, Action: 'added', From: 0 }, 'Ada added the product Rice with 9.'],
  [{ ...counted, Action: 'removed', To: 0 }, 'Ada removed the product Rice, of which there were 12.'],
  [goods({}), 'Ada put Rice of the receipt R-7 on the shelf: +30.'],
  [goods({ Action: 'matched' }), 'Ada matched the ERP row R-7 with Rice: +30.'],
  [goods({ Action: 'matched', Quantity: -5 }), 'Ada matched the ERP row R-7 with Rice: −5.'],
  [goods({ Action: 'unmatched', Quantity: -30 }), 'Ada ended the match of the ERP row R-7 with Rice: −30.'],
  [{ ...switched, Action: 'activated' }, 'Ada switched the product Rice on: it can be ordered.'],
  [{ ...switched, Action: 'deactivated' }, 'Ada switched the product Rice off: it can’t be ordered.'],
  [{ ...switched, Action: 'held' }, 'Ada put the product Rice on hold: it is not ordered, packed or handed over.'],
  [{ ...switched, Action: 'released' }, 'Ada released the product Rice, which was on hold.'],
  [ofNeighbor('passwordSet'), 'Ada set a new password for neighbor 310.'],
  [ofNeighbor('restricted'), 'Ada blocked the orders of neighbor 310.'],
  [ofNeighbor('unrestricted'), 'Ada allowed neighbor 310 to order again.'],
  [ofNeighbor('added'), 'Ada added neighbor 310.'],
  [ofNeighbor('detailsChanged'), 'Ada changed the details of neighbor 310.'],
  [ofNeighbor('addressesChanged'), 'Ada changed the addresses of neighbor 310.'],
  [ofNeighbor('forgotten'), 'Ada deleted the personal data of neighbor 310.'],
  [{ ...ofNeighbor('merged'), DuplicateID: 311 }, 'Ada merged neighbor 311 into neighbor 310.'],
  [{ ...ofNeighbor('mergeUndone'), DuplicateID: 311 }, 'Ada undid the merge of neighbor 311 into neighbor 310.'],
  [ofLimit({ To: week }), 'Ada added a limit for all products: 2 items every week.'],
  [
    ofLimit({ Of: { Kind: 'tag', ID: 5, Name: 'Baby' }, From: week, To: limit('1 ITEM MONTH 2') }),
    'Ada changed a limit for the tag Baby from 2 items every week to 1 item every 2 months.',
  ],
  [
    ofLimit({ Of: { Kind: 'product', ID: 3, Name: 'Rice' }, From: limit('1 ORDER DAY') }),
    'Ada removed a limit for the product Rice: 1 order every day.',
  ],
])('reads %o as a sentence', (change, sentence) => {
  expect(changeInWords(change, 'en')).toBe(sentence)
})

it('is read in Spanish as well', () => {
  expect(changeInWords({ ...counted, Reason: 'expired' }, 'es')).toBe('Ada corrigió Rice de 12 a 9: caducado.')
  expect(changeInWords(ofLimit({ From: week }), 'es')).toBe(
    'Ada quitó un límite para todos los productos: 2 artículos cada semana.',
  )
  expect(changeInWords(goods({}), 'es')).toBe('Ada puso Rice del recibo R-7 en el estante: +30.')
  expect(changeInWords(ofNeighbor('passwordSet'), 'es')).toBe('Ada puso una contraseña nueva al vecino 310.')
})

it('is found by both neighbors of a merge, and is about the one that is kept', () => {
  const merged: StaffChange = { ...ofNeighbor('merged'), DuplicateID: 311 }
  expect([subjectOf(merged), searchedIn(merged), searchedIn(counted)]).toEqual(['310', ['310', '311'], ['Rice']])
  expect(changeInWords(merged, 'es')).toBe('Ada combinó al vecino 311 con el vecino 310.')
})

it('names what a change is about', () => {
  const tagged = ofLimit({ Of: { Kind: 'tag', ID: 5, Name: 'Baby' } })
  const all = [ofPerson({}), counted, tagged, ofLimit({}), goods({}), ofNeighbor('restricted')]
  expect(all.map(subjectOf)).toEqual(['Ben', 'Rice', 'Baby', '', 'Rice', '310'])
})

describe('the differences of two lists of limits', () => {
  const [one, two] = [week, { ...limit('1 ORDER DAY'), ID: 2 }]

  it('are none for the same limits in another order', () => {
    expect(limitDifferences([one, two], [two, one])).toEqual([])
  })

  it.each([
    ['value', limit('3 ITEM WEEK')],
    ['type', limit('2 ORDER WEEK')],
    ['scope', limit('2 ITEM MONTH')],
    ['amount', limit('2 ITEM WEEK 2')],
  ])('know a limit by its ID, and see another %s', (_, changed) => {
    expect(limitDifferences([one, two], [two, changed])).toEqual([{ From: one, To: changed }])
  })

  it('have what was removed and what was added', () => {
    const added = { ...one, ID: 3 }
    expect(limitDifferences([one, two], [two, added])).toEqual([
      { From: one, To: null },
      { From: null, To: added },
    ])
  })
})
