import type { TenantStanding } from './fleet.ts'
import { eachOf } from './lanes.ts'
import { ToolFailed, type Toolkit } from './toolkit.ts'

/** Tenants of one process of the CDK: each takes 75 MB of its memory, of which Node gives it 4 GB. */
const ofOneSynthesis = 20
const atOnce = 2

/** Folder with a tenant's templates, or the CDK's words why there is none. */
export type Made = { readonly folder: string } | { readonly failure: string }

const chunks = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, part) => items.slice(part * size, (part + 1) * size))

export async function orFailure<T>(done: Promise<T>): Promise<T | { readonly failure: string }> {
  try {
    return await done
  } catch (fault) {
    if (!(fault instanceof ToolFailed)) throw fault
    return { failure: fault.message }
  }
}

/** Makes the templates of all these tenants, those of one version together: the code that they share is read once. */
export async function synthesisOf(
  standings: readonly TenantStanding[],
  { toolkit, name, isUrgent }: { toolkit: Toolkit; name: string; isUrgent: boolean },
): Promise<Map<TenantStanding, Made>> {
  const groups = Map.groupBy(standings, ({ target, needs }) => `${target} ${needs === 'first deployment'}`)
  const parts = [...groups.values()].flatMap((group) => chunks(group, ofOneSynthesis))
  const made = await eachOf(
    [...parts.entries()],
    async ([index, part]) => {
      const [{ target: version, needs }] = part as [TenantStanding]
      const ids = part.map(({ tenant }) => tenant.id)
      const asked = { ids, version, isFirst: needs === 'first deployment', isUrgent, name: `${name}-${index + 1}` }
      const folder = await orFailure(toolkit.synthesize(asked))
      return part.map((one): [TenantStanding, Made] => [one, typeof folder === 'string' ? { folder } : folder])
    },
    atOnce,
  )
  return new Map(made.flat())
}
