import { type Caller, isFoodBankRole, type Role } from '../../../shared/core/access.ts'
import type { Input } from '../../../shared/core/schema/endpoint.ts'
import type * as messagesApi from '../../../shared/work/messages/api.ts'
import type { Target } from '../../engine/target.ts'
import type { Examples } from '../example.ts'
import { foodBankAdministrators, staff } from './roles.ts'

const isSender = (caller: Caller, { owner }: Target) =>
  isFoodBankRole(caller.Role) && owner?.foodBank === caller.EntityID
const isRecipient = (caller: Caller, { owner }: Target) => caller.Role === 'agency' && owner?.agency === caller.EntityID

/** The network and food bank administrators tell their people something. */
const announcers: readonly Role[] = ['fano', ...foodBankAdministrators]
export const systemMessageDraft: Input<typeof messagesApi.addSystemMessage> = {
  Title: { en: 'Closed on Friday', es: '' },
  Body: { en: 'See you on Monday.', es: '' },
  Audiences: ['foodBanks', 'agencies', 'donors'],
  StartsAt: '2026-12-01T12:00:00.000Z',
  EndsAt: '2026-12-08T12:00:00.000Z',
}
const ofSystemMessage = ({ systemMessageId }: Target) => ({ id: systemMessageId })

// Only who wrote a message, and who received it, may open it: not even the network or a colleague.
export const messages: Examples = {
  getSentGrid: { roles: staff, input: () => ({}) },
  getReceivedGrid: { roles: staff, input: () => ({}) },
  getMessage: {
    roles: staff,
    input: ({ messageId }) => ({ id: messageId }),
    allows: isSender,
    by: 'foodbankuser',
  },
  getMessageRecipientsGrid: {
    roles: staff,
    input: ({ messageId }) => ({ id: messageId }),
    allows: isSender,
    by: 'foodbankuser',
  },
  getMessageByRecipientId: {
    roles: staff,
    input: ({ copyId }) => ({ id: copyId }),
    allows: isRecipient,
    by: 'agency',
  },
  removeMessage: { roles: staff, input: ({ copyId }) => ({ id: copyId }), allows: isRecipient, by: 'agency' },
  sendMessage: {
    roles: staff,
    input: ({ readerId }) => ({ Subject: 'Hello', Body: 'Hello there', RecipientUserIDs: [readerId] }),
    by: 'foodbankuser',
  },
  listAddressees: { roles: staff, input: () => ({}) },
  listRecipients: { roles: staff, input: () => ({}) },
  getSystemMessage: { roles: 'anyone', input: () => ({}) },
  getSystemMessagesGrid: { roles: announcers, input: () => ({}) },
  addSystemMessage: { roles: announcers, input: () => systemMessageDraft },
  updateSystemMessage: {
    roles: announcers,
    input: (target) => ({ ...ofSystemMessage(target), ...systemMessageDraft, Version: 1 }),
  },
  endSystemMessage: { roles: announcers, input: ofSystemMessage },
  deleteSystemMessage: { roles: announcers, input: ofSystemMessage },
}
