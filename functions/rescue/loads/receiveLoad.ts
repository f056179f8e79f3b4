import * as z from 'zod/mini'
import { ID } from '../../../shared/core/schema/fields.ts'
import { type LoadContext, type LoadDraft, newSubmission } from '../../../shared/rescue/loads/newSubmission.ts'
import { submissionKeys } from '../../core/table/keys/distributors.ts'
import { table } from '../../core/table/table.ts'
import { ConditionFailed } from '../../core/table/write.ts'
import { referenceWrite, submissionStore } from './submissionTable.ts'

const HeldReference = z.object({ Reference: z.string(), SubmissionID: ID, ImportID: z.string() })

export interface ReceivedLoad {
  readonly ID: number
  /** False when another import had brought the same load before. */
  readonly isAdded: boolean
}

/** References looked up by one request; DynamoDB's limit is 100. */
export const maxReferences = 80

/**
 * The loads of these references that there are already, by reference in upper case. An import that is repeated or resumed
 * passes over them without a transaction each.
 */
export async function receivedBefore(
  references: readonly string[],
  importId: string,
): Promise<Map<string, ReceivedLoad>> {
  const keys = references.map((reference) => submissionKeys.reference(reference.toUpperCase()))
  const held = await table.getMany(keys, HeldReference)
  return new Map(
    held.map(({ Reference, SubmissionID, ImportID }) => [
      Reference,
      { ID: SubmissionID, isAdded: ImportID === importId },
    ]),
  )
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
    const present = await table.get(submissionKeys.reference(draft.Reference.toUpperCase()), HeldReference)
    if (!present) throw error
    return { ID: present.SubmissionID, isAdded: present.ImportID === importId }
  }
}
