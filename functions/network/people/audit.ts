import { maxListedChanges } from '../../../shared/network/people/api.ts'
import { AuditEntry, type PersonRow } from '../../../shared/network/people/person.ts'
import type { PeopleChange } from '../../../shared/work/changes/change.ts'
import { entryWrite } from '../../core/changeLog/changeEntry.ts'
import { peopleKeys } from '../../core/table/keys/people.ts'
import { table } from '../../core/table/table.ts'
import type { Write } from '../../core/table/write.ts'

/** Entries of the log of changes about an entity's people. */

export interface AuditedChange
  extends Pick<AuditEntry, 'Role' | 'NewRole' | 'Name' | 'NewName' | 'Language' | 'NewLanguage'> {
  readonly action: AuditEntry['Action']
  /** Of the person or invitation before the change: two changes of the same moment are two entries. */
  readonly version: number
}

export function auditWrite(
  entityId: number,
  by: AuditEntry['By'],
  about: Pick<AuditEntry, 'UserID' | 'Person'>,
  { action, version, ...values }: AuditedChange,
  now: Date,
): Write {
  const At = now.toISOString()
  const entry: AuditEntry = { At, By: by, ...about, Action: action, ...values }
  const key =
    about.UserID === null
      ? peopleKeys.invitationAudit(entityId, about.Person, At, version)
      : peopleKeys.personAudit(entityId, about.UserID, At, version)
  return entryWrite<PeopleChange>(entityId, key, { Kind: 'people', ...entry })
}

/** The changes about one person, newest first. */
export async function loadPersonChanges(
  entityId: number,
  { UserID }: Pick<PersonRow, 'UserID'>,
): Promise<AuditEntry[]> {
  const { pk, sk } = peopleKeys.personAudit(entityId, UserID, '', 0)
  const from = sk.slice(0, sk.lastIndexOf('##') + 1)
  const query = { pk, from, to: `${from}\uffff`, newestFirst: true, limit: maxListedChanges }
  return (await table.page(query, AuditEntry)).items
}
