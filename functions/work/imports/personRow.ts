import * as z from 'zod/mini'
import { type Role, roles } from '../../../shared/core/access.ts'
import { isRefusal, type Refusal, refuse } from '../../../shared/core/answer.ts'
import { textCell } from '../../../shared/core/csv/columns.ts'
import { draftReasons, languageNamed, readCells } from '../../../shared/core/importing/cells.ts'
import { type Cells, columnLabel, folded } from '../../../shared/core/importing/columns.ts'
import type { ImportReason } from '../../../shared/core/importing/importOutcome.ts'
import { app } from '../../../shared/core/text/app.ts'
import { languages } from '../../../shared/core/text/languages.ts'
import { maxName } from '../../../shared/network/organizations/drafts.ts'
import type { Entity, EntityKind } from '../../../shared/network/organizations/entity.ts'
import { InvitationDraft, openInvitationOf } from '../../../shared/network/people/invitation.ts'
import { canInvite, entityFacts, kindsOfRole, type StaffRole } from '../../../shared/network/people/reach.ts'
import * as refusals from '../../../shared/network/people/refusals.ts'
import { remember, remembered } from '../../core/importing/importedTable.ts'
import {
  type ImportContext,
  type ImportRow,
  type RowReason,
  refusedFor,
  settled,
} from '../../core/importing/importRow.ts'
import { locationWithCode } from '../../network/donors/locationTable.ts'
import { invitations } from '../../network/people/invitationTable.ts'
import { invite, invitedTo, inviteRefusal } from '../../network/people/invite.ts'
import { agencyWithName } from './agencyRow.ts'
import { donorWithName } from './locationRow.ts'

/** One row of a file of people: an invitation by e-mail to a role. Who has the role, or was invited to it, is left alone. */

const PersonCells = z.object({
  Name: z.string(),
  'E-mail': z.string(),
  Role: z.string(),
  Organization: z.optional(textCell(maxName)),
  Language: z.optional(z.string()),
})
type PersonCells = z.infer<typeof PersonCells>

const staffRoles = roles.filter((role): role is StaffRole => role !== 'customer')
const namesOfRole = (role: StaffRole) => [role, ...languages.map((language) => app[language][`role.${role}`])]
/** Two roles may have one name: then the food bank's usual one is meant, which stands first. */
const roleNamed = (name: string): StaffRole | undefined =>
  staffRoles.find((role) => namesOfRole(role).some((one) => folded(one) === folded(name)))

const ofOrganization: readonly EntityKind[] = ['agency', 'donor', 'donorLocation']

/** The organization that a role is of: an agency or a donor by name, a location by code, else the food bank itself. Volunteers of no organization are the food bank's. */
async function organizationOf(
  role: StaffRole,
  name: string | undefined,
  { foodBank, language }: ImportContext,
): Promise<Entity | ImportReason> {
  const kinds = kindsOfRole(role)
  const kind = kinds.find((one) => ofOrganization.includes(one))
  if (kind === undefined || (name === undefined && kinds.includes('foodBank'))) return foodBank
  if (name === undefined)
    return { key: 'cellMissing', values: { column: columnLabel('people', 'Organization', language) } }
  switch (kind) {
    case 'agency':
      return (
        (await agencyWithName(foodBank.ID, name, await remembered(foodBank.ID, 'AGENCY', folded(name)))) ?? {
          key: 'agencyUnknown',
          values: { value: name },
        }
      )
    case 'donor':
      return (
        (await donorWithName(foodBank.ID, name, await remembered(foodBank.ID, 'DONOR', folded(name)))) ?? {
          key: 'donorUnknown',
          values: { value: name },
        }
      )
    case 'donorLocation':
      return (await locationWithCode(foodBank.ID, name)) ?? { key: 'locationUnknown', values: { value: name } }
    default:
      return foodBank
  }
}

/** Request of the row, as far as it can be read, and all of its errors. */
async function wantedBy(read: Partial<PersonCells>, cells: Cells, context: ImportContext) {
  const { language, caller } = context
  const role = read.Role === undefined ? undefined : roleNamed(read.Role)
  const spoken = read.Language === undefined ? language : languageNamed(read.Language)
  const found = role && (await organizationOf(role, read.Organization, context))
  const entity = found && 'key' in found ? undefined : found
  const draft: InvitationDraft = {
    EMailAddress: (read['E-mail'] ?? '').toLowerCase(),
    Name: read.Name ?? '',
    Role: role ?? 'agency',
    Language: spoken ?? language,
  }
  const unknown = (column: 'Role' | 'Language'): ImportReason => ({
    key: 'cellUnknown',
    values: { column: columnLabel('people', column, language), value: read[column] ?? '' },
  })
  const reasons: RowReason[] = [
    ...(read.Role !== undefined && !role ? [unknown('Role')] : []),
    ...(spoken ? [] : [unknown('Language')]),
    ...(found && 'key' in found ? [found] : []),
    ...(role && entity && !canInvite(caller, role satisfies Role, entityFacts(entity))
      ? [refuse(refusals.roleNotYours)]
      : []),
    ...draftReasons(draft, InvitationDraft, { kind: 'people', cells, language }),
  ]
  return { draft, entity, reasons }
}

/** They have the role already, or an invitation to it that is still open. */
const isThere = ({ refused }: Refusal) => refused === refusals.roleHeld || refused === refusals.alreadyInvited

export const importPerson: ImportRow = async (cells: Cells, context: ImportContext) => {
  const { foodBank, importId: ImportID, isPreview, language, caller, now } = context
  const { values, reasons: unread } = readCells(PersonCells, { kind: 'people', cells, language })
  const { draft, entity, reasons } = await wantedBy(values, cells, context)
  if (!entity || unread.length + reasons.length > 0) return refusedFor([...unread, ...reasons], context)
  const memory = await remembered(foodBank.ID, 'PERSON', `${draft.EMailAddress}#${draft.Role}#${entity.ID}`)
  const last = memory.found && (await invitations.load(memory.found.ID))
  if (last && openInvitationOf([last], draft, now))
    return settled(memory.found?.ImportID === ImportID ? 'added' : 'present', last.ID)
  if (isPreview) {
    const { everyone, latest } = await invitedTo(entity)
    const refusal = inviteRefusal(draft, entity, everyone, latest, now)
    if (!refusal) return settled('added', null)
    return isThere(refusal) ? settled('present', null) : refusedFor([refusal], context)
  }
  const also = ({ ID }: { readonly ID: number }) => [remember(memory, { ID, ImportID })]
  const invited = await invite({ entity, draft, by: caller, now, also })
  if (!isRefusal(invited)) return settled('added', invited.ID)
  return isThere(invited) ? settled('present', null) : refusedFor([invited], context)
}
