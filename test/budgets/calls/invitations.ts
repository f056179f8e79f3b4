import type { Caller } from '../../../shared/core/access.ts'
import { referralOf } from '../../engine/referrals.ts'
import { sharedProgramOf } from '../../engine/tags.ts'
import { by, type Calls } from './making.ts'

const invitationFor = async (foodBank: Caller) => ({
  emailAddress: 'neighbor@example.org',
  deliveryProgramIDs: [await sharedProgramOf(foodBank, 'Routes of invitations')],
  preferredLanguageCode: 'en',
})

export const invitationsCalls: Calls = {
  getCustomerInvitationsGrid: async ({ foodBank }) => {
    for (let invited = 0; invited < 25; invited++) await referralOf(foodBank)
    return { by: foodBank, input: { rows: 25 } }
  },
  getInvitationPantriesGrid: by('foodBank'),
  getInvitationDeliveryProgramsGrid: by('foodBank'),
  sendInvitation: async ({ foodBank }) => ({ by: foodBank, input: await invitationFor(foodBank) }),
  sendBulkInvitations: async ({ foodBank }) => {
    const { deliveryProgramIDs: DeliveryProgramIDs } = await invitationFor(foodBank)
    const Invitations = Array.from({ length: 100 }, (_, index) => ({ EMailAddress: `row${index}@example.org` }))
    return { by: foodBank, input: { DeliveryProgramIDs, PreferredLanguageCode: 'en', Invitations } }
  },
  lookupPhones: by('foodBank', { numbers: ['(865) 555-0134'] }),
  listLanguages: by('foodBank'),
}
