import { type RunDefinition, runs } from '../events/subscriptions.ts'
import { catalogue } from '../shared/api/catalogue.ts'
import type { AnyEndpoint } from '../shared/api/endpoint.ts'

/** The part of an endpoint that the stacks read; tests generate hundreds of them. */
export type Route = Pick<
  AnyEndpoint,
  'id' | 'area' | 'method' | 'path' | 'summary' | 'roles' | 'permissions' | 'mutates'
>

/** An entry is `<area>/<name>`: its source is `functions/<entry>.ts`, its bundle `dist/functions/<entry>/index.cjs`. */
export const entryOf = (route: Pick<Route, 'id' | 'area'>) => `${route.area}/${route.id}`
export const areaOf = (run: Pick<RunDefinition, 'run'>) => run.run.split('/')[0] as string
export const sourceOf = (entry: string) => `functions/${entry}.ts`

export const entries = (): string[] => [...catalogue.map(entryOf), ...runs.map((run) => run.run)]

/** HTTP API takes `/reports/x/` and `/reports/x` for two routes; the specification's callers use both (decision 7). */
export const routePaths = (path: string): string[] => (path.endsWith('/') ? [path, path.slice(0, -1)] : [path])

export const bundleDirectory = 'dist/functions'
export const bundleOf = (entry: string, directory = bundleDirectory) => `${directory}/${entry}/index.cjs`
