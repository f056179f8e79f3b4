import * as z from 'zod/mini'
import { User } from '../../../shared/network/organizations/entity.ts'
import { absent, atVersion } from '../../core/table/conditions.ts'
import { entityKeys } from '../../core/table/keys/entities.ts'
import { peopleKeys } from '../../core/table/keys/people.ts'
import { table } from '../../core/table/table.ts'
import type { Write } from '../../core/table/write.ts'

/**
 * Everyone who acts for an entity, as of one moment. Rules about all of them, such as the one about the last administrator,
 * hold at the moment of writing because every change of access counts the roster's version on.
 */
export interface Roster {
  readonly entityId: number
  readonly version: number
  readonly people: readonly User[]
}

const Line = z.object({ sk: z.string(), Subject: z.optional(z.string()), Version: z.optional(z.int()) })

/** The version is read before the people: what changes in between makes the write fail. */
export async function loadRoster(entityId: number): Promise<Roster> {
  const { pk, sk } = peopleKeys.roster(entityId)
  const lines = await table.all({ pk, from: sk }, Line)
  const version = lines.find((line) => line.sk === sk)?.Version ?? 0
  const subjects = lines.flatMap(({ Subject }) => Subject ?? [])
  return { entityId, version, people: await table.getMany(subjects.map(entityKeys.user), User, true) }
}

/** Belongs into the transaction of each change of somebody's access that was decided from the roster. */
export const rosterWrite = ({ entityId, version }: Roster): Write => ({
  update: peopleKeys.roster(entityId),
  add: { Version: 1 },
  when: version === 0 ? absent : atVersion(version),
})
