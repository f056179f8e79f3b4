import { createHash } from 'node:crypto'
import { CannotDeploy } from '../../tenant.ts'
import type { FleetSettings } from './settings.ts'

interface Member {
  readonly id: string
  readonly production: boolean
  /** Gets the release, where a pinned tenant stays at its version. */
  readonly follows: boolean
}

/** Spreads the second wave over the tenants: the alphabet is not fair to those at its beginning. */
const lot = (id: string) => createHash('sha256').update(id).digest('hex')
const order = (one: Member, other: Member) =>
  Number(one.production) - Number(other.production) || (lot(one.id) < lot(other.id) ? -1 : 1)

/**
 * One tenant, some percent of them, all others. It depends on the files alone, so that a run that goes on has the same waves.
 * Pinned tenants try no release: they come last.
 */
export function wavesOf<T extends Member>(members: readonly T[], { canary, percent }: FleetSettings): T[][] {
  const following = members.filter(({ follows }) => follows).toSorted(order)
  const first = canary === undefined ? following[0] : following.find(({ id }) => id === canary)
  if (canary !== undefined && !first)
    throw new CannotDeploy(
      members.some(({ id }) => id === canary)
        ? `fleet.json: canary ${canary} is pinned to another version, so it tries no release.`
        : `fleet.json: canary ${canary} is not a tenant with a valid file.`,
    )
  const others = following.filter((member) => member !== first)
  const few = Math.ceil((following.length * percent) / 100)
  const pinned = members.filter(({ follows }) => !follows)
  return [first ? [first] : [], others.slice(0, few), [...others.slice(few), ...pinned]].filter(
    ({ length }) => length > 0,
  )
}
