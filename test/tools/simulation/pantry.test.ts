import { expect, it } from 'vitest'
import { isFull } from '../../engine/tier.ts'
import { pantryEpisode } from './pantryEpisode.ts'

const episodeLength = 200
const commands = isFull ? 100_000 : 10_000

it(`${commands} commands of customers and staff break no invariant`, { timeout: 900_000 }, async () => {
  const answers = new Map<string, number>()
  const checks = new Map<number, number>()
  let conflicts = 0
  for (let episode = 0; episode * episodeLength < commands; episode++) {
    const result = await pantryEpisode(20_261_122 + episode, episodeLength)
    for (const [name, count] of result.answers) answers.set(name, (answers.get(name) ?? 0) + count)
    for (const [name, count] of result.checks) checks.set(name, (checks.get(name) ?? 0) + count)
    conflicts += result.conflicts
  }
  console.log(JSON.stringify({ answers: Object.fromEntries(answers), checks: Object.fromEntries(checks), conflicts }))
  for (const name of [
    'order done',
    'order refused',
    'edit done',
    'edit refused',
    'cancel done',
    'pack done',
    'count done',
  ])
    expect(answers.get(name), name).toBeGreaterThan(0)
  for (const invariant of [1, 2, 3, 4, 5, 6]) expect(checks.get(invariant), String(invariant)).toBeGreaterThan(0)
  expect(answers.get('order 500')).toBeGreaterThan(0)
  expect(conflicts).toBeGreaterThan(0)
})
