import { requestWrites } from '../../../functions/core/jobMachine/jobTable.ts'
import { nextId } from '../../../functions/core/table/ids.ts'
import { table } from '../../../functions/core/table/table.ts'
import { newSchedule, reportSchedules } from '../../../functions/work/schedules/scheduleTable.ts'
import { addDays, localDay } from '../../../shared/core/time/zone.ts'
import type { User } from '../../../shared/network/organizations/entity.ts'
import type { StoredJob } from '../../../shared/work/jobs/job.ts'
import { type ReportScheduleDraft, withPause } from '../../../shared/work/schedules/schedule.ts'
import { demoDomain } from './people.ts'

/** Exports and scheduled reports of the demonstration. They are made and sent when the app starts, as it would do itself. */

/** The person of a box, in the role that is active. */
function ownerOf(users: readonly User[], box: string): StoredJob['Owner'] | undefined {
  const user = users.find(({ UserName }) => UserName === `${box}@${demoDomain}`)
  if (!user) return undefined
  const { ID: UserID, Subject, ActiveRole } = user
  return { UserID, Subject, ...ActiveRole, FoodBankIDs: [ActiveRole.EntityID], CustomerID: null }
}

const usual = { Format: 'PDF', Weekday: 1, DayOfMonth: 1, Hour: 6 } as const

interface Scheduled extends Omit<ReportScheduleDraft, 'Recipients'> {
  readonly owner: StoredJob['Owner']
  readonly boxes: readonly string[]
  /** Set up so many days ago: what was due since then is sent when the app starts. */
  readonly daysAgo: number
  readonly IsPaused: boolean
}

async function writeSchedule({ owner, boxes, daysAgo, IsPaused, ...draft }: Scheduled, now: Date): Promise<void> {
  const Recipients = boxes.map((box) => `${box}@${demoDomain}`)
  const since = new Date(now.getTime() - daysAgo * 86_400_000)
  const made = await newSchedule({ ...draft, Recipients }, { Owner: owner, Language: 'en' }, since)
  const state = withPause({ ...made, Version: 1 }, IsPaused, now)
  await table.commit(reportSchedules.importWrites({ state, events: [] }))
}

async function writeExport(owner: StoredJob['Owner'], kind: 'receipts' | 'donations', now: Date): Promise<void> {
  const today = localDay(now, 'UTC')
  const Parameters = { dateStartFilter: addDays(today, -90), dateEndFilter: today }
  await table.commit(
    requestWrites({ ID: await nextId('job'), Kind: kind, Parameters, Owner: owner, Language: 'en' }, now),
  )
}

export async function writeExports(users: readonly User[], now: Date): Promise<void> {
  const [coordinator, agency] = [ownerOf(users, 'coordinator'), ownerOf(users, 'agency')]
  if (!coordinator || !agency) return
  const ofFoodBank = { ...usual, owner: coordinator, daysAgo: 0, IsPaused: false }
  const schedules: Scheduled[] = [
    { ...ofFoodBank, Report: 'SummaryAgency', Frequency: 'WEEKLY', boxes: ['board', 'coordinator'], daysAgo: 7 },
    { ...ofFoodBank, Report: 'ConfigurationAgencyNewDonors', Frequency: 'MONTHLY', boxes: ['board'] },
    { ...ofFoodBank, Report: 'PickupDetail', Format: 'CSV', Frequency: 'DAILY', boxes: ['auditor'], IsPaused: true },
    { ...ofFoodBank, owner: agency, Report: 'SummaryAgency', Frequency: 'MONTHLY', boxes: ['donors', 'agency'] },
  ]
  for (const schedule of schedules) await writeSchedule(schedule, now)
  await writeExport(coordinator, 'donations', now)
  await writeExport(coordinator, 'receipts', now)
  await writeExport(agency, 'receipts', now)
}
