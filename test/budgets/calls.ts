import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Calls } from './calls/making.ts'

const areas = readdirSync(join(import.meta.dirname, 'calls')).map((file) => basename(file, '.ts'))
const exported: readonly object[] = await Promise.all(areas.map((area) => import(`./calls/${area}.ts`)))

/** The files of areas export parts of calls as well. */
const callsIn = (module: object): Calls[] =>
  Object.entries(module).flatMap(([name, value]) => (name.endsWith('Calls') ? [value] : []))

/**
 * One call of each endpoint as it is usually made: who makes it, of what, and in which state that has to be. One that does
 * other work when it is asked for it has a call for that as well, with the case in brackets. All that
 * `calls/<area>.ts` say in an export named `<area>Calls`.
 */
export const calls: Calls = Object.assign({}, ...exported.flatMap(callsIn))
