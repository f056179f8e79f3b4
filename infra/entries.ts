import { globSync } from 'node:fs'
import { basename, join, sep } from 'node:path'
import { backgroundFunctions, type FunctionDefinition } from '../events/subscriptions.ts'
import { catalogue } from '../shared/catalogue.ts'
import type { AnyEndpoint } from '../shared/core/schema/endpoint.ts'

/** The part of an endpoint that the stacks read; tests generate hundreds of them. */
export type Route = Pick<
  AnyEndpoint,
  'id' | 'area' | 'method' | 'path' | 'summary' | 'roles' | 'permissions' | 'mutates' | 'memoryMegabytes'
>

/**
 * An entry is `<area>/<name>`: its source is the file of that name in the folder of its noun, its bundle
 * `dist/functions/<entry>/index.cjs`. The entry names what stands in the cloud and stays when a file moves.
 */
export const entryOf = (route: Pick<Route, 'id' | 'area'>) => `${route.area}/${route.id}`
export const areaOf = ({ name }: Pick<FunctionDefinition, 'name'>) => name.split('/')[0] as string

const sources = new Map<string, Map<string, string[]>>()
/** The files of the functions below a folder, by their names. */
function sourcesIn(root: string): Map<string, string[]> {
  const known = sources.get(root)
  if (known) return known
  const files = globSync('functions/**/*.ts', { cwd: join(process.cwd(), root) })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => file.replaceAll(sep, '/'))
  const found = Map.groupBy(files, (file) => basename(file, '.ts'))
  sources.set(root, found)
  return found
}

/** Files of endpoints and runs have names of their own; of two with one name it is that in the folder of the entry's area. */
export function sourceOf(entry: string, root = '.'): string {
  const [area = '', name = ''] = entry.split('/')
  const found = sourcesIn(root).get(name) ?? []
  return found.find((file) => found.length === 1 || file.includes(`/${area}/`)) ?? `functions/${entry}.ts`
}

export const entries = (): string[] => [...catalogue.map(entryOf), ...backgroundFunctions.map(({ name }) => name)]

/** Areas that staff set up once and change seldom. */
const setUpAreas: ReadonlySet<string> = new Set([
  'agencies',
  'attachments',
  'deliveryprograms',
  'donors',
  'erp',
  'foodbanks',
  'limits',
  'network',
  'providers',
  'storage',
  'tags',
])

/**
 * New code of an endpoint reaches one call in ten first. One that only reads, or that writes what is seldom set up, changes in one
 * step: each gradual one takes three resources more, and CloudFormation changes 2,500 of a tenant in one operation.
 */
export const isGradual = ({ area, mutates }: Pick<Route, 'area' | 'mutates'>): boolean =>
  mutates && !setUpAreas.has(area)

/** HTTP API takes `/reports/x/` and `/reports/x` for two routes; the specification's callers use both (decision 7). */
export const routePaths = (path: string): string[] => (path.endsWith('/') ? [path, path.slice(0, -1)] : [path])

export const bundleDirectory = 'dist/functions'
export const bundleOf = (entry: string, directory = bundleDirectory) => `${directory}/${entry}/index.cjs`
