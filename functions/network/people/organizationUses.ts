import type { Entity } from '../../../shared/network/organizations/entity.ts'
import { openInvitations } from '../../../shared/network/people/invitation.ts'
import { submissionLists } from '../../core/table/keys/distributors.ts'
import { hasAny } from '../organizations/deleting.ts'
import { loadEveryone } from '../organizations/entityTable.ts'
import { loadInvitations } from './invitationTable.ts'

/** People and invitations of an organization, and loads that it was offered: they keep it from being deleted. */
export async function loadUses({ ID, Name }: Pick<Entity, 'ID' | 'Name'>, now: Date) {
  const [people, invitations, hasLoads] = await Promise.all([
    loadEveryone([ID]),
    loadInvitations(ID),
    hasAny(submissionLists.entity(ID)),
  ])
  return {
    Name,
    hasPeople: people.length > 0,
    hasOpenInvitations: openInvitations(invitations, now).length > 0,
    hasLoads,
  }
}
