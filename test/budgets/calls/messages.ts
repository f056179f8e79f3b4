import type { Caller } from '../../../shared/core/access.ts'
import * as messages from '../../../shared/work/messages/api.ts'
import { copyId } from '../../../shared/work/messages/message.ts'
import { type PlannedMessage, plannedState } from '../../../shared/work/messages/systemMessage.ts'
import { firstOffer, offeredDonation, type Participants, succeed } from '../participants.ts'
import { administratorOf, by, byAdministrator, type Calls, type Prepare } from './making.ts'

export async function message(participants: Participants) {
  const donation = await offeredDonation(participants)
  const reader = await participants.agency(firstOffer(donation).Agency.ID)
  const draft = { Subject: 'Crates', Body: 'Please bring your crates.', RecipientUserIDs: [reader.UserID] }
  const made = (await succeed(messages.sendMessage, participants.foodBank, draft)) as { ID: number }
  return { id: made.ID, copy: copyId(made.ID, 1), reader, draft }
}

const systemMessage = {
  Title: { en: 'Maintenance', es: 'Mantenimiento' },
  Body: { en: 'Tonight.', es: 'Esta noche.' },
  Audiences: ['agencies'],
  StartsAt: '2026-01-01T12:00:00.000Z',
  EndsAt: '2026-12-08T12:00:00.000Z',
} as const

/**
 * Caller with room for a hundred calls, as the bench makes them: messages that earlier calls left are deleted or end.
 */
async function announcer(participants: Participants): Promise<Caller> {
  const by = administratorOf(participants)
  const { rows } = (await succeed(messages.getSystemMessagesGrid, by, { rows: 100 })) as { rows: PlannedMessage[] }
  for (const row of rows) {
    const state = plannedState(row, new Date())
    if (state === 'running') await succeed(messages.endSystemMessage, by, { id: row.ID })
    if (state === 'scheduled') await succeed(messages.deleteSystemMessage, by, { id: row.ID })
  }
  return by
}

const ofSystemMessage =
  (more: object = {}, StartsAt: string = systemMessage.StartsAt): Prepare =>
  async (participants) => {
    const by = await announcer(participants)
    const added = await succeed(messages.addSystemMessage, by, {
      ...systemMessage,
      Audiences: [...systemMessage.Audiences],
      StartsAt,
    })
    return { by, input: { id: (added as { ID: number }).ID, ...more } }
  }

export const messagesCalls: Calls = {
  getSentGrid: by('foodBank'),
  getReceivedGrid: async (participants) => ({ by: (await message(participants)).reader, input: {} }),
  getMessage: async (participants) => ({ by: participants.foodBank, input: { id: (await message(participants)).id } }),
  getMessageRecipientsGrid: async (participants) => ({
    by: participants.foodBank,
    input: { id: (await message(participants)).id },
  }),
  listAddressees: by('foodBank'),
  getMessageByRecipientId: async (participants) => {
    const { reader, copy } = await message(participants)
    return { by: reader, input: { id: copy } }
  },
  removeMessage: async (participants) => {
    const { reader, copy } = await message(participants)
    return { by: reader, input: { id: copy } }
  },
  sendMessage: async (participants) => ({ by: participants.foodBank, input: (await message(participants)).draft }),
  listRecipients: by('foodBank'),
  getSystemMessage: by('foodBank'),
  getSystemMessagesGrid: byAdministrator({}),
  addSystemMessage: async (participants) => ({ by: await announcer(participants), input: systemMessage }),
  updateSystemMessage: ofSystemMessage({ ...systemMessage, Version: 1 }),
  endSystemMessage: ofSystemMessage(),
  deleteSystemMessage: ofSystemMessage({}, '2026-12-01T12:00:00.000Z'),
}
