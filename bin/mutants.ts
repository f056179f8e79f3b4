import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { copyTo, withMutant } from '../test/tools/mutants/copies.ts'
import { mutants } from '../test/tools/mutants/list.ts'
import { type Mutant, staleMutants } from '../test/tools/mutants/mutant.ts'
import { endTrials, type Trial, tryTests } from '../test/tools/mutants/trial.ts'

/**
 * Plants each bug of the list alone in a throwaway copy and runs the tests that must fail with it. Prints a line for each
 * and how many were caught; a bug that survives is a missing test.
 */
const { values } = parseArgs({
  options: { only: { type: 'string', multiple: true }, 'at-once': { type: 'string', default: '2' } },
})
const root = process.cwd()
const chosen = values.only ? mutants.filter(({ id }) => values.only?.includes(id)) : mutants
const limitMs = 300_000

const directory = mkdtempSync(join(tmpdir(), 'gleanery-mutants-'))
process.on('exit', () => {
  endTrials()
  rmSync(directory, { recursive: true, force: true })
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130))

function fail(sentences: readonly string[]): never {
  for (const sentence of sentences) console.error(sentence)
  process.exit(1)
}

/** A test that fails without a bug detects none. */
async function mustPass(copy: string): Promise<void> {
  const files = [...new Set(chosen.flatMap(({ tests }) => tests))]
  const sound = await tryTests(copy, { files, limitMs: 3 * limitMs, bail: false })
  if (sound.outcome !== 'passed') fail([`Without any bug the tests are ${sound.outcome}: ${sound.told}`])
  console.log(`${files.length} test files pass without any bug (${sound.seconds.toFixed(1)} s)`)
}

const words = { failed: 'caught', passed: 'SURVIVED', broken: 'BROKEN', late: 'LATE' } as const
function tell({ id, why }: Mutant, { outcome, seconds, told }: Trial): void {
  const detail = outcome === 'failed' ? told : outcome === 'passed' ? why : told.slice(-1000)
  console.log(`${words[outcome].padEnd(8)} ${seconds.toFixed(1).padStart(5)} s  ${id.padEnd(30)} ${detail}`)
}

const waiting = [...chosen]
let caught = 0
async function work(copy: string): Promise<void> {
  for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
    const { tests: files } = mutant
    const trial = await withMutant(copy, mutant, () => tryTests(copy, { files, limitMs, bail: true }))
    if (trial.outcome === 'failed') caught += 1
    tell(mutant, trial)
  }
}

const started = performance.now()
const unknown = (values.only ?? []).filter((id) => !mutants.some((mutant) => mutant.id === id))
if (unknown.length > 0) fail([`No such mutant: ${unknown.join(', ')}. They are in test/tools/mutants/.`])
const stale = staleMutants(root, chosen)
if (stale.length > 0)
  fail(['test/tools/mutants/list.ts no longer fits the sources:', ...stale.map((one) => `  ${one}`)])
const first = copyTo(join(directory, '1'), root)
await mustPass(first)
const more = Array.from({ length: Math.min(Number(values['at-once']), chosen.length) - 1 }, (_, i) =>
  copyTo(join(directory, String(i + 2)), root),
)
await Promise.all([first, ...more].map(work))
console.log(`${caught} / ${chosen.length} caught in ${((performance.now() - started) / 1000).toFixed(0)} s`)
process.exit(caught === chosen.length ? 0 : 1)
