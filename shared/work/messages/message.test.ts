import { describe, expect, it } from 'vitest'
import { copyId, longestSubject, messageOfCopy, opened, removed, replySubject } from './message.ts'
import { readSummary } from './readSummary.ts'

describe('[msg-read-summary-wording] how many have read', () => {
  it.each([
    [1, 0, 'Not read', 'No leído'],
    [1, 1, 'Read', 'Leído'],
    [2, 0, '0 of 2 read', '0 de 2 leídos'],
    [50, 49, '49 of 50 read', '49 de 50 leídos'],
    [3, 3, '3 of 3 read', '3 de 3 leídos'],
  ])('of %i recipients, %i: %s', (TotalRecipients, TotalRecipientsRead, en, es) => {
    const counts = { TotalRecipients, TotalRecipientsRead }
    expect([readSummary(counts, 'en'), readSummary(counts, 'es')]).toEqual([en, es])
  })
})

describe('a copy', () => {
  const now = new Date('2026-11-20T15:00:00.000Z')
  const fresh = { MessageViewedTime: null, IsRemoved: false }
  const read = { MessageViewedTime: '2026-11-19T08:00:00.000Z', IsRemoved: false }

  it('names its message', () => {
    for (const index of [1, 7, 50]) expect(messageOfCopy(copyId(4711, index))).toBe(4711)
    expect(copyId(4711, 3)).toBe(4711000003)
  })

  it('remembers its first opening, and none after that', () => {
    expect(opened(fresh, now)).toEqual({ MessageViewedTime: '2026-11-20T15:00:00.000Z' })
    expect(opened(read, now)).toBeUndefined()
    expect(opened({ ...fresh, IsRemoved: true }, now)).toBeUndefined()
  })

  it('is deleted once, read or not', () => {
    expect([removed(fresh), removed(read)]).toEqual([{ IsRemoved: true }, { IsRemoved: true }])
    expect(removed({ ...read, IsRemoved: true })).toBeUndefined()
  })
})

describe('the subject of an answer', () => {
  it.each([
    ['Pickup on Friday', 'Re: Pickup on Friday'],
    ['Re: Pickup on Friday', 'Re: Pickup on Friday'],
    ['RE: Pickup', 'RE: Pickup'],
    ['Receipts', 'Re: Receipts'],
  ])('of %s is %s', (subject, answer) => expect(replySubject(subject)).toBe(answer))

  it('is never longer than a subject may be', () => {
    expect(replySubject('x'.repeat(longestSubject))).toHaveLength(longestSubject)
    expect(replySubject(`${'x'.repeat(longestSubject - 5)}🤴`)).toBe(`Re: ${'x'.repeat(longestSubject - 5)}`)
  })
})
