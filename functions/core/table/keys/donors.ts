import { inState, listOn } from '../lists.ts'
import { key } from '../shape.ts'

export const donorKeys = {
  pendingDonor: (id: number) => key(`PENDINGDONOR#${id}`, 'PENDINGDONOR'),
  /** Of a sign-up that waits: one sent twice is kept once. */
  waitingSignUp: (foodBankId: number, hash: string) => key(`FOODBANK#${foodBankId}#WAITINGSIGNUPS`, hash),
  /** Sign-ups from an address, or at a food bank, in a span of time. */
  signUpsFrom: (addressHash: string, span: number) => key(`SIGNUPSFROM#${addressHash}`, String(span)),
  signUpsAt: (foodBankId: number, span: number) => key(`SIGNUPSAT#${foodBankId}`, String(span)),
  /** A key of a donor's software. */
  apiKey: (donorId: number, keyId: number) => key(`DONOR#${donorId}#APIKEYS`, `KEY#${keyId}`),
  /** Donations with a key in a minute, and wrong keys from an address. */
  apiKeyUses: (donorId: number, keyId: number, minute: number) => key(`APIKEYUSES#${donorId}#${keyId}`, String(minute)),
  wrongKeysFrom: (addressHash: string, span: number) => key(`WRONGKEYSFROM#${addressHash}`, String(span)),
} as const

/** Donors that signed up at a food bank, by time: all of them, and by state. */
export const donorLists = {
  pendingDonors: (foodBankId: number) => listOn(1, `FOODBANK#${foodBankId}#PENDINGDONORS`),
  pendingDonorsIn: (foodBankId: number, state: string) => inState(donorLists.pendingDonors(foodBankId), state),
} as const
