import * as z from 'zod/mini'
import { ID } from '../../shared/api/fields.ts'
import { type LoadContext, type LoadDraft, newSubmission } from '../../shared/distributor/newSubmission.ts'
import { submissionKeys } from '../table/keys/distributors.ts'
import { table } from '../table/table.ts'
import { ConditionFailed } from '../table/write.ts'
import { referenceWrite, submissionStore } from './submissionTable.ts'

const Reference = z.object({ SubmissionID: ID, ImportID: z.string() })

export interface ReceivedLoad {
  readonly ID: number
  /** False when another import had brought the same load before. */
  readonly isAdded: boolean
}

/** Adds a distributor's load once: its reference is held in the same transaction. A repeated import finds its own loads. */
export async function receiveLoad(draft: LoadDraft, context: LoadContext, importId: string): Promise<ReceivedLoad> {
  const { state, events } = newSubmission(draft, context)
  const reference = referenceWrite(state, importId)
  try {
    await submissionStore.save(undefined, { state, events }, { by: null, now: context.now, also: [reference] })
    return { ID: state.ID, isAdded: true }
  } catch (error) {
    if (!(error instanceof ConditionFailed) || !error.failed.includes(reference)) throw error
    const present = await table.get(submissionKeys.reference(draft.Reference.toUpperCase()), Reference)
    if (!present) throw error
    return { ID: present.SubmissionID, isAdded: present.ImportID === importId }
  }
}
