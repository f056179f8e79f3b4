import { expect, it } from 'vitest'
import { changeSince, changeText } from './changeSince.ts'

it('a change is a share of what was; there is none of nothing', () => {
  expect(changeSince(200, 250)).toBe(0.25)
  expect(changeSince(200, 150)).toBe(-0.25)
  expect(changeSince(0, 150)).toBeNull()
  expect(changeSince(null, 150)).toBeNull()
  expect(changeSince(1, 113)).toBeNull()
})

it('a change is told with its sign, and one of nothing not at all', () => {
  expect(changeText(200, 250, 'en')).toBe('+25%')
  expect(changeText(200, 150, 'en')).toBe('-25%')
  expect(changeText(undefined, 150, 'en')).toBe('')
})
