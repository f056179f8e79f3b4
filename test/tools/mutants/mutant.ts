import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A planted bug: one text of one file replaced as somebody could do by mistake; a test must fail. */
export interface Mutant {
  readonly id: string
  readonly file: string
  /** Occurs exactly once in the file. */
  readonly find: string
  readonly replace: string
  /** Loss for people. */
  readonly why: string
  /** The test files that must fail, so that a run stays short. */
  readonly tests: readonly string[]
}

type Planted = Omit<Mutant, 'file' | 'tests'> & Partial<Pick<Mutant, 'tests'>>

/** Mutants of one file, caught by the same tests unless one names its own. */
export const inFile = (
  { file, tests }: Pick<Mutant, 'file' | 'tests'>,
  planted: readonly Planted[],
): readonly Mutant[] => planted.map((one) => ({ tests, ...one, file }))

const countOf = (text: string, part: string) => text.split(part).length - 1

/** Reason that a mutant no longer fits the sources; undefined when it does. */
function staleness(root: string, { file, find, replace, tests }: Mutant): string | undefined {
  const missing = [file, ...tests].find((path) => !existsSync(join(root, path)))
  if (missing) return `${missing} does not exist`
  const count = countOf(readFileSync(join(root, file), 'utf8'), find)
  if (count !== 1) return `its text occurs ${count} times in ${file}`
  return find === replace ? 'it changes nothing' : undefined
}

/** Mutants that no longer fit the sources, each with the reason. */
export function staleMutants(root: string, mutants: readonly Mutant[]): string[] {
  const ids = mutants.map(({ id }) => id)
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id}: is twice in the list`)
  const stale = mutants.flatMap((mutant) => {
    const why = staleness(root, mutant)
    return why ? [`${mutant.id}: ${why}`] : []
  })
  return [...repeated, ...stale]
}
