import { expect, it } from 'vitest'
import type { ProductGridRow } from '../../../../shared/pantry/products/view.ts'
import type { Tag } from '../../../../shared/pantry/tags/tag.ts'
import { type ManyAction, stepsFor } from './manyProducts.ts'

const tag = (ID: number) => ({ ID, ParentPantryInventoryItemTagID: null }) as Tag
const tags = [tag(1), tag(2), tag(3)]
const row = (ID: number, IsActive: boolean, TagIDs: number[]) => ({ ID, IsActive, TagIDs }) as ProductGridRow
const rows = [row(7, true, [1]), row(8, false, [1, 2]), row(9, false, [])]

it.each<[ManyAction, object[]]>([
  ['activate', [{ IsActive: true }, { IsActive: true }]],
  ['deactivate', [{ IsActive: false }]],
  ['tag', [{ TagIDs: [1, 2] }, { TagIDs: [2] }]],
  ['untag', [{ TagIDs: [1] }]],
])('%s changes those that are not so yet', (action, expected) => {
  expect(stepsFor(rows, { action, tag: tag(2), tags }).map(({ row: _, ...change }) => change)).toEqual(expected)
})

it('sets what is on the shelf by the difference to what is there', () => {
  const shelves = [5, 8, 0].map((ShelfQuantity, index) => ({ ID: index, ShelfQuantity }) as ProductGridRow)
  const steps = (counted: number | undefined) =>
    stepsFor(shelves, { action: 'shelf', tag: undefined, tags, counted }).map(({ row: _, ...change }) => change)
  expect(steps(8)).toEqual([{ Difference: 3 }, { Difference: 8 }])
  expect(steps(0)).toEqual([{ Difference: -5 }, { Difference: -8 }])
  expect(steps(undefined)).toEqual([])
})

it('changes nothing before a tag is chosen', () => {
  expect(stepsFor(rows, { action: 'tag', tag: undefined, tags })).toEqual([])
})

it('takes no tag off to make room for another', () => {
  const many = Array.from({ length: 60 }, (_, index) => tag(index + 1))
  const full = row(
    7,
    true,
    many.slice(1).map(({ ID }) => ID),
  )
  const [step] = stepsFor([full], { action: 'tag', tag: tag(1), tags: many })
  expect(step).toMatchObject({ TagIDs: { length: 60 } })
})
