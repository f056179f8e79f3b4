import type { Caller } from '../../../shared/core/access.ts'
import { isRefusal, type Refusal, refuse } from '../../../shared/core/answer.ts'
import type { Entity, User } from '../../../shared/network/organizations/entity.ts'
import type { PersonEvent } from '../../../shared/network/people/events.ts'
import { lastKeeperRefusal, type PersonRow, personById, personRow } from '../../../shared/network/people/person.ts'
import { canInvite, entityFacts, looksAfter, ownershipOf } from '../../../shared/network/people/reach.ts'
import * as refusals from '../../../shared/network/people/refusals.ts'
import { notFound } from '../../core/http/fault.ts'
import type { Context, Loader } from '../../core/http/http.ts'
import { endSignInsBut, forgetRevoked, revokeTokens } from '../../core/http/revokedTable.ts'
import { retryConflicts } from '../../core/table/aggregate.ts'
import { entityKeys } from '../../core/table/keys/entities.ts'
import { eventsAbout, eventWrites } from '../../core/table/outbox.ts'
import { table } from '../../core/table/table.ts'
import type { Write } from '../../core/table/write.ts'
import { anyEntity, namedCaller } from '../organizations/entityTable.ts'
import { type AuditedChange, auditWrite } from './audit.ts'
import { entityIdsOf, nextVersion, personVersion, personWrites } from './personTable.ts'
import { loadRoster, type Roster, rosterWrite } from './rosterTable.ts'

/** Changes of a person by whoever looks after them: load, decide, save with audit, roster, tokens and event. */

/** An entity whose people the caller looks after. */
export interface ManagedEntity {
  readonly entity: Entity
  readonly owner: ReturnType<typeof ownershipOf>
}

export async function managed(id: number, caller: Caller): Promise<ManagedEntity | undefined> {
  const entity = await anyEntity(id)
  if (!entity || !looksAfter(caller, entityFacts(entity))) return undefined
  return { entity, owner: ownershipOf(entityFacts(entity), caller) }
}

export const managedEntity: Loader<'entity', { entityId: number }, ManagedEntity> = {
  kind: 'entity',
  load: ({ input, caller }) => managed(input.entityId, caller),
  owner: ({ owner }) => owner,
}

export interface Decided {
  readonly after: User
  readonly change: Omit<AuditedChange, 'version'>
  /** `earlier`: tokens are renewed with the new role; `all`: the person has to sign in again. */
  readonly tokens?: 'earlier' | 'all'
  /** The role that is taken away. */
  readonly gone?: User['ActiveRole']
  /** The user pool has to follow. */
  readonly isPoolConcerned?: boolean
}
type Decide = (user: User) => Decided | Refusal | undefined

interface Asked extends Pick<Context<{ userId: number }>, 'input' | 'caller' | 'now'> {
  readonly resource: ManagedEntity
  /** More writes of the same transaction, from what will be answered. */
  readonly also?: (answer: PersonRow) => readonly Write[]
  /** The account as a whole is changed, not a role at the entity alone. */
  readonly isWhole?: boolean
}

/** Refuses to change the account of a person with a role that the caller may not take away, here or elsewhere. */
async function wholeRefusal(user: User, { caller, resource }: Asked): Promise<Refusal | undefined> {
  const staff = user.Roles.filter(({ Role }) => Role !== 'customer')
  const refused = await Promise.all(
    staff.map(async ({ Role, EntityID }) => {
      const entity = await anyEntity(EntityID)
      return entity && !canInvite(caller, Role, entityFacts(entity)) ? EntityID : undefined
    }),
  )
  const [id] = refused.filter((one) => one !== undefined)
  if (id === undefined) return undefined
  return id === resource.entity.ID
    ? refuse(refusals.roleNotYours)
    : refuse(refusals.personActsElsewhere, { person: user.Name })
}

const concerned = ({ isWhole = false, resource }: Asked, user: User): number[] =>
  isWhole ? entityIdsOf(user) : [resource.entity.ID]

function poolEvent(user: User, { caller, resource, now }: Asked, isSignedOut: boolean): Write[] {
  const subject = { kind: 'person', id: user.ID, entityId: resource.entity.ID, version: personVersion(user) }
  const event: PersonEvent = {
    type: 'PersonAccessChanged',
    detail: { Subject: user.Subject, IsSignedOut: isSignedOut },
  }
  return eventWrites(entityKeys.user(user.Subject), eventsAbout(subject, [event], { by: caller, now }))
}

async function writesOf(before: User, decided: Decided, rosters: readonly Roster[], asked: Asked): Promise<Write[]> {
  const { caller, now } = asked
  const { after, change, tokens, gone, isPoolConcerned } = decided
  const by = await namedCaller(caller)
  const about = { UserID: after.ID, Person: after.Name }
  return [
    ...(await personWrites(before, after)),
    ...rosters.map(rosterWrite),
    ...concerned(asked, before).map((id) =>
      auditWrite(id, by, about, { ...change, version: personVersion(before) }, now),
    ),
    ...(tokens ? [revokeTokens(after.Subject, now, tokens, gone)] : []),
    ...(tokens === 'all' ? [endSignInsBut(undefined, after.Subject, now)] : []),
    ...(isPoolConcerned ? poolEvent(after, asked, tokens === 'all') : []),
  ]
}

/** Decides and saves, again after a conflict; an absent person is a 404. Undefined from `decide` means: nothing to change. */
export async function changePerson(asked: Asked, decide: Decide): Promise<PersonRow | Refusal> {
  const { entity } = asked.resource
  const load = () => loadRoster(entity.ID)
  return retryConflicts({ loaded: await load(), now: asked.now, reload: load }, async (roster, now) => {
    const user = personById(roster.people, asked.input.userId)
    if (!user) throw notFound()
    const refusal = asked.isWhole ? await wholeRefusal(user, asked) : undefined
    const decided = refusal ?? decide(user)
    if (isRefusal(decided)) return decided
    if (!decided) return saveNothing(user, asked)
    const others = concerned(asked, user).filter((id) => id !== entity.ID)
    const rosters = [roster, ...(await Promise.all(others.map(loadRoster)))]
    const after = nextVersion(user, decided.after)
    const last = rosters.map(({ people, entityId }) => lastKeeperRefusal(people, after, entityId)).find(Boolean)
    if (last) return last
    const answer = personRow(after, entity.ID)
    const writes = await writesOf(user, { ...decided, after }, rosters, { ...asked, now })
    await table.commit([...writes, ...(asked.also?.(answer) ?? [])], 1)
    if (decided.tokens) forgetRevoked()
    return answer
  })
}

/** The answer of a repeat is stored under its key all the same. */
async function saveNothing(user: User, { resource, also }: Asked): Promise<PersonRow> {
  const answer = personRow(user, resource.entity.ID)
  const writes = also?.(answer) ?? []
  if (writes.length > 0) await table.commit(writes)
  return answer
}
