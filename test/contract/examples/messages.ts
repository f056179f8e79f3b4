import { type Caller, isFoodBankRole } from '../../../shared/access.ts'
import type { Target } from '../../engine/targets.ts'
import type { Examples } from '../example.ts'
import { staff } from './roles.ts'

const isSender = (caller: Caller, { owner }: Target) =>
  isFoodBankRole(caller.Role) && owner?.foodBank === caller.EntityID
const isRecipient = (caller: Caller, { owner }: Target) => caller.Role === 'agency' && owner?.agency === caller.EntityID

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
}
