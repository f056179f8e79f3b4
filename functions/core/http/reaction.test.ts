import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { absent } from '../table/conditions.ts'
import { table } from '../table/table.ts'
import { ConditionFailed, type Write } from '../table/write.ts'
import { applyOnce } from './reaction.ts'

const now = new Date('2026-06-03T14:00:00Z')
const at = { pk: 'TEST', sk: 'REACTION' }
const apply = (ID: string, effect: Write) => applyOnce({ ID }, 'test/count', now, [effect])
const stored = () => table.get(at, z.object({ Count: z.int() }))

it('applies an event once, and says whether it did', async () => {
  const count: Write = { update: at, add: { Count: 1 } }
  expect(await apply('donation#1#1#0', count)).toBe(true)
  expect(await apply('donation#1#1#0', count)).toBe(false)
  expect(await apply('donation#1#2#0', count)).toBe(true)
  expect(await stored()).toEqual({ Count: 2 })
})

it('fails when the effect’s own condition does not hold, so that the queue delivers the event again', async () => {
  const taken: Write = { put: { ...at, Count: 9 }, when: absent }
  await expect(apply('donation#2#1#0', taken)).rejects.toBeInstanceOf(ConditionFailed)
  await table.commit([{ remove: at }])
  expect(await apply('donation#2#1#0', taken)).toBe(true)
  expect(await stored()).toEqual({ Count: 9 })
})
