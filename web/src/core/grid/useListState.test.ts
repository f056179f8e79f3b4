import { describe, expect, it } from 'vitest'
import { readListState, writeListState } from './useListState.ts'

const defaults = { search: '', status: -1, mine: false }

describe('list state in the URL', () => {
  it('is read in the kind of its defaults', () => {
    expect(readListState(new URLSearchParams('search=7&status=4&mine=true'), defaults)).toEqual({
      search: '7',
      status: 4,
      mine: true,
    })
  })
  it('falls back to the default for what is missing or not a number', () => {
    expect(readListState(new URLSearchParams('status=all'), defaults)).toEqual(defaults)
    expect(readListState(new URLSearchParams('status='), defaults).status).toBe(-1)
  })
  it('writes only what differs, and leaves other parameters alone', () => {
    const written = writeListState(new URLSearchParams('tab=sent&status=4'), defaults, { search: 'bread', status: -1 })
    expect(written.toString()).toBe('tab=sent&search=bread')
  })
  it('starts at the first page when a filter changes', () => {
    const query = new URLSearchParams('cursor=abc&page=2&tab=sent')
    expect(writeListState(query, defaults, { search: 'x' }).toString()).toBe('tab=sent&search=x')
  })
})
