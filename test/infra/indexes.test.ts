import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { tableShape } from '../../functions/core/table/shape.ts'
import { indexChangeRefusal } from './gsiChanges.ts'

/** Indexes of the tenants, by hand: a changed index is written down here once every tenant has it. */
const deployed = JSON.parse(readFileSync('infra/deployedIndexes.json', 'utf8'))

const index = (name: string, project: 'KEYS_ONLY' | string[] = ['row']) => ({
  name,
  partitionKey: name,
  sortKey: 'sort',
  project,
})
const [a, b, c, d] = ['list1', 'list2', 'list3', 'list4'].map((name) => index(name))

it('the table differs from the deployed one by at most one index', () => {
  expect(indexChangeRefusal(deployed.indexes, tableShape.indexes)).toBeUndefined()
})

it.each([
  ['nothing', [a, b], [a, b]],
  ['another order', [a, b], [b, a]],
  ['one index more', [a, b], [a, b, c]],
  ['one index less', [a, b], [a]],
])('a deployment may change %s', (_, before, after) => {
  expect(indexChangeRefusal(before as never, after as never)).toBeUndefined()
})

it.each([
  ['two indexes more', [a, b], [a, b, c, d], /one index a deployment.*list3, list4.*infra\/deployedIndexes\.json/],
  ['one for another', [a, b], [a, c], /list3, list2/],
  ['what an index projects', [a, b], [a, index('list2', ['row', 'Code'])], /list2 under a new name/],
])('a deployment may not change %s, and the refusal says what to do', (_, before, after, sentence) => {
  expect(indexChangeRefusal(before as never, after as never)).toMatch(sentence)
})
