import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { catalogue } from '../../shared/catalogue.ts'

/** Functions that change something and look through a list, which lags behind: each has its reason on the page. */

const docs = join(import.meta.dirname, '../../docs')
const mutates = new Map(catalogue.map(({ id, mutates: changes }) => [id, changes]))

/** Rows of the recorded queries whose index is one. */
const recorded = readFileSync(join(docs, 'reference/access-patterns.md'), 'utf8')
  .split('\n')
  .flatMap((line) => /^\| `[^`]+` \| (?:list\d|state\d|due) \| (.+) \|$/.exec(line)?.[1]?.split(', ') ?? [])
const named = readFileSync(join(docs, 'index-lag.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? ''))

it('each function that decides by a list has its reason in docs/index-lag.md, once', () => {
  // Functions that nobody calls are no endpoints: all of them change something.
  const deciding = new Set(recorded.filter((name) => mutates.get(name) !== false))
  expect(deciding.size).toBeGreaterThan(30)
  expect(named.toSorted()).toEqual([...deciding].sort())
})
