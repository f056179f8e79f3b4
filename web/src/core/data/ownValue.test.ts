import { describe, expect, it } from 'vitest'
import { actionKey } from './actionKey.ts'
import { ignoreAfterOwnChange, shownValue } from './ownValue.ts'

describe('shownValue', () => {
  const changedAt = 1_000_000
  const held = { value: 'simultaneous', until: changedAt + ignoreAfterOwnChange }
  const cases: readonly [string, number, string][] = [
    ['at once', changedAt, 'simultaneous'],
    ['one millisecond before five seconds', changedAt + 4999, 'simultaneous'],
    ['at five seconds', changedAt + 5000, 'ordered'],
    ['later', changedAt + 60_000, 'ordered'],
  ]
  it.each(cases)('shows %s after an own change the right value', (_, now, shown) => {
    expect(shownValue('ordered', held, now)).toBe(shown)
  })
  it('shows the server’s value where nobody changed anything', () => {
    expect(shownValue('ordered', undefined, changedAt)).toBe('ordered')
  })
})

describe('actionKey', () => {
  const keys = () => {
    let made = 0
    return actionKey(() => {
      made += 1
      return `key-${made}`
    })
  }
  it('stays the same while the same action is repeated', () => {
    const key = keys()
    expect([key.keyFor({ ID: 1 }), key.keyFor({ ID: 1 })]).toEqual(['key-1', 'key-1'])
  })
  it('is another one for another input and after an answer', () => {
    const key = keys()
    const used = [key.keyFor({ ID: 1 }), key.keyFor({ ID: 2 })]
    key.answered()
    expect([...used, key.keyFor({ ID: 2 })]).toEqual(['key-1', 'key-2', 'key-3'])
  })
})
