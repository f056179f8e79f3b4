import { expect, it } from 'vitest'
import { drillKeys } from '../../test/tools/drill/keys/keys.ts'

it('is right over many pages and segments, with batches of which DynamoDB hands a part back', async () => {
  const found = await drillKeys({ size: 20_000, say: () => undefined })
  expect(found.wrong).toEqual([])
  expect(found.lost).toBe(4)
  expect(found.handedBack).toBeGreaterThan(3)
})
