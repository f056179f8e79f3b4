import { describe, expect, it } from 'vitest'
import { commandsOf } from './episode.ts'
import { failureOf, shrink, simulate } from './simulate.ts'

describe('ten thousand commands of people, clock, queues and faults', () => {
  it('never promise food twice, lose a timer, or tell anything twice', { timeout: 240_000 }, async () => {
    const { failure, outcomes, commands } = await simulate(20_261_120, 10_000)
    expect(failure?.error.message).toBeUndefined()
    expect(commands).toBe(10_000)
    for (const done of [
      'postDonation',
      'acceptMatches',
      'acceptMatch',
      'declineMatch',
      'moveMatch',
      'cancelTransaction',
      'closeOut',
      'createReceipt',
    ])
      expect(outcomes.get(`${done} done`), `${done} succeeded at least once`).toBeGreaterThan(0)
  })

  it('replay identically from their seed', async () => {
    const seen = async () => {
      const outcomes = new Map<string, number>()
      const failure = await failureOf(7, commandsOf(7, 120), outcomes)
      return { failure: failure?.error.message, outcomes: [...outcomes] }
    }
    const first = await seen()
    expect(first.failure).toBeUndefined()
    expect(first.outcomes.length).toBeGreaterThan(5)
    expect(await seen()).toEqual(first)
  })
})

describe('a failure', () => {
  it('shrinks to the commands that show it', async () => {
    const commands = commandsOf(5, 60)
    const failing = { seed: 5, commands, error: new Error('made up') }
    const needed = commands.filter((command) => command.kind === 'post').slice(0, 2)
    const shows = (list: typeof commands) => needed.every((command) => list.includes(command))
    const smallest = await shrink(failing, async (seed, list) =>
      shows([...list]) ? { seed, commands: list, error: failing.error } : undefined,
    )
    expect(smallest.commands).toEqual(needed)
  })
})
