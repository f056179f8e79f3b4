import { describe, expect, it } from 'vitest'
import { attemptFor, readDraft, type StoredDraft } from './formDraft.ts'
import { emptyForm } from './postForm.ts'

const now = Date.parse('2026-11-20T19:00:00Z')
const kept: StoredDraft = { form: emptyForm(new Date(now), 'America/New_York'), savedAt: now - 60_000 }

describe('a kept draft', () => {
  it('comes back as it was', () => expect(readDraft(JSON.stringify(kept), now)).toEqual(kept))
  it.each([
    ['nothing', ''],
    ['something else', 'x'],
    ['cut off', JSON.stringify(kept).slice(0, 60)],
    ['another version of the form', JSON.stringify({ ...kept, form: { ...kept.form, items: 'bread' } })],
    ['a day old', JSON.stringify({ ...kept, savedAt: now - 25 * 3_600_000 })],
  ])('is none when it is %s', (_, text) => expect(readDraft(text, now)).toBeUndefined())
})

describe('the key of a sending', () => {
  const before = { key: 'first', content: '{"a":1}' }
  const newKey = () => 'second'
  it('stays while the same content is sent again', () => expect(attemptFor('{"a":1}', before, newKey)).toBe(before))
  it('is new for another content, and for the first sending', () => {
    expect(attemptFor('{"a":2}', before, newKey).key).toBe('second')
    expect(attemptFor('{"a":1}', undefined, newKey).key).toBe('second')
  })
})
