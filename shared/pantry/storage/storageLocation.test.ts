import { describe, expect, it } from 'vitest'
import * as refusals from './refusals.ts'
import { labelOrder, maxDescription, maxLabel, removalRefusal, StorageLocationDraft } from './storageLocation.ts'

const draft = { Label: 'Aisle 4', Description: 'Canned vegetables' }

describe('a storage location', () => {
  it.each<[string, object, boolean]>([
    ['a label and a description', {}, true],
    ['an empty label', { Label: '' }, false],
    ['a label of spaces', { Label: '   ' }, false],
    ['an empty description', { Description: '' }, false],
    ['a description that shows nothing', { Description: '\u200b\u2060' }, false],
    ['the longest label', { Label: 'x'.repeat(maxLabel) }, true],
    ['a longer one', { Label: 'x'.repeat(maxLabel + 1) }, false],
    ['the longest description', { Description: 'x'.repeat(maxDescription) }, true],
    ['a longer one', { Description: 'x'.repeat(maxDescription + 1) }, false],
  ])('[storage-nonempty] with %s', (_, change, isAccepted) => {
    expect(StorageLocationDraft.safeParse({ ...draft, ...change }).success).toBe(isAccepted)
  })

  it('is stored without the spaces around its texts', () => {
    expect(StorageLocationDraft.parse({ Label: ' Aisle 4 ', Description: ' Cans\n' })).toEqual({
      Label: 'Aisle 4',
      Description: 'Cans',
    })
  })

  it('[storage-removable] is removable only when no products use it', () => {
    expect(removalRefusal({ PantryInventoryItemCount: 0 })).toBeUndefined()
    expect(removalRefusal({ PantryInventoryItemCount: 2 })).toEqual({
      refused: refusals.storageLocationInUse,
      values: { count: 2 },
    })
  })

  it('is listed by label, numbers by their value', () => {
    const labels = ['cooler', 'Aisle 10', 'aisle 2', 'Aisle 1B', 'Aisle 1', 'Cooler']
    const sorted = labels.map((Label, ID) => ({ Label, ID })).sort((a, b) => (labelOrder(a) < labelOrder(b) ? -1 : 1))
    expect(sorted.map(({ Label }) => Label)).toEqual(['Aisle 1', 'Aisle 1B', 'aisle 2', 'Aisle 10', 'cooler', 'Cooler'])
  })
})
