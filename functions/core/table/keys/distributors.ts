import { listOn } from '../lists.ts'
import { key } from '../shape.ts'

export const submissionKeys = {
  submission: (id: number) => key(`SUBMISSION#${id}`, 'SUBMISSION'),
  /** Row of a load for one organization; written with the load, never on its own. */
  entityRow: (submissionId: number, entityId: number) => key(`SUBMISSION#${submissionId}`, `ENTITY#${entityId}`),
  /** The distributor's own number, in upper case: there is one load of each. */
  reference: (reference: string) => key(`SUBMISSIONREFERENCE#${reference}`, 'REFERENCE'),
} as const

/** Distributors' loads by arrival, each whole and by stage: `inState(list, stage)`. */
export const submissionLists = {
  network: (id: number) => listOn(1, `NETWORK#${id}#SUBMISSIONS`),
  /** Loads that were offered to a food bank or an agency. */
  entity: (id: number) => listOn(1, `ENTITY#${id}#SUBMISSIONS`),
} as const
