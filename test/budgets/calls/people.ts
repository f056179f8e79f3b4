import { hashOf } from '../../../functions/core/http/secret.ts'
import { table } from '../../../functions/core/table/table.ts'
import { putUser } from '../../../functions/network/organizations/entityTable.ts'
import { invitations } from '../../../functions/network/people/invitationTable.ts'
import type { Caller } from '../../../shared/core/access.ts'
import * as peopleApi from '../../../shared/network/people/api.ts'
import { counter } from '../../engine/counter.ts'
import { userOf } from '../../engine/smallTenant.ts'
import { type Participants, succeed } from '../participants.ts'
import { administratorOf, byAdministrator, type Calls, type Prepare } from './making.ts'

const nextGuest = counter()
const guest = ({ ids }: Participants) => {
  const EMailAddress = `guest${nextGuest()}@example.org`
  return { entityId: colleagueOf(ids), EMailAddress, Name: 'Ann Guest', Role: 'agency', Language: 'en' } as const
}

/** The agency whose people are changed; the past is of another one. */
const colleagueOf = (ids: Participants['ids']) => ids.agencies[1]

/** An invitation that was mailed with a known code. */
export async function invitation(participants: Participants) {
  const { ID } = (await succeed(peopleApi.invitePerson, administratorOf(participants), guest(participants))) as {
    ID: number
  }
  const sent = await invitations.load(ID)
  if (!sent) throw new Error('The invitation is gone')
  const state = { ...sent, Mail: 'sent', CodeHash: hashOf('code') } as const
  await invitations.save(sent, { state, events: [] }, { by: null, now: new Date() })
  return { InvitationID: ID, Code: 'code' }
}

const ofInvitation: Prepare = async (participants) => ({
  by: administratorOf(participants),
  input: { id: (await invitation(participants)).InvitationID },
})

/** Another person who acts as the caller does. */
async function another(like: Caller): Promise<Caller> {
  const number = nextGuest()
  const caller = { ...like, UserID: 90_000 + number, Subject: `colleague-${number}` }
  await table.commit(putUser(userOf(caller)))
  return caller
}

/** A second person of the agency. */
const ofColleague =
  (more: object = {}): Prepare =>
  async (participants) => {
    const caller = await another(await participants.agency(colleagueOf(participants.ids)))
    return {
      by: administratorOf(participants),
      input: { entityId: colleagueOf(participants.ids), userId: caller.UserID, ...more },
    }
  }

export const peopleCalls: Calls = {
  listManagedEntities: byAdministrator({}),
  listPeople: byAdministrator((ids) => ({ entityId: ids.foodBank })),
  getPerson: ofColleague(),
  getChangesGrid: byAdministrator((ids) => ({ entityId: ids.foodBank })),
  updatePerson: ofColleague({ Name: 'Ann', Language: 'es' }),
  changePersonRole: async (participants) => {
    const { UserID: userId } = await another({ ...participants.foodBank, Role: 'foodbankuser' })
    const input = { entityId: participants.ids.foodBank, userId, Role: 'foodbankuser', NewRole: 'foodbankrtcoord' }
    return { by: administratorOf(participants), input }
  },
  removePersonRole: ofColleague({ Role: 'agency' }),
  updatePersonAccess: ofColleague({ IsDisabled: true }),
  setPersonPin: ofColleague({ PIN: '5093' }),
  signOutPerson: ofColleague(),
  getInvitationsGrid: byAdministrator((ids) => ({ entityId: ids.agencies[0] })),
  invitePerson: (participants) => ({ by: administratorOf(participants), input: guest(participants) }),
  resendInvitation: ofInvitation,
  revokeInvitation: ofInvitation,
  acceptInvitation: async (participants) => ({ by: participants.foodBank, input: await invitation(participants) }),
}
