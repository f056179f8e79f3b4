import * as z from 'zod/mini'
import { isRefusal, type Refusal, refuse } from '../../core/answer.ts'
import { holdsWords } from '../../core/grid/words.ts'
import { ID } from '../../core/schema/fields.ts'
import { type EntityKind, entityKinds } from '../../network/organizations/entity.ts'
import { correspondents, MessageRecipient, maxOffered } from './correspondent.ts'
import * as refusals from './refusals.ts'

/**
 * Addressees of a message: people, whole organizations and groups of them. Groups are resolved on the server at
 * sending, among those the writer may write to; a person named twice gets one copy.
 */

/** A person in one of their organizations, as the directory lists them; a line from before groups names the person alone. */
export const DirectoryLine = z.extend(MessageRecipient, {
  EntityID: z.optional(ID),
  EntityKind: z.optional(z.enum(entityKinds)),
  /** The pool's name of the person, for e-mail copies. */
  Subject: z.optional(z.string()),
})
export type DirectoryLine = z.infer<typeof DirectoryLine>

export const addressGroups = [
  'everyone',
  'colleagues',
  'agencies',
  'donors',
  'stores',
  'providers',
  'foodBanks',
  'associations',
] as const
export type AddressGroup = (typeof addressGroups)[number]

const kindsOf: Readonly<Record<Exclude<AddressGroup, 'everyone' | 'colleagues'>, readonly EntityKind[]>> = {
  agencies: ['agency'],
  donors: ['donor'],
  stores: ['donorLocation'],
  providers: ['transportationProvider'],
  foodBanks: ['foodBank'],
  associations: ['stateAssociation', 'coop', 'network'],
}

/** Sender, and their organization. */
export interface Writer {
  readonly UserID: number
  readonly EntityID: number
}

function isIn(group: AddressGroup, line: DirectoryLine, writer: Writer): boolean {
  if (group === 'everyone') return true
  const isColleague = line.EntityID === writer.EntityID
  if (group === 'colleagues') return isColleague
  return !isColleague && line.EntityKind !== undefined && kindsOf[group].includes(line.EntityKind)
}

/** A group or an organization that may be written to as a whole. */
export const Addressee = z.object({
  Group: z.optional(z.enum(addressGroups)),
  EntityID: z.optional(ID),
  /** Of the organization; a group has a text of its own. */
  EntityName: z.string(),
  TotalRecipients: z.int(),
})
export type Addressee = z.infer<typeof Addressee>

const total = (lines: readonly DirectoryLine[], writer: Writer) =>
  new Set(lines.map(({ UserID }) => UserID).filter((id) => id !== writer.UserID)).size

/** The groups that have anybody in them. */
export const groupsFor = (lines: readonly DirectoryLine[], writer: Writer): Addressee[] =>
  addressGroups
    .map((Group) => {
      const members = lines.filter((line) => isIn(Group, line, writer))
      return { Group, EntityName: '', TotalRecipients: total(members, writer) }
    })
    .filter(({ TotalRecipients }) => TotalRecipients > 0)

/** The organizations whose name holds every word, by name; at most as many as a selector shows. */
export function organizationsFor(
  lines: readonly DirectoryLine[],
  writer: Writer,
  search: string | undefined,
): Addressee[] {
  const found = lines.filter(({ EntityID, EntityName }) => EntityID !== undefined && holdsWords([EntityName], search))
  return [...Map.groupBy(found, ({ EntityID }) => EntityID)]
    .flatMap(([EntityID, members]): Addressee[] => {
      const TotalRecipients = total(members, writer)
      const EntityName = members[0]?.EntityName ?? ''
      return EntityID !== undefined && TotalRecipients > 0 ? [{ EntityID, EntityName, TotalRecipients }] : []
    })
    .sort((a, b) => a.EntityName.localeCompare(b.EntityName, 'en'))
    .slice(0, maxOffered)
}

/** Addressee of a message. */
export interface MessageAddress {
  readonly UserIDs: readonly number[]
  readonly Groups: readonly AddressGroup[]
  readonly EntityIDs: readonly number[]
}

/** The people named, in the order they are named. */
function named(people: readonly DirectoryLine[], asked: readonly number[]): DirectoryLine[] | Refusal {
  const known = new Map(people.map((person) => [person.UserID, person]))
  const found = asked.map((id) => known.get(id))
  return found.includes(undefined)
    ? refuse(refusals.recipientOutOfReach)
    : found.filter((person) => person !== undefined)
}

/**
 * Everyone addressed, each once: first those named, then the members of organizations and groups by name. Refused as a whole
 * when the writer may not write to one of them, or when nobody is left.
 */
export function addressed(
  lines: readonly DirectoryLine[],
  { UserIDs, Groups, EntityIDs }: MessageAddress,
  writer: Writer,
): DirectoryLine[] | Refusal {
  const people = correspondents(lines, writer.UserID)
  const chosen = named(people, UserIDs)
  if (isRefusal(chosen)) return chosen
  const reachable = new Set(lines.map(({ EntityID }) => EntityID))
  if (EntityIDs.some((id) => !reachable.has(id))) return refuse(refusals.recipientOutOfReach)
  const isMember = (line: DirectoryLine) =>
    (line.EntityID !== undefined && EntityIDs.includes(line.EntityID)) ||
    Groups.some((group) => isIn(group, line, writer))
  const members = new Set(lines.filter(isMember).map(({ UserID }) => UserID))
  const all = [...chosen, ...people.filter(({ UserID }) => members.has(UserID))]
  const once = [...new Map(all.map((person) => [person.UserID, person])).values()]
  return once.length > 0 ? once : refuse(refusals.nobodyAddressed)
}

/** Names of the organizations addressed, as the sender's list shows them. */
export const organizationNames = (lines: readonly DirectoryLine[], ids: readonly number[]): string[] =>
  [...new Set(ids)].flatMap((id) => lines.find(({ EntityID }) => EntityID === id)?.EntityName ?? [])
