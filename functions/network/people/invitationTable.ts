import type { PersonEvent } from '../../../shared/network/people/events.ts'
import { Invitation } from '../../../shared/network/people/invitation.ts'
import type { Loader } from '../../core/http/http.ts'
import { isSecretOf, randomSecret } from '../../core/http/secret.ts'
import { Aggregate } from '../../core/table/aggregate.ts'
import { equals } from '../../core/table/conditions.ts'
import { peopleKeys, peopleLists } from '../../core/table/keys/people.ts'
import { listAttributes } from '../../core/table/lists.ts'
import { storedShape } from '../../core/table/storedShape.ts'
import { table } from '../../core/table/table.ts'
import type { Write } from '../../core/table/write.ts'
import { type ManagedEntity, managed } from './changePerson.ts'

/** Invitations in the table, each in the list of its entity. */

const shape = storedShape(Invitation)

export const invitations = new Aggregate<Invitation, PersonEvent>({
  kind: 'invitation',
  schema: shape.schema,
  key: peopleKeys.invitation,
  entityId: ({ EntityID }) => EntityID,
  attributes: (invitation) => ({
    Shape: shape.version,
    ...listAttributes([peopleLists.invitations(invitation.EntityID)]),
    sort: `${invitation.CreatedAt}#${invitation.ID}`,
    // The hash is of no use to a list.
    row: { ...invitation, CodeHash: null },
  }),
})

/**
 * Changes the state of the e-mail, apart from the versions: it waits again as if it had never been tried, and
 * whatever changes the invitation meanwhile wins.
 */
export const mailStateWrite = (
  before: Invitation,
  { Mail, CodeHash }: Pick<Invitation, 'Mail' | 'CodeHash'>,
): Write => ({
  update: peopleKeys.invitation(before.ID),
  set: { Mail, CodeHash },
  alsoInRow: ['Mail'],
  when: equals({ Version: before.Version, Mail: before.Mail }),
})

/** Newest first. All of them: an old one that was sent again is open as well. */
export const loadInvitations = (entityId: number): Promise<Invitation[]> =>
  table.all({ ...peopleLists.invitations(entityId), newestFirst: true }, Invitation)

/** An invitation to an entity whose people the caller looks after. */
export const managedInvitation: Loader<'invitation', { id: number }, ManagedEntity & { invitation: Invitation }> = {
  kind: 'invitation',
  load: async ({ input, caller }) => {
    const invitation = await invitations.load(input.id)
    const found = invitation && (await managed(invitation.EntityID, caller))
    return found && { ...found, invitation }
  },
  owner: ({ owner }) => owner,
}

/** 256 bits: nobody guesses it. */
export const newCode = () => randomSecret(32)

export const isRightCode = ({ CodeHash }: Pick<Invitation, 'CodeHash'>, code: string): boolean =>
  isSecretOf(code, CodeHash)
