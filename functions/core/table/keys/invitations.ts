import { listOn } from '../lists.ts'
import { key } from '../shape.ts'

/** Invitations of customers; those of staff are in `people.ts`. */
export const customerInvitationKeys = {
  invitation: (id: number) => key(`CUSTOMERINVITATION#${id}`, 'CUSTOMERINVITATION'),
  /** Owner of a code. */
  referral: (code: string) => key(`REFERRAL#${code}`, 'REFERRAL'),
  /** A contact of a file that is sent in batches, by a hash. */
  inFile: (contactHash: string) => key(`INVITEDINFILE#${contactHash}`, 'INVITEDINFILE'),
  /** Wrong codes, and sign-ups from an address, in a span of time. */
  wrongCodes: (span: number) => key('WRONGREFERRALCODES', String(span)),
  signUpsFrom: (addressHash: string, span: number) => key(`REFERRALSIGNUPSFROM#${addressHash}`, String(span)),
} as const

/** Invitations by creation. */
export const customerInvitationLists = {
  owner: (entityId: number) => listOn(1, `OWNER#${entityId}#CUSTOMERINVITATIONS`),
  /** A food bank's own and those of its agencies. */
  foodBank: (foodBankId: number) => listOn(2, `FOODBANK#${foodBankId}#CUSTOMERINVITATIONS`),
} as const
