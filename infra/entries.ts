import { globSync, readFileSync } from 'node:fs'
import { basename, join, sep } from 'node:path'
import { backgroundFunctions, type FunctionDefinition, optionalFunctions } from '../events/subscriptions.ts'
import { catalogue } from '../shared/catalogue.ts'
import type { AnyEndpoint } from '../shared/core/schema/endpoint.ts'

/** The part of an endpoint that the stacks read; tests generate hundreds of them. */
export type Route = Pick<AnyEndpoint, 'id' | 'area' | 'method' | 'path' | 'summary' | 'roles' | 'permissions'>

/**
 * An entry is `<area>/<name>`: its source is the function of that name in the folder of its noun, its bundle
 * `dist/functions/<entry>/index.cjs`. The entry names what stands in the cloud and stays when a file moves.
 */
export const entryOf = (route: Pick<Route, 'id' | 'area'>) => `${route.area}/${route.id}`
export const areaOf = ({ name }: Pick<FunctionDefinition, 'name'>) => name.split('/')[0] as string

interface Source {
  readonly name: string
  readonly file: string
}

/** A function has the name of its file, but in `endpoints.ts`, where a plain noun's stand together under their names. */
function functionsOf(file: string, text: () => string): Source[] {
  if (basename(file) !== 'endpoints.ts') return [{ name: basename(file, '.ts'), file }]
  return [...text().matchAll(/^export const (\w+) = /gm)].map(([, name = '']) => ({ name, file }))
}

const sources = new Map<string, Map<string, Source[]>>()
/** The files of the functions below a folder, by the functions' names. */
function sourcesIn(root: string): Map<string, Source[]> {
  const known = sources.get(root)
  if (known) return known
  const cwd = join(process.cwd(), root)
  const files = globSync('functions/**/*.ts', { cwd })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => file.replaceAll(sep, '/'))
  const all = files.flatMap((file) => functionsOf(file, () => readFileSync(join(cwd, file), 'utf8')))
  const found = Map.groupBy(all, ({ name }) => name)
  sources.set(root, found)
  return found
}

/** Endpoints and runs have names of their own; of two files with one name it is that in the folder of the entry's area. */
export function sourceOf(entry: string, root = '.'): string {
  const [area = '', name = ''] = entry.split('/')
  const found = sourcesIn(root).get(name) ?? []
  const own = found.find(({ file }) => found.length === 1 || file.includes(`/${area}/`))
  return own?.file ?? `functions/${entry}.ts`
}

/** Seconds that the function of an endpoint has: longer answers are failures to people; API Gateway's own limit is 30. */
export const endpointSeconds = 10
/** Megabytes with which Lambda gives a function one processor; little of the memory is used. */
export const wholeProcessor = 1769
/** A third of a processor: enough where nobody waits. */
export const usualMegabytes = 512

/** Functions of every tenant. */
export const entries = (): string[] => [...catalogue.map(entryOf), ...backgroundFunctions.map(({ name }) => name)]
/** The same with those of tenants with a setting alone. */
export const allEntries = (): string[] => [...entries(), ...optionalFunctions.map(({ name }) => name)]

/** HTTP API takes `/reports/x/` and `/reports/x` for two routes; the specification's callers use both (decision 7). */
export const routePaths = (path: string): string[] => (path.endsWith('/') ? [path, path.slice(0, -1)] : [path])

export const bundleDirectory = 'dist/functions'
export const bundleOf = (entry: string, directory = bundleDirectory) => `${directory}/${entry}/index.cjs`
