import { expect, it } from 'vitest'
import { Queues } from './queues.ts'

const hour = 3_600_000
const message = (body: string, at: number) => ({ body, at, received: 0 })

it('the queue with the oldest message is served first, a few messages at a time', () => {
  const queues = new Queues(['a', 'b'], 0)
  for (const at of [20, 30, 40]) queues.put('a', message(`a${at}`, at), at)
  queues.put('b', message('b10', 10), 41)
  const taken = () => {
    const { name, messages } = queues.take(2) ?? {}
    return [name, messages?.map(({ body }) => body)]
  }
  expect([taken(), taken(), taken()]).toEqual([
    ['b', ['b10']],
    ['a', ['a20', 'a30']],
    ['a', ['a40']],
  ])
  expect([queues.take(2), queues.waiting]).toEqual([undefined, 0])
})

it('each hour has the maximum number of waiting messages, by queue and in total', () => {
  const queues = new Queues(['a', 'b'], 5 * hour)
  for (const name of ['a', 'a', 'b']) queues.put(name, message('', 0), 5 * hour + 1)
  queues.take(10)
  queues.put('b', message('', 0), 7 * hour)
  expect(queues.depths).toEqual([
    { hour: 0, deepest: 2, all: 3 },
    { hour: 1, deepest: 0, all: 0 },
    { hour: 2, deepest: 2, all: 2 },
  ])
})
