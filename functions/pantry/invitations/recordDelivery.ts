import { type ChannelState, delivered } from '../../../shared/pantry/invitations/customerInvitation.ts'
import { customerInvitations } from './customerInvitationTable.ts'

type Ended = Exclude<ChannelState, 'waiting'>

/** Tells an invitation how its e-mail or text went; told again it changes nothing. */
export async function recordDelivery(id: number, channel: 'EMail' | 'Text', outcome: Ended, now: Date): Promise<void> {
  const loaded = await customerInvitations.load(id)
  if (loaded)
    await customerInvitations.change(loaded, (one, at) => delivered(one, channel, outcome, at), { by: null, now })
}
