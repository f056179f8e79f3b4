import { describe, expect, it } from 'vitest'
import { inTurn } from './sendOnce.ts'

describe('a few at once', () => {
  const list = Array.from({ length: 20 }, (_, i) => i)

  it('runs all of them, at most four at a time', async () => {
    const done: number[] = []
    let together = 0
    let most = 0
    await inTurn(list, async (item) => {
      most = Math.max(most, ++together)
      await new Promise((resolve) => setImmediate(resolve))
      together--
      done.push(item)
    })
    expect(done.sort((a, b) => a - b)).toEqual(list)
    expect(most).toBe(4)
  })

  it('starts no further one after a failure, finishes the started ones, and throws the failure', async () => {
    const ended: number[] = []
    const work = async (item: number) => {
      if (item === 0) throw new Error('throttled')
      await new Promise((resolve) => setImmediate(resolve))
      ended.push(item)
    }
    await expect(inTurn(list, work)).rejects.toThrow('throttled')
    expect(ended).toEqual([1, 2, 3])
  })
})
