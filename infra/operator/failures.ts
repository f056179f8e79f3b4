import { hash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import * as z from 'zod/mini'
import { bundle } from '../bundle.ts'
import { allEntries, bundleOf } from '../entries.ts'
import type { Ask } from './check/awsCli.ts'

/**
 * Failures of a tenant's functions, with the places in the sources: a log names places in one minified line. The map is made
 * anew by bundling the function, and holds when the bundle is the very one that failed.
 */

const Line = z.object({
  timestamp: z.string(),
  /** Name of the function, `offers/acceptMatch`. */
  service: z.string(),
  correlation_id: z.optional(z.string()),
  error: z.object({ name: z.string(), message: z.string(), stack: z.string(), build: z.optional(z.string()) }),
})
type Line = z.infer<typeof Line>

const Answer = z.object({ events: z.array(z.object({ message: z.string() })) })

/** At most a thousand lines of each of the two groups. What wrote no stack, such as a function out of time, is not among them. */
export async function failedLines(ask: Ask, tenant: string, since: Date): Promise<Line[]> {
  const groups = ['endpoints', 'work'].map(async (kind) => {
    const group = `/gleanery/${tenant}/${kind}`
    const filter = ['--filter-pattern', '{ $.level = "ERROR" }', '--max-items', '1000']
    const asked = ask('logs', 'filter-log-events', '--log-group-name', group, '--start-time', String(+since), ...filter)
    return Answer.parse(await asked).events.flatMap(({ message }) => lineOf(message) ?? [])
  })
  return (await Promise.all(groups)).flat()
}

function lineOf(message: string): Line | undefined {
  try {
    return z.safeParse(Line, JSON.parse(message)).data
  } catch {
    return undefined
  }
}

/** Each failure with how often it came and its stack, the last first. */
export async function failureLines(lines: readonly Line[]): Promise<string[]> {
  const built = await builtAnew([...new Set(lines.map(({ service }) => service))])
  const alike = Map.groupBy(
    lines.toSorted((a, b) => b.timestamp.localeCompare(a.timestamp)),
    ({ service, error }) => [service, error.build, error.stack].join('\n'),
  )
  return [...alike.values()].flatMap(([last, ...before]) =>
    last ? failure(last, before.length + 1, built.get(last.service)) : [],
  )
}

/** The bundle of a function as these sources make it. */
interface Built {
  readonly build: string
  /** Place in the sources of a line and column of the bundle. */
  readonly place: (line: number, column: number) => string | undefined
}

function failure({ timestamp, service, correlation_id, error }: Line, times: number, built: Built | undefined) {
  const isSame = built?.build === error.build
  const places = error.stack.split('\n').filter((line) => /^\s+at /.test(line))
  return [
    `${service}: ${error.name}: ${error.message} (${times}x, last ${timestamp}, call ${correlation_id ?? 'unknown'})`,
    ...(isSame
      ? []
      : ['    It ran other code than that of this checkout. Check out its version to see the places in the sources.']),
    ...places.map((place) => (isSame && built ? inSources(place, built) : place)),
  ]
}

const placeInBundle = /(?:file:\/\/)?\/[^\s:()]+\/index\.cjs:(\d+):(\d+)/g
const inSources = (line: string, { place }: Built) =>
  line.replace(placeInBundle, (found, row: string, column: string) => place(Number(row), Number(column)) ?? found)

function builtFrom(file: string): Built {
  const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')))
  return {
    build: hash('sha256', readFileSync(file)).slice(0, 32),
    place: (line, column) => {
      const { fileName, lineNumber, columnNumber } = { ...map.findOrigin(line, column) } as Partial<Origin>
      return fileName && `${relative('.', resolve(dirname(file), fileName))}:${lineNumber}:${columnNumber}`
    },
  }
}
interface Origin {
  fileName: string
  lineNumber: number
  columnNumber: number
}

async function builtAnew(services: readonly string[]): Promise<ReadonlyMap<string, Built>> {
  const known = new Set(allEntries())
  const list = services.filter((service) => known.has(service))
  const into = mkdtempSync(join(tmpdir(), 'gleanery-failures-'))
  try {
    await bundle(list, { into, maps: true })
    return new Map(list.map((entry) => [entry, builtFrom(bundleOf(entry, into))]))
  } finally {
    rmSync(into, { recursive: true })
  }
}
