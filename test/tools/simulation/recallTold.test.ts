import { expect, it } from 'vitest'
import { isFull } from '../../engine/tier.ts'
import { recallTold } from './recallTold.ts'

const households = isFull ? 5000 : 1200

it('every household of a recalled lot is told once, 5,000 of them within a minute', { timeout: 240_000 }, async () => {
  const result = await recallTold({ households, seed: 7, atOnce: 5 })
  console.log(JSON.stringify({ households, ...result }))
  expect(result).toMatchObject({ told: households, mails: households, twice: 0 })
  expect(result.lastMailAfter).toBeLessThanOrEqual(60)
})
