import type { Entity } from '../../shared/entity/entity.ts'
import { openInvitations } from '../../shared/person/invitation.ts'
import { hasAny } from '../entities/deleting.ts'
import { everyoneOf } from '../entities/entityTable.ts'
import { submissionLists } from '../table/keys/distributors.ts'
import { invitationsOf } from './invitationTable.ts'

/** People and invitations of a party, and loads that it was offered: they keep it from being deleted. */
export async function usesOf({ ID, Name }: Pick<Entity, 'ID' | 'Name'>, now: Date) {
  const [people, invitations, hasLoads] = await Promise.all([
    everyoneOf([ID]),
    invitationsOf(ID),
    hasAny(submissionLists.entity(ID)),
  ])
  return {
    Name,
    hasPeople: people.length > 0,
    hasOpenInvitations: openInvitations(invitations, now).length > 0,
    hasLoads,
  }
}
