import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scratchFolder } from '../../infra/local/scratch.ts'
import { addPseudo, copyProject, pseudo, pseudoText } from '../engine/pseudo.ts'

/** The texts of one noun in a third language: test/e2e/pseudo.test.ts has all of them, on every screen. */

const root = scratchFolder('noun')
const noun = 'work/messages'
const binding = `shared/${noun}/systemMessagesTexts.ts`
const own = join(root, `shared/languages/${pseudo}/${noun}.json`)

beforeAll(() => {
  copyProject(root, [
    'shared/core/text/text.ts',
    'shared/core/text/languages.ts',
    'shared/core/text/sentence.ts',
    'shared/core/text/frame.ts',
    'shared/core/text/words.ts',
    binding,
    `shared/${noun}/refusals.ts`,
    ...['en', 'es'].flatMap((language) =>
      ['language', 'core/text', noun].map((file) => `shared/languages/${language}/${file}.json`),
    ),
  ])
  const extended = { extends: join(import.meta.dirname, '../../tsconfig.json'), include: ['shared'] }
  const compilerOptions = { types: [], tsBuildInfoFile: join(root, 'types.tsbuildinfo') }
  writeFileSync(join(root, 'tsconfig.json'), JSON.stringify({ ...extended, compilerOptions }))
  addPseudo(root)
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** Errors of the compiler. */
function errors(): string {
  const require = createRequire(import.meta.url)
  const { bin } = require('typescript/package.json') as { bin: { tsc: string } }
  const tsc = join(require.resolve('typescript/package.json'), '..', bin.tsc)
  return spawnSync(process.execPath, [tsc, '-p', root], { encoding: 'utf8' }).stdout
}

describe('a folder of a language', () => {
  it('is bound beside the others, and compiles without a line of code', () => {
    expect(readFileSync(join(root, binding), 'utf8')).toContain(`${pseudo}: ${pseudo}.systemMessageTexts`)
    expect(errors()).toBe('')
  })

  it('does not compile without one of its texts', () => {
    const whole = readFileSync(own, 'utf8')
    const texts = JSON.parse(whole)
    delete texts.systemMessageTexts.startsAt
    writeFileSync(own, JSON.stringify(texts))
    expect(errors()).toContain("Property 'startsAt' is missing")
    writeFileSync(own, whole)
  })
})

it('the pseudo-language keeps places and is a third longer', () => {
  expect(pseudoText('Shown by {name}, {count} times')).toBe('Šĥóóŵñ ḃý {name}, {count} ťííṁééš')
  const sentence = 'Without a translation, readers of it see the English text.'
  expect(pseudoText(sentence).length / sentence.length).toBeGreaterThan(1.3)
})
