import { hash } from 'node:crypto'
import * as z from 'zod/mini'
import type { InvitedContact } from '../../../shared/pantry/invitations/customerInvitation.ts'
import { absent } from '../../core/table/conditions.ts'
import { expiryAfter } from '../../core/table/expiry.ts'
import { customerInvitationKeys } from '../../core/table/keys/invitations.ts'
import { table } from '../../core/table/table.ts'
import type { Write } from '../../core/table/write.ts'

/**
 * Marks of the contacts that a file invited, written with their invitations: of batches that come at the same time one invites
 * a contact. A mark is a hash with the file's random id, so that it tells of nobody.
 */

export interface InvitationFile {
  readonly ID: string
  readonly EntityID: number
}

/** Longer than somebody sends the batches of a file; then the table's TTL deletes the mark. */
const markDays = 2

const Mark = z.object({ pk: z.string() })

const markKey = ({ ID, EntityID }: InvitationFile, { EMailAddress, PhoneNumber }: InvitedContact) =>
  customerInvitationKeys.inFile(hash('sha256', JSON.stringify([ID, EntityID, EMailAddress, PhoneNumber]), 'base64url'))

export const invitedInFileWrite = (file: InvitationFile, contact: InvitedContact, now: Date): Write => ({
  put: { ...markKey(file, contact), expires: expiryAfter(now, markDays) },
  when: absent,
})

/** Tells for each of the contacts if the file invited it. */
export async function invitedInFile(file: InvitationFile, contacts: readonly InvitedContact[]): Promise<boolean[]> {
  const keys = contacts.map((contact) => markKey(file, contact))
  const marks = new Set((await table.getMany(keys, Mark, true)).map(({ pk }) => pk))
  return keys.map(({ pk }) => marks.has(pk))
}
