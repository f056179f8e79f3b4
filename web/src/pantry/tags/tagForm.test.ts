import { describe, expect, it } from 'vitest'
import { limitOf } from '../../../../shared/pantry/limits/limit.ts'
import { canSubmitTag, newLimitId, tagDraftOf, tagValuesOf } from './tagForm.ts'

const ready = { isLoading: false, isEditingLimits: false }
const filled = { Name: 'Seniors', PantryInventoryItemTagGroupID: 1 }

describe('the form of a tag', () => {
  it.each<[string, object, Partial<typeof ready>, boolean]>([
    ['is filled', {}, {}, true],
    ['is loading', {}, { isLoading: true }, false],
    ['has a limit that is being edited', {}, { isEditingLimits: true }, false],
    ['has no name', { Name: '' }, {}, false],
    ['has a name of spaces', { Name: '  ' }, {}, false],
    ['has no group', { PantryInventoryItemTagGroupID: null }, {}, false],
  ])('[tag-submit] that %s', (_, values, state, expected) => {
    expect(canSubmitTag({ ...filled, ...values }, { ...ready, ...state })).toBe(expected)
  })

  it('sends the limits that are there with their IDs, and new ones without', () => {
    const draft = { Value: 2, LimitTypeID: 1, LimitTimeScopeID: 1, LimitTimeScopeAmount: 1 }
    const stored = limitOf(draft, 7)
    const added = limitOf({ ...draft, LimitTimeScopeID: 2 }, newLimitId([stored]))
    const values = { ...tagValuesOf(undefined, 'en'), ...filled, Limits: [stored, added] }
    expect(tagDraftOf(values, 2, [stored])).toEqual({
      ...filled,
      RequiresInclude: false,
      ParentPantryInventoryItemTagID: 2,
      Limits: [
        { ...draft, ID: 7 },
        { ...draft, LimitTimeScopeID: 2 },
      ],
    })
  })
})
