import type { Caller } from '../../../shared/core/access.ts'
import type { Target } from '../../engine/target.ts'
import type { Examples } from '../example.ts'
import { agencyAndFoodBanks } from './roles.ts'

/** The location of the target's food bank or agency, whichever the caller's role could own. */
const placeOf = ({ agencyLocationId, locationId }: Target, { Role }: Caller) =>
  Role === 'agency' ? agencyLocationId : locationId

export const invitationExamples: Examples = {
  getCustomerInvitationsGrid: { roles: agencyAndFoodBanks, input: () => ({ rows: 100 }) },
  getInvitationPantriesGrid: { roles: agencyAndFoodBanks, input: () => ({ rows: 100 }) },
  getInvitationDeliveryProgramsGrid: { roles: agencyAndFoodBanks, input: () => ({ rows: 100 }) },
  sendInvitation: {
    roles: agencyAndFoodBanks,
    input: (target, caller) => ({
      emailAddress: 'new-neighbor@example.org',
      pantryLocationIDs: [placeOf(target, caller)],
      preferredLanguageCode: 'en',
    }),
  },
  sendBulkInvitations: {
    roles: agencyAndFoodBanks,
    input: (target, caller) => ({
      PantryLocationIDs: [placeOf(target, caller)],
      PreferredLanguageCode: 'es',
      FileID: '0b9f6f0e-6c1a-4c1e-9a53-0f7d0f2b7a11',
      Invitations: [{ EMailAddress: 'row@example.org' }, { PhoneNumber: '(865) 555-0134' }],
    }),
  },
  lookupPhones: { roles: agencyAndFoodBanks, input: () => ({ numbers: ['(865) 555-0134', '12'] }) },
  listLanguages: { roles: agencyAndFoodBanks, input: () => ({}) },
}
