import { execFileSync } from 'node:child_process'
import { createVitest } from 'vitest/node'

/**
 * The tests of the inner loop: those that import what changed, those of its nouns, and the laws of the house. `npm test` is
 * the whole verdict. What changed is counted from a commit, by default the last one: `npm run check -- main`.
 */

const since = process.argv[2] ?? 'HEAD'
const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)
const changed = [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')]

/** `pantry/storage` of any file of the noun, on whichever floor. */
const nounOf = /^(?:shared|functions|web\/src|test\/api|test\/components)\/((?:core|network|rescue|pantry|work)\/\w+)\//
const nouns = new Set(changed.flatMap((file) => nounOf.exec(file)?.[1] ?? []))
const own = [...nouns].flatMap((noun) => [`/${noun}/`, `test/contract/${noun.slice(noun.indexOf('/') + 1)}.test.ts`])

// Journeys and servers of their own take longer than the whole loop may.
const project = ['rules', 'engines', 'contract', 'cloud', 'components']
const vitest = await createVitest('test', { watch: false, changed: since, project, passWithNoTests: true })
const importing = await vitest.getRelevantTestSpecifications()
const named = await vitest.globTestSpecifications([...own, 'test/architecture/'])
const both = new Map([...importing, ...named].map((one) => [`${one.project.name} ${one.moduleId}`, one]))
await vitest.runTestSpecifications([...both.values()])
await vitest.close()
