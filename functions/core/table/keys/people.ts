import { listOn } from '../lists.ts'
import { key } from '../shape.ts'

export const peopleKeys = {
  invitation: (id: number) => key(`INVITATION#${id}`, 'INVITATION'),
  /** Changes whenever somebody's access to the entity does, so that two changes at the same moment see each other. */
  roster: (entityId: number) => key(`ENTITY#${entityId}`, 'ROSTER'),
  /** A change of an entity's people, those about one person beside each other. */
  personAudit: (entityId: number, userId: number, at: string, version: number) =>
    key(`ENTITY#${entityId}#AUDIT`, `PERSON#${userId}#${at}#${version}`),
  /** An invited person has no number yet. */
  invitationAudit: (entityId: number, address: string, at: string, version: number) =>
    key(`ENTITY#${entityId}#AUDIT`, `INVITED#${address}#${at}#${version}`),
  /** Any other change, beside those of people. */
  changeAudit: (
    entityId: number,
    kind: 'STOCK' | 'GOODS' | 'PRODUCTS' | 'LIMITS' | 'NEIGHBORS',
    at: string,
    id: string,
  ) => key(`ENTITY#${entityId}#AUDIT`, `${kind}#${at}#${id}`),
  /** Tokens of a person that are not accepted any more, kept until the last of them has expired. */
  revokedTokens: (subject: string) => key('REVOKEDTOKENS', subject),
  /** A sign-in that was ended, beside the tokens: it would get new ones from the pool for as long as its refresh token lives. */
  endedSignIn: (id: string) => key('REVOKEDTOKENS', `SIGNIN#${id}`),
  /** A sign-in that is a shared tablet, beside the tokens, because every function reads them anyway. */
  tablet: (signInId: string) => key('REVOKEDTOKENS', `TABLET#${signInId}`),
  /** Of a person at the tablets of an entity's pantry. */
  pin: (entityId: number, userId: number) => key(`ENTITY#${entityId}#PINS`, String(userId)),
  /** All sign-ins of a person until a moment, but one. */
  endedSignIns: (subject: string) => key('REVOKEDTOKENS', `SIGNINS#${subject}`),
  /** The mark of a closed tenant, beside the tokens, because every function reads them anyway. */
  closed: () => key('REVOKEDTOKENS', 'CLOSED'),
} as const

/** By creation. */
export const peopleLists = {
  /** Of refused tokens and sign-ins, by the time at which they were written. */
  marks: () => listOn(1, 'REVOKEDTOKENS'),
  /** Of all kinds; each is a state. */
  changes: (entityId: number) => listOn(1, `ENTITY#${entityId}#CHANGES`),
  invitations: (entityId: number) => listOn(1, `ENTITY#${entityId}#INVITATIONS`),
} as const
