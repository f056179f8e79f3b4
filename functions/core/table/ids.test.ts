import { beforeEach, expect, it } from 'vitest'
import { forgetBlocks, nextId } from './ids.ts'
import { table } from './table.ts'

beforeEach(forgetBlocks)
const numbers = (count: number, from: Parameters<typeof nextId>[1] = table) =>
  Promise.all(Array.from({ length: count }, () => nextId('donation', from)))

it('gives every caller a number of its own: one block for all who wait, and else blocks that waste none', async () => {
  const taken: number[] = []
  const counted = {
    nextBlock: (...asked: Parameters<typeof table.nextBlock>) => {
      taken.push(asked[1])
      return table.nextBlock(...asked)
    },
  }
  const one = () => nextId('donation', counted)
  const given = [
    ...(await numbers(50, counted)),
    await one(),
    await one(),
    ...(await numbers(18, counted)),
    await one(),
  ]
  expect(new Set(given).size).toBe(71)
  expect(taken).toEqual([50, 20, 20])
})

it('gives two instances different numbers', async () => {
  const one = await numbers(30)
  forgetBlocks()
  const other = await numbers(30)
  expect(new Set([...one, ...other]).size).toBe(60)
})

it('recovers from a counter that could not be reached', async () => {
  let fails = true
  const shaky = {
    nextBlock: async (...asked: Parameters<typeof table.nextBlock>) => {
      if (fails) throw new Error('out of reach')
      return table.nextBlock(...asked)
    },
  }
  await expect(nextId('receipt', shaky)).rejects.toThrow('out of reach')
  fails = false
  expect(await nextId('receipt', shaky)).toBeGreaterThan(0)
})
