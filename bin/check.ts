import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path/posix'
import { startVitest } from 'vitest/node'

/**
 * The tests of the inner loop: those of the nouns that changed, those that import a changed file themselves, and the laws of
 * the house. Every noun reaches every test by the catalogues, so what imports it in between does not count: `npm test` is the
 * whole verdict. What changed is counted from a commit, by default the last one: `npm run check -- main`.
 */

const since = process.argv[2] ?? 'HEAD'
const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)
const untracked = git('ls-files', '--others', '--exclude-standard')
const changed = new Set([...git('diff', '--name-only', since), ...untracked])

/** `pantry/storage` of any file of the noun, on whichever floor. */
const nounOf = (file: string) =>
  /^(?:shared|functions|web\/src|test\/api|test\/components)\/((?:core|network|rescue|pantry|work)\/\w+)\//.exec(
    file,
  )?.[1]
const nouns = new Set([...changed].map(nounOf).filter(Boolean))
const contracts = new Set([...nouns].map((noun) => `test/contract/${noun?.slice(noun.indexOf('/') + 1)}.test.ts`))

const importsChanged = (test: string) =>
  [...readFileSync(test, 'utf8').matchAll(/from '(\.[^']+)'/g)].some(([, name = '']) =>
    changed.has(join(test, '..', name)),
  )
const wanted = [...git('ls-files'), ...untracked].filter(
  (test) =>
    /\.test\.tsx?$/.test(test) &&
    existsSync(test) &&
    (changed.has(test) ||
      nouns.has(nounOf(test)) ||
      contracts.has(test) ||
      test.startsWith('test/architecture/') ||
      importsChanged(test)),
)

// Journeys and servers of their own take longer than the whole loop may.
const project = ['rules', 'engines', 'contract', 'cloud', 'components']
const vitest = await startVitest('test', wanted, { watch: false, project })
await vitest.close()
