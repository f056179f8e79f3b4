import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Example, Examples } from './example.ts'

const areas = readdirSync(join(import.meta.dirname, 'examples')).map((file) => basename(file, '.ts'))
const exported: readonly Readonly<Record<string, unknown>>[] = await Promise.all(
  areas.map((area) => import(`./examples/${area}.ts`)),
)

const isExample = (value: unknown) =>
  typeof value === 'object' && value !== null && 'roles' in value && 'input' in value
/** The files of areas export parts of examples as well. */
const isExamples = (value: unknown): value is Examples =>
  typeof value === 'object' && value !== null && Object.values(value).every(isExample)

/** One example call of every endpoint, for the suites that run over all of them: all that `examples/<area>.ts` say. */
export const examples: Readonly<Record<string, Example>> = Object.assign(
  {},
  ...exported.flatMap((module) => Object.values(module).filter(isExamples)),
)
