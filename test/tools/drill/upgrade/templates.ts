import { catalogues } from '../../../../infra/tenantStack.ts'
import { Cloud, changedCloudOf, cloudOf, documented, documentedFirst } from '../../../infra/cloud.ts'
import { busiest, documentedOperations, rates, type Step, stepsOf } from '../../../infra/deployment.ts'
import type { Line } from '../../bench/report.ts'
import { counted } from '../drill.ts'

/**
 * The order in which CloudFormation changes the documented production tenant, which has an own domain, at a first deployment and at
 * releases, by its templates. How long each step takes is assumed (test/infra/deployment.ts).
 */

interface Release {
  readonly name: string
  readonly steps: readonly Step[]
}

const minutes = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`

/** Steps of the same kind that are under way at the same time are one line. */
function* timetable(steps: readonly Step[]): Iterable<string> {
  const kinds = Map.groupBy(steps, ({ stack, type, action }) =>
    `${action} ${type} ${stack === 'root' ? '' : 'of the areas'}`.trim(),
  )
  const rows = [...kinds].map(([kind, its]) => ({
    kind,
    count: its.length,
    start: Math.min(...its.map(({ start }) => start)),
    end: Math.max(...its.map(({ end }) => end)),
  }))
  for (const { kind, count, start, end } of rows.toSorted((a, b) => a.start - b.start || a.end - b.end))
    yield `${minutes(start).padStart(6)} to ${minutes(end).padStart(6)}  ${count} x ${kind}`
}

const endOf = (steps: readonly Step[]) => Math.max(0, ...steps.map(({ end }) => end))

/** Prints the order of each release; its lines are figures for docs/measurements.md. */
export function drillTemplates(say: (line: string) => void): Line[] {
  const before = cloudOf(documented)
  const changed = 'offers/acceptMatch'
  const releases: readonly Release[] = [
    { name: 'the first deployment', steps: stepsOf(cloudOf(documentedFirst)) },
    {
      name: 'a release that changes one endpoint',
      steps: stepsOf(new Cloud(documented, catalogues, (entry) => entry === changed), before),
    },
    {
      name: 'a release that changes every function',
      steps: stepsOf(changedCloudOf(documented), before),
    },
  ]
  for (const { name, steps } of releases) {
    say(`${name}, by the templates:`)
    for (const line of timetable(steps)) say(line)
  }
  return [
    counted('resources of the documented production tenant', before.all.length),
    ...Object.entries(documentedOperations()).map(([operation, resources]) => ({
      ...counted(`${operation}: resources, with those that go`, resources),
      aim: { atMost: 2100, of: 'measured' as const },
    })),
    ...releases.flatMap(({ name, steps }) => [
      counted(`${name}: steps`, steps.length),
      { what: `${name}: reckoned`, unit: 'min', measured: Math.round(endOf(steps) / 60) },
      ...Object.entries(busiest(steps))
        .filter(([, perSecond]) => perSecond > 0)
        .map(([service, perSecond]) => ({
          what: `${name}: ${service}, changes a second in the busiest half minute`,
          unit: '',
          measured: perSecond,
          aim: { atMost: rates[service]?.perSecond ?? 0, of: 'measured' as const },
        })),
    ]),
  ]
}
