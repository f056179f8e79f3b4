import * as z from 'zod/mini'
import { type Role, roles } from '../../shared/access.ts'
import { isRefusal, type Refusal, refuse } from '../../shared/answer.ts'
import type { ImportReason } from '../../shared/csv/outcome.ts'
import type { Entity, EntityKind } from '../../shared/entity/entity.ts'
import { draftReasons, readCells } from '../../shared/partyImport/cells.ts'
import { type Cells, columnLabel, folded } from '../../shared/partyImport/columns.ts'
import { InvitationDraft, openInvitationOf } from '../../shared/person/invitation.ts'
import { canInvite, entityFacts, kindOfRole, type StaffRole } from '../../shared/person/reach.ts'
import * as refusals from '../../shared/refusals/refusals.ts'
import { app } from '../../shared/text/app.ts'
import { type Language, languages } from '../../shared/text/text.ts'
import { locationWithCode } from '../donors/locationTable.ts'
import { invitations } from '../people/invitationTable.ts'
import { invite, invitedTo, inviteRefusal } from '../people/invite.ts'
import { agencyWithName } from './agencyRow.ts'
import { remember, remembered } from './importedTable.ts'
import { type ImportContext, type ImportRow, refusedBy, refusedFor, settled } from './importRow.ts'
import { donorWithName } from './locationRow.ts'

/** One row of a file of people: an invitation by e-mail to a role. Who has the role, or was invited to it, is left alone. */

const PersonCells = z.object({
  Name: z.string(),
  'E-mail': z.string(),
  Role: z.string(),
  Organization: z.optional(z.string()),
  Language: z.optional(z.string()),
})
type PersonCells = z.infer<typeof PersonCells>

const staffRoles = roles.filter((role): role is StaffRole => role !== 'customer')
const namesOfRole = (role: StaffRole) => [role, ...languages.map((language) => app[language][`role.${role}`])]
/** Two roles may have one name: then the food bank's usual one is meant, which stands first. */
const roleNamed = (name: string): StaffRole | undefined =>
  staffRoles.find((role) => namesOfRole(role).some((one) => folded(one) === folded(name)))

const languageNames: Readonly<Record<Language, readonly string[]>> = {
  en: ['en', 'english', 'inglés', 'ingles'],
  es: ['es', 'spanish', 'español', 'espanol'],
}
const languageNamed = (name: string) => languages.find((language) => languageNames[language].includes(folded(name)))

/** The organization that a role is of: an agency or a donor by name, a location by code, else the food bank itself. */
async function organizationOf(
  role: StaffRole,
  name: string,
  { foodBank }: ImportContext,
): Promise<Entity | ImportReason> {
  switch (kindOfRole[role]) {
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

const ofOrganization: readonly EntityKind[] = ['agency', 'donor', 'donorLocation']

interface Wanted {
  readonly draft: InvitationDraft
  readonly entity: Entity
}

async function wantedBy(read: PersonCells, context: ImportContext): Promise<Wanted | ImportReason[] | Refusal> {
  const { language, caller } = context
  const unknown = (column: string, value: string): ImportReason => ({
    key: 'cellUnknown',
    values: { column: columnLabel('people', column, language), value },
  })
  const role = roleNamed(read.Role)
  const spoken = read.Language === undefined ? language : languageNamed(read.Language)
  if (!role) return [unknown('Role', read.Role)]
  if (!spoken) return [unknown('Language', read.Language ?? '')]
  if (ofOrganization.includes(kindOfRole[role]) && read.Organization === undefined)
    return [{ key: 'cellMissing', values: { column: columnLabel('people', 'Organization', language) } }]
  const entity = await organizationOf(role, read.Organization ?? '', context)
  if ('key' in entity) return [entity]
  if (!canInvite(caller, role satisfies Role, entityFacts(entity))) return refuse(refusals.roleNotYours)
  const draft = { EMailAddress: read['E-mail'].toLowerCase(), Name: read.Name, Role: role, Language: spoken }
  const reasons = draftReasons(draft, InvitationDraft, { kind: 'people', cells: cellsOf(read), language })
  return reasons.length > 0 ? reasons : { draft, entity }
}
const cellsOf = ({ Organization = '', Language: spoken = '', ...cells }: PersonCells): Cells => ({
  ...cells,
  Organization,
  Language: spoken,
})

/** They have the role already, or an invitation to it that is still open. */
const isThere = ({ refused }: Refusal) => refused === refusals.roleHeld || refused === refusals.alreadyInvited

export const importPerson: ImportRow = async (cells: Cells, context: ImportContext) => {
  const { foodBank, importId: ImportID, isPreview, language, caller, now } = context
  const read = readCells(PersonCells, { kind: 'people', cells, language })
  if (Array.isArray(read)) return refusedFor(read, context)
  const wanted = await wantedBy(read, context)
  if (Array.isArray(wanted)) return refusedFor(wanted, context)
  if (isRefusal(wanted)) return refusedBy(wanted, context)
  const { draft, entity } = wanted
  const memory = await remembered(foodBank.ID, 'PERSON', `${draft.EMailAddress}#${draft.Role}#${entity.ID}`)
  const last = memory.found && (await invitations.load(memory.found.ID))
  if (last && openInvitationOf([last], draft, now))
    return settled(memory.found?.ImportID === ImportID ? 'added' : 'present', last.ID)
  if (isPreview) {
    const { everyone, latest } = await invitedTo(entity)
    const refusal = inviteRefusal(draft, entity, everyone, latest, now)
    if (!refusal) return settled('added', null)
    return isThere(refusal) ? settled('present', null) : refusedBy(refusal, context)
  }
  const also = ({ ID }: { readonly ID: number }) => [remember(memory, { ID, ImportID })]
  const invited = await invite({ entity, draft, by: caller, now, also })
  if (!isRefusal(invited)) return settled('added', invited.ID)
  return isThere(invited) ? settled('present', null) : refusedBy(invited, context)
}
