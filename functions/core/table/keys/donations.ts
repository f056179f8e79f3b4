import { inState, listOn } from '../lists.ts'
import { key } from '../shape.ts'

export const donationKeys = {
  donation: (id: number) => key(`DONATION#${id}`, 'DONATION'),
  /** Row of a donation for one agency; written with the donation, never on its own. */
  agencyRow: (donationId: number, agencyId: number) => key(`DONATION#${donationId}`, `AGENCY#${agencyId}`),
  /** Parts of its matches' scores, by match. */
  scores: (id: number) => key(`DONATION#${id}`, 'SCORES'),
  /** The donor's own number of a donation, in upper case: there is one donation of each. */
  reference: (donorId: number, reference: string) => key(`DONORREFERENCE#${donorId}#${reference}`, 'REFERENCE'),
  /** An upload address that a person was given and has not posted with yet. */
  photoUpload: (userId: number, photoKey: string) => key(`PERSON#${userId}#PHOTOS`, photoKey),
} as const

/** Donations, by creation. All but an agency's are also kept by stage: `inState(list, stage)`. */
export const donationLists = {
  foodBank: (id: number) => listOn(1, `FOODBANK#${id}`),
  donor: (id: number) => listOn(2, `DONOR#${id}`),
  donorLocation: (id: number) => listOn(3, `DONORLOCATION#${id}`),
  stateAssociation: (id: number) => listOn(4, `STATEASSOCIATION#${id}`),
  coop: (id: number) => listOn(5, `COOP#${id}`),
  network: () => listOn(6, 'NETWORK'),
  /** Donations that were offered to an agency. */
  agency: (id: number) => listOn(1, `AGENCY#${id}`),
  /** Open offers of an agency, and donations that it accepted and that are not complete. */
  agencyActive: (id: number) => inState(donationLists.agency(id), 'ACTIVE'),
} as const
