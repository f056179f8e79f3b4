import type { DriverRun, RunReportDraft } from '../../../../shared/rescue/transport/api.ts'

/**
 * Reports of a driver that the server has not got yet. Each is made with the moment of its pressing, sent in order,
 * and stored on the phone until the server has answered it.
 */

export interface QueuedReport {
  readonly draft: RunReportDraft
  /** A photo of this report waits in the phone's store under the report's EventID. */
  readonly hasPhoto: boolean
}
/** A report that the server did not record, and why, in its words. */
export interface Conflict {
  readonly kind: RunReportDraft['kind']
  readonly time: string
  readonly reason: string
}
export interface StoredRun {
  readonly code: string
  readonly run: DriverRun
  readonly queue: readonly QueuedReport[]
  readonly conflicts: readonly Conflict[]
}

/** The run as it is once a report is recorded, for the time until the server says so. */
function after(run: DriverRun, { kind, time, ...more }: RunReportDraft): DriverRun {
  const estimates = {
    EstimatedPickupTime: more.EstimatedPickupTime ?? run.EstimatedPickupTime,
    EstimatedDropoffTime: more.EstimatedDropoffTime ?? run.EstimatedDropoffTime,
  }
  switch (kind) {
    case 'accepted':
      return { ...run, State: 'held', Reason: '' }
    case 'declined':
      return { ...run, State: 'declined' }
    case 'estimate':
      return { ...run, ...estimates }
    case 'enroute':
      return { ...run, ...estimates, EnRouteTime: run.EnRouteTime ?? time }
    case 'pickedup':
      return { ...run, ...estimates, PickedUpTime: run.PickedUpTime ?? time, Problem: null }
    case 'droppedoff':
      return { ...run, DroppedOffTime: run.DroppedOffTime ?? time, State: 'done', Problem: null }
    case 'problem':
      return { ...run, Problem: more.Problem ?? null }
    case 'cancelled':
      return { ...run, State: 'gaveBack' }
  }
}

/** The run as its driver sees it: the server's word, and then what waits to be sent. */
export const shownRun = ({ run, queue }: Pick<StoredRun, 'run' | 'queue'>): DriverRun =>
  queue.reduce((shown, { draft }) => after(shown, draft), run)

export const enqueue = (stored: StoredRun, report: QueuedReport): StoredRun => ({
  ...stored,
  queue: [...stored.queue, report],
})

/** The server recorded the first report, or had it already. */
export const recorded = (stored: StoredRun, run: DriverRun): StoredRun => ({
  ...stored,
  run,
  queue: stored.queue.filter(({ draft }) => !run.EventIDs.includes(draft.EventID)).slice(isFirstKept(stored, run)),
})

/** A repeat that changed nothing is not among the recorded ones; it is done all the same. */
const isFirstKept = ({ queue }: StoredRun, run: DriverRun) =>
  queue[0] && run.EventIDs.includes(queue[0].draft.EventID) ? 0 : 1

/** The server refused the first report: the driver is told, and the next ones are judged on their own. */
export function refused(stored: StoredRun, reason: string): StoredRun {
  const [first, ...queue] = stored.queue
  if (!first) return stored
  const { kind, time } = first.draft
  return { ...stored, queue, conflicts: [...stored.conflicts, { kind, time, reason }] }
}

/** Run as the server knows it, without the reports that wait. */
export const refreshed = (stored: StoredRun, run: DriverRun): StoredRun => ({
  ...stored,
  run,
  queue: stored.queue.filter(({ draft }) => !run.EventIDs.includes(draft.EventID)),
})
