import { randomBytes, timingSafeEqual } from 'node:crypto'
import { ownedByEntity } from '../../../shared/core/access.ts'
import {
  isSubscribed,
  ReportSchedule,
  type ReportScheduleDraft,
  type ScheduleRecipient,
  StoredReportSchedule,
  scheduleRecipients,
  timed,
  withSubscription,
} from '../../../shared/work/schedules/schedule.ts'
import type { Loader } from '../../core/http/http.ts'
import { Aggregate } from '../../core/table/aggregate.ts'
import { nextId } from '../../core/table/ids.ts'
import { reportKeys, reportLists } from '../../core/table/keys/reports.ts'
import { listAttributes } from '../../core/table/lists.ts'
import { storedShape } from '../../core/table/storedShape.ts'
import { anyEntity, knownEntity } from '../../network/organizations/entityTable.ts'

/** Scheduled reports in the table, each in its entity's list; the timer of the next run is on the item. */

/** Version 2 is also in the list of all schedules. */
const shape = storedShape(StoredReportSchedule, [(item) => item])

export const reportSchedules = new Aggregate<StoredReportSchedule, never>({
  kind: 'reportSchedule',
  schema: shape.schema,
  key: reportKeys.schedule,
  entityId: ({ EntityID }) => EntityID,
  dueAt: ({ NextRun }) => NextRun,
  attributes: (schedule) => ({
    Shape: shape.version,
    ...listAttributes([reportLists.schedules(schedule.EntityID), reportLists.allSchedules()]),
    // '#' stands before the digits.
    sort: String(schedule.ID).padStart(16, '#'),
    row: scheduleView(schedule),
  }),
})

/** Schedule for its organization: without the codes of its recipients. The result of the last run is the job's. */
export const scheduleView = (schedule: StoredReportSchedule): ReportSchedule =>
  ReportSchedule.parse({
    ...schedule,
    Recipients: schedule.Recipients.map((one) => ({
      EMailAddress: one.EMailAddress,
      IsSubscribed: isSubscribed(one),
    })),
    LastRun: schedule.LastRun && { ...schedule.LastRun, State: null },
  })

export const reportScheduleById: Loader<'reportSchedule', { id: number }, StoredReportSchedule> = {
  kind: 'reportSchedule',
  load: ({ input }) => reportSchedules.load(input.id),
  owner: ({ EntityID }) => ownedByEntity(EntityID),
}

/** The food bank's zone, also for its agencies. */
export async function scheduleZone(entityId: number): Promise<string> {
  const entity = await anyEntity(entityId)
  const foodBank = entity?.Kind === 'agency' ? await knownEntity('foodBank', entity.FoodBankID) : entity
  return foodBank?.TimeZone ?? 'UTC'
}

/** 160 bits: nobody guesses it. */
export const newRecipientCode = () => randomBytes(20).toString('base64url')

/** Recipient whose code it is; all codes are compared, so that the time tells nothing. */
export function recipientOf({ Recipients }: StoredReportSchedule, code: string): ScheduleRecipient | undefined {
  const given = Buffer.from(code)
  const found = Recipients.filter(({ Code }) => {
    const expected = Buffer.from(Code)
    return timingSafeEqual(expected, given.length === expected.length ? given : Buffer.alloc(expected.length))
  })
  return found[0]
}

/** A schedule of its owner's entity as it is set up. */
export async function newSchedule(
  { Recipients, ...draft }: ReportScheduleDraft,
  { Owner, Language }: Pick<StoredReportSchedule, 'Owner' | 'Language'>,
  now: Date,
): Promise<StoredReportSchedule> {
  const made = {
    ...draft,
    ID: await nextId('reportSchedule'),
    Version: 0,
    EntityID: Owner.EntityID,
    Recipients: scheduleRecipients(Recipients, [], newRecipientCode),
    IsPaused: false,
    TimeZone: await scheduleZone(Owner.EntityID),
    NextDay: null,
    NextRun: null,
    LastRun: null,
    Owner,
    Language,
  }
  return timed(made, now)
}

/** An address that sends reports back, or complains about them, gets no more of this schedule. */
export async function unsubscribeReturned(id: number, address: string, now: Date): Promise<void> {
  const loaded = await reportSchedules.load(id)
  const returned = loaded?.Recipients.find(({ EMailAddress }) => EMailAddress === address.toLowerCase())
  if (!loaded || !returned) return
  await reportSchedules.change(
    loaded,
    (schedule, at) => ({ state: withSubscription(schedule, returned.Code, false, at), events: [] }),
    { by: null, now },
  )
}
