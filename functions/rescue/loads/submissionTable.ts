import { afterLoadExpiry, nextLoadDue } from '../../../shared/rescue/loads/deadlines.ts'
import type { SubmissionEvent } from '../../../shared/rescue/loads/events.ts'
import { askedEntities, networkRow, submissionRow } from '../../../shared/rescue/loads/rows.ts'
import {
  type EntityMatch,
  ownerOfSubmission,
  Submission,
  submissionOfMatch,
} from '../../../shared/rescue/loads/submission.ts'
import type { SubmissionRule } from '../../../shared/rescue/loads/submissionTransition.ts'
import type { Loader } from '../../core/http/http.ts'
import { Aggregate, type ChangeOptions, type WithTimeline } from '../../core/table/aggregate.ts'
import { absent, more } from '../../core/table/conditions.ts'
import { submissionKeys, submissionLists } from '../../core/table/keys/distributors.ts'
import { inState, listAttributes, type WholeList } from '../../core/table/lists.ts'
import type { Key } from '../../core/table/shape.ts'
import { storedShape } from '../../core/table/storedShape.ts'
import { table } from '../../core/table/table.ts'
import { itemWrites, type Write } from '../../core/table/write.ts'

/**
 * Distributors' loads in the table: one item with all its matches, one row for each entity that was asked, and its events.
 * A change writes all of them in one transaction, conditional on the load's version.
 */

const sortOf = ({ Created, ID }: Submission) => `${Created}#${ID}`
const listed = (list: WholeList, { Stage }: Submission) => listAttributes([list, inState(list, Stage)])

const entityItem = (submission: Submission, match: EntityMatch) => ({
  ...submissionKeys.entityRow(submission.ID, match.Entity.ID),
  ...listed(submissionLists.entity(match.Entity.ID), submission),
  sort: sortOf(submission),
  row: submissionRow(submission, match),
})

/** The rows of the asked entities; one that is no longer asked loses its row. */
const entityItems = (submission: Submission | undefined) =>
  submission ? askedEntities(submission).map((match) => entityItem(submission, match)) : []

const shape = storedShape(Submission)

export const submissionStore = new Aggregate<Submission, SubmissionEvent>({
  kind: 'submission',
  schema: shape.schema,
  key: submissionKeys.submission,
  entityId: ({ NetworkID }) => NetworkID,
  attributes: (submission) => ({
    ...listed(submissionLists.network(submission.NetworkID), submission),
    sort: sortOf(submission),
    row: networkRow(submission),
    Shape: shape.version,
  }),
  dueAt: nextLoadDue,
  projections: (before, after) => itemWrites(entityItems(before), entityItems(after)),
})

/** Holds the distributor's number for a load, so that the same load in another file is not added again. */
export const referenceWrite = ({ Reference, ID }: Submission, importId: string): Write => ({
  put: {
    ...submissionKeys.reference(Reference.toUpperCase()),
    Reference: Reference.toUpperCase(),
    SubmissionID: ID,
    ImportID: importId,
  },
  when: absent,
})

export type SubmissionTimeline = WithTimeline<Submission>
export const submissionById = (id: number) => submissionStore.load(id)
/** In any order; absent ones are left out. */
export const submissionsById = (ids: readonly number[]) =>
  table.getMany(ids.map(submissionKeys.submission), shape.schema)
export const submissionWithTimeline = (id: number) => submissionStore.loadWithTimeline(id)

const loaderBy = <I>(idOf: (input: I) => number): Loader<'submission', I, SubmissionTimeline> => ({
  kind: 'submission',
  load: ({ input }) => submissionWithTimeline(idOf(input)),
  owner: ({ state }) => ownerOfSubmission(state),
})
export const submissionOfId = loaderBy<{ id: number }>(({ id }) => id)
export const submissionOfTransaction = loaderBy<{ transactionId: number }>(({ transactionId }) => transactionId)
export const submissionOfMatchId = loaderBy<{ matchId: number }>(({ matchId }) => submissionOfMatch(matchId))

/** The entity's deadline as a condition of the write, to the millisecond, at the moment of writing. */
const beforeDeadline = ({ Matches }: Submission, entityId: number) => {
  const index = Matches.findIndex(({ Entity }) => Entity.ID === entityId)
  return more(`Matches[${index}].EntityExpirationTime`, new Date().toISOString())
}

export interface SubmissionChange extends Pick<ChangeOptions<Submission>, 'by' | 'now' | 'maxTries'> {
  /** The entity whose offer is answered: the write itself holds that its deadline has not passed. */
  readonly answeringEntity?: number
}

/** Changes a load by a rule, after the expiry of offers that no sweep has settled; answers the whole timeline. */
export const changeSubmission = (
  loaded: SubmissionTimeline,
  rule: SubmissionRule,
  { answeringEntity, ...options }: SubmissionChange,
) =>
  submissionStore.changeWithTimeline(loaded, afterLoadExpiry(rule), {
    ...options,
    ...(answeringEntity === undefined ? {} : { onlyIf: (before) => beforeDeadline(before, answeringEntity) }),
  })

/** Rebuilds the row of a load or of an asked entity from the load, for rows that can't be read. */
export async function restoreSubmissionRow({ pk, sk }: Key) {
  const id = Number(pk.split('#')[1])
  const submission = await submissionById(id)
  if (!submission) return undefined
  if (sk === submissionKeys.submission(id).sk) return networkRow(submission)
  const own = submission.Matches.find(({ Entity }) => Entity.ID === Number(sk.split('#')[1]))
  return own && submissionRow(submission, own)
}
