import * as people from '../../../shared/network/people/api.ts'
import { Invitation, invitationRow } from '../../../shared/network/people/invitation.ts'
import { defaultRows } from '../../core/http/gridQuery.ts'
import { endpointOn } from '../../core/http/http.ts'
import { peopleLists } from '../../core/table/keys/people.ts'
import { managedEntity } from './changePerson.ts'

export const handler = endpointOn(
  people.getInvitationsGrid,
  managedEntity,
  async ({ resource: { entity }, input: { rows: limit = defaultRows, cursor: from }, now, table }) => {
    const query = { ...peopleLists.invitations(entity.ID), newestFirst: true, limit, cursor: from }
    const { items, cursor } = await table.page(query, Invitation)
    return { rows: items.map((invitation) => invitationRow(invitation, now)), cursor }
  },
)
