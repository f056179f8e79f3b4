import { expect, it } from 'vitest'
import { lastMissed } from './missed.ts'
import type { OrderStatusCode } from './status.ts'

it.each<[string, readonly OrderStatusCode[], number]>([
  ['nothing ordered', [], 0],
  ['three left', ['ABANDONED', 'ABANDONED', 'ABANDONED'], 3],
  ['came the last time', ['ABANDONED', 'ABANDONED', 'ABANDONED', 'DELIVEREDTONEIGHBOR'], 0],
  ['came in between', ['ABANDONED', 'DELIVEREDTONEIGHBOR', 'ABANDONED', 'ABANDONED'], 2],
  ['cancelled in between', ['ABANDONED', 'CANCELLED', 'ABANDONED', 'ABANDONED'], 3],
  ['with one to come', ['ABANDONED', 'ABANDONED', 'ABANDONED', 'CREATED'], 3],
])('of a customer with %s', (_, codes, count) => {
  const rows = codes.map((StatusCode, index) => ({ ID: index + 1, OrderDay: `2026-11-0${index + 1}`, StatusCode }))
  expect(lastMissed(rows)).toHaveLength(count)
  expect(lastMissed(rows.toReversed())).toHaveLength(count)
})
