import * as z from 'zod/mini'
import type { User } from '../../shared/entity/entity.ts'
import { User as StoredUser } from '../../shared/entity/entity.ts'
import { entityKeys } from '../table/keys/entities.ts'
import { peopleKeys } from '../table/keys/people.ts'
import { table } from '../table/table.ts'
import type { Write } from '../table/write.ts'

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
/** DynamoDB's limit of keys in one batch. */
const maxKeys = 100

/** The version is read before the people: what changes in between makes the write fail. */
export async function rosterOf(entityId: number): Promise<Roster> {
  const { pk, sk } = peopleKeys.roster(entityId)
  const lines = await table.all({ pk, from: sk }, Line)
  const version = lines.find((line) => line.sk === sk)?.Version ?? 0
  const subjects = lines.flatMap(({ Subject }) => Subject ?? [])
  const people: User[] = []
  for (let start = 0; start < subjects.length; start += maxKeys)
    people.push(...(await table.getMany(subjects.slice(start, start + maxKeys).map(entityKeys.user), StoredUser, true)))
  return { entityId, version, people }
}

/** Belongs into the transaction of each change of somebody's access that was decided from the roster. */
export const rosterWrite = ({ entityId, version }: Roster): Write => ({
  update: peopleKeys.roster(entityId),
  add: { Version: 1 },
  when:
    version === 0
      ? { expression: 'attribute_not_exists(pk)' }
      : { expression: '#version = :version', names: { '#version': 'Version' }, values: { ':version': version } },
})
