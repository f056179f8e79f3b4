import { listOn } from '../lists.ts'
import { key } from '../shape.ts'

const customerPk = (id: number) => `CUSTOMER#${id}`

export const customerKeys = {
  customer: (id: number) => key(customerPk(id), 'CUSTOMER'),
  /** Mark that an agency serves a customer, with the row of its list. */
  served: (id: number, agencyId: number) => key(customerPk(id), `SERVED#${agencyId}`),
  address: (id: number, addressId: number | '') => key(customerPk(id), `ADDRESS#${addressId}`),
  /** Certificate for TEFAP food, by the time of its signature. */
  certificate: (id: number, signed: string, certificateId: number | '') =>
    key(customerPk(id), `TEFAP#${signed}${certificateId && `#${certificateId}`}`),
  /** Mark that the key of a paper's photo was given to the customer's pantry. */
  paperPhoto: (id: number, photoKey: string) => key(`${customerPk(id)}#PAPERS`, photoKey),
  /** Holds of a food bank's TEFAP records. */
  recordHolds: (foodBankId: number) => key(`RECORDHOLDS#${foodBankId}`, 'HOLDS'),
  /** Notice that households read before they sign: the one that counts, or an earlier version. */
  notice: (foodBankId: number, version: string) => key(`TEFAPNOTICE#${foodBankId}`, version),
  /** Texts that the customer and staff wrote to each other. */
  texts: (id: number) => key(customerPk(id), 'TEXTS'),
  /** Fields that a merge changed, for its undoing. */
  merge: (id: number, duplicateId: number | '') => key(customerPk(id), `MERGE#${duplicateId}`),
  /** Access record of a person and a day. */
  accessRecord: (id: number, day: string, userId: number | '') => key(customerPk(id), `LOOK#${day}#${userId}`),
  /** Customer that a row of an imported file made. */
  importedRow: (entityId: number, importId: string, row: number) =>
    key(`ENTITY#${entityId}#CUSTOMERIMPORT#${importId}`, `ROW#${row}`),
  /** A word that a customer of the food bank is found by. */
  word: (foodBankId: number, word: string, id: number | '') =>
    key(`FOODBANK#${foodBankId}#CUSTOMERWORDS`, `${word}#${id}`),
  /** A phone number, address or name; records that share one may be the same person. */
  mark: (foodBankId: number, reason: string, mark: string, id: number | '') =>
    key(`FOODBANK#${foodBankId}#CUSTOMERMARKS`, `${reason}#${mark}#${id}`),
} as const

const agencyTextLists = [2, 3, 4] as const

/** Customers by last name. */
export const customerLists = {
  foodBank: (foodBankId: number) => listOn(1, `FOODBANK#${foodBankId}#CUSTOMERS`),
  agency: (agencyId: number) => listOn(1, `AGENCY#${agencyId}#CUSTOMERS`),
  /** Conversations by text that wait for an answer, the longest waiting first. */
  foodBankTexts: (foodBankId: number) => listOn(1, `FOODBANK#${foodBankId}#TEXTS`),
  /** A family is at home with several agencies: the first, second or third of them. */
  agencyTexts: (agencyId: number, place: number) => listOn(agencyTextLists[place] ?? 2, `AGENCY#${agencyId}#TEXTS`),
  /** Restricted locations that a customer may order at. */
  accesses: (customerId: number) => listOn(1, `CUSTOMER#${customerId}#ACCESSES`),
} as const
