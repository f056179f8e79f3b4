import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clockSeen, serverNow, serverOffset } from './clock.ts'

const at = (time: string) => Date.parse(`2026-11-20T${time}Z`)
const header = (time: string) => new Date(at(time)).toUTCString()

describe('the server’s clock', () => {
  beforeEach(() => clockSeen(header('12:00:00'), at('12:00:00'), at('12:00:01')))
  afterEach(() => void vi.useRealTimers())

  it('is the browser’s while the difference is within the header’s own roughness', () => {
    clockSeen(header('12:00:01'), at('12:00:00'), at('12:00:01'))
    expect(serverOffset()).toBe(0)
  })
  it('follows a demonstration that is hours ahead, to about half a second', () => {
    clockSeen(header('15:00:00'), at('12:00:00'), at('12:00:01'))
    expect(serverOffset()).toBe(3 * 3600 * 1000)
  })
  it('tells the time by which the server decides', () => {
    vi.useFakeTimers({ now: at('12:00:00') })
    clockSeen(header('12:10:00'), at('12:00:00'), at('12:00:01'))
    expect(serverNow()).toBe(at('12:10:00'))
  })
  it('does not tremble with the next answers', () => {
    clockSeen(header('15:00:00'), at('12:00:00'), at('12:00:01'))
    clockSeen(header('15:00:10'), at('12:00:09'), at('12:00:10'))
    expect(serverOffset()).toBe(3 * 3600 * 1000)
  })
  it('comes back when the server’s clock is set right', () => {
    clockSeen(header('15:00:00'), at('12:00:00'), at('12:00:01'))
    clockSeen(header('12:00:05'), at('12:00:05'), at('12:00:06'))
    expect(serverOffset()).toBe(0)
  })
  it('learns nothing from an answer without a date', () => {
    clockSeen(null, at('12:00:00'), at('12:00:01'))
    clockSeen('yesterday', at('12:00:00'), at('12:00:01'))
    expect(serverOffset()).toBe(0)
  })
})
