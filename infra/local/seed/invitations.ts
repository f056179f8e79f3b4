import { nextId } from '../../../functions/core/table/ids.ts'
import type { Write } from '../../../functions/core/table/write.ts'
import { auditWrite } from '../../../functions/network/people/audit.ts'
import { invitations } from '../../../functions/network/people/invitationTable.ts'
import type { Agency, FoodBank, User } from '../../../shared/network/organizations/entity.ts'
import { accepted, type Invitation, invited } from '../../../shared/network/people/invitation.ts'
import { demoDomain } from './people.ts'

/** Invited person, as the log of changes has them. */
const invitedWrite = ({ EntityID, EMailAddress: Person, Role, By, CreatedAt }: Invitation) =>
  auditWrite(EntityID, By, { UserID: null, Person }, { action: 'invited', Role, version: 0 }, new Date(CreatedAt))

/** Invitations of the first food bank and its first agency: one open, one that expired, one that was accepted. */

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000)

interface Invited {
  readonly box: string
  readonly name: string
  readonly role: Invitation['Role']
  readonly to: Pick<FoodBank | Agency, 'ID' | 'Name'>
  readonly daysAgo: number
}

async function sent({ box, name, role, to, daysAgo }: Invited, by: Invitation['By'], now: Date): Promise<Invitation> {
  const place = { EntityID: to.ID, EntityName: to.Name, By: by }
  const draft = { EMailAddress: `${box}@${demoDomain}`, Name: name, Role: role, Language: 'en' } as const
  const { state } = invited({ ...draft, ...place, ID: await nextId('invitation') }, daysBefore(now, daysAgo))
  return { ...state, Mail: 'sent' }
}

export async function invitationWrites(
  { foodBanks, agencies }: { foodBanks: readonly FoodBank[]; agencies: readonly Agency[] },
  users: readonly User[],
  now: Date,
): Promise<Write[]> {
  const [foodBank] = foodBanks
  const [agency] = agencies
  const member = users.find(({ Roles }) => Roles.some(({ EntityID }) => EntityID === agency?.ID))
  const administrator = users.find(({ Roles }) => Roles.some(({ Role }) => Role === 'foodbankadmin'))
  if (!foodBank || !agency || !member || !administrator) return []
  const by = { UserID: administrator.ID, Name: administrator.Name }
  const open = await sent(
    { box: 'new.coordinator', name: 'Grace Okafor', role: 'foodbankrtcoord', to: foodBank, daysAgo: 2 },
    by,
    now,
  )
  const expired = await sent(
    { box: 'late.driver', name: 'Henry Voss', role: 'agency', to: agency, daysAgo: 20 },
    by,
    now,
  )
  const mine = await sent({ box: 'member', name: member.Name, role: 'agency', to: agency, daysAgo: 90 }, by, now)
  const taken = accepted({ ...mine, EMailAddress: member.EMailAddress }, daysBefore(now, 89)).state
  const writes = [open, expired, taken].flatMap((state) => invitations.importWrites({ state, events: [] }))
  return [...writes, ...[open, expired].map(invitedWrite)]
}
