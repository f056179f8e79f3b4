import { isDeepStrictEqual } from 'node:util'
import type { RoleFacts, User } from '../../../shared/network/organizations/entity.ts'
import { hasActiveRole } from '../../../shared/network/people/person.ts'
import { lookUpRoleFacts } from '../../core/http/callerTable.ts'
import { isClosed } from '../../core/http/revokedTable.ts'
import { log } from '../../core/log.ts'
import { present } from '../../core/table/conditions.ts'
import { entityKeys } from '../../core/table/keys/entities.ts'
import { table } from '../../core/table/table.ts'
import { userBySubject } from '../organizations/entityTable.ts'
import { isEnrolled, type PoolUser } from './secondFactor.ts'

/** Facts that follow from a person's active role, looked up for each of their tokens and kept in the person's item for their calls. */

/** Somebody who signs in or renews a token; undefined without a role: the token permits nothing. */
export async function refreshRoleFacts(person: PoolUser): Promise<{ user: User; facts: RoleFacts } | undefined> {
  const user = await userBySubject(person.userName)
  if (!user || !hasActiveRole(user)) return undefined
  const facts = await lookUpRoleFacts(user.ActiveRole, () => isEnrolled(person))
  if (!facts) return undefined
  if (!isDeepStrictEqual(facts, user.RoleFacts)) await keep(user, facts)
  return { user, facts }
}

/** Calls look the facts up by themselves while they are not kept, and take a required second factor for missing. */
async function keep({ Subject }: User, RoleFacts: RoleFacts): Promise<void> {
  if (await isClosed(Date.now())) return
  try {
    await table.commit([{ update: entityKeys.user(Subject), set: { RoleFacts }, when: present }])
  } catch (error) {
    log.warn('Facts of the role not kept', { error })
  }
}
