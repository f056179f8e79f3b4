import { vi } from 'vitest'
import { receivedTextSample } from '../../../events/texts.ts'
import { jobStore } from '../../../functions/core/jobMachine/jobTable.ts'
import { messageKeys } from '../../../functions/core/table/keys/messages.ts'
import { table } from '../../../functions/core/table/table.ts'
import { settleDelayedText } from '../../../functions/core/texting/settleDelayedText.ts'
import { delayedTexts } from '../../../functions/core/texting/textTable.ts'
import { reportSchedules } from '../../../functions/work/schedules/scheduleTable.ts'
import * as session from '../../../shared/network/session/api.ts'
import * as jobs from '../../../shared/work/jobs/api.ts'
import type { Job } from '../../../shared/work/jobs/job.ts'
import * as messages from '../../../shared/work/messages/api.ts'
import * as schedulesApi from '../../../shared/work/schedules/api.ts'
import * as translations from '../../../shared/work/translations/api.ts'
import type { Queue } from '../../api/core/endpoints.ts'
import { systemMessageDraft } from '../../contract/examples/messages.ts'
import { queuedBefore } from '../../engine/messagesToMany.ts'
import { bounceTo } from '../../engine/returnedMail.ts'
import { headersOf } from '../../engine/runs.ts'
import { scheduleDraft, scheduleOf } from '../../engine/schedules.ts'
import { ids, people } from '../../engine/smallTenant.ts'
import { delayedTextOf } from '../../engine/texting.ts'
import { ask, bring, react } from './asking.ts'

/** Messages, translations, reports and jobs. */

/** Of a language: corrected, confirmed and read again. */
export async function correctLanguage(): Promise<void> {
  const ofLanguage = { language: 'ko' } as const
  await ask(translations.correctTranslation, people.foodBank, { ...ofLanguage, Wording: '주문', Corrected: '주문하기' })
  await ask(translations.reviewTranslation, people.foodBank, { ...ofLanguage, IsReviewed: true })
  await ask(translations.getTranslation, people.foodBank, ofLanguage)
}

/** A system message before its start, and the first scheduled report: the targets' ones come after the start and in too great a number. */
export async function plan(): Promise<void> {
  const added = await ask(messages.addSystemMessage, people.network, systemMessageDraft)
  const { ID: id, Version } = added.answer.Value as { ID: number; Version: number }
  await ask(messages.updateSystemMessage, people.network, { id, ...systemMessageDraft, Version })
  await ask(messages.deleteSystemMessage, people.network, { id })
  await ask(schedulesApi.addReportSchedule, people.foodBank, scheduleDraft)
}

/** An e-mail to an agency comes back, and the agency has them sent again. */
export async function returnMail(): Promise<void> {
  await bring('notifications/markReturnedMail', bounceTo(people.agencies[0]))
  await ask(session.clearReturnedMail, people.agencies[0], {})
}

/** A text comes after a night, and is answered by HELP. */
export async function exchangeTexts(): Promise<void> {
  const id = await delayedTextOf()
  const morningAfter = new Date('2026-11-21T13:00:00.000Z')
  vi.setSystemTime(morningAfter)
  await settleDelayedText(id, morningAfter)
  const detail = (await delayedTexts.loadWithTimeline(id))?.events.at(-1)
  await bring('notifications/onTextDue', { detail })
  await bring('notifications/answerText', receivedTextSample)
}

/** More recipients than one transaction reaches. */
export async function writeToMany(queue: Queue): Promise<void> {
  const writes = Array.from({ length: 60 }, (_, index) => {
    const [UserID, EntityID] = [20_000 + index, 9000 + index]
    const names = {
      UserName: `reader-${UserID}@example.org`,
      Name: `Reader ${UserID}`,
      EntityName: `Pantry ${EntityID}`,
    }
    const member = { UserID, EntityID, EntityKind: 'agency', Subject: `reader-${UserID}`, ...names }
    return { put: { ...messageKeys.member(ids.otherFoodBank, EntityID, UserID), ...member } }
  })
  await table.commit(writes)
  const message = {
    Subject: 'Closed',
    Body: 'On Friday.',
    RecipientUserIDs: [],
    RecipientGroups: ['agencies' as const],
  }
  const by = people.otherFoodBank
  await ask(messages.sendMessage, by, message)
  const [job] = (await ask(jobs.listJobs, by, {})).answer.Value as Job[]
  await bring('jobs/runJob', { detail: await lastOf(job?.ID ?? 0) })
  const { answer } = await ask(messages.sendMessage, by, message)
  const { ID } = answer.Value as { ID: number }
  await bring('messages/onMessageQueued', { detail: queuedBefore(ID, by.EntityID) })
  const shown = await ask(messages.addSystemMessage, people.network, {
    Title: { en: 'Closed', es: '' },
    Body: { en: 'On Friday.', es: '' },
    Audiences: ['agencies'],
    StartsAt: new Date().toISOString(),
    EndsAt: new Date(Date.now() + 3_600_000).toISOString(),
  })
  await ask(messages.endSystemMessage, people.network, { id: (shown.answer.Value as { ID: number }).ID })
  await react(queue)
}

/** Last event of a job. */
const lastOf = async (id: number) => (await jobStore.loadWithTimeline(id))?.events.at(-1)

/** A food bank exports its receipts; the worker makes the file, and an e-mail tells. */
export async function exportReceipts(): Promise<void> {
  const Parameters = { dateStartFilter: '2026-11-01', dateEndFilter: '2026-11-20' }
  const { answer } = await ask(jobs.requestJob, people.foodBank, { Kind: 'receipts', Parameters })
  const id = (answer.Value as Job | undefined)?.ID ?? 0
  for (const run of ['jobs/runJob', 'jobs/onJobEnded']) await bring(run, { detail: await lastOf(id) })
  await ask(jobs.getJobFile, people.foodBank, { id })
}

/** A scheduled report is due: the timer asks for its job, the worker makes it, and its recipient opens the link. */
export async function sendScheduledReport(): Promise<void> {
  const id = await scheduleOf(people.foodBank, 'board@example.org')
  const schedule = await reportSchedules.load(id)
  vi.setSystemTime(new Date(schedule?.NextRun ?? 0))
  await bring('timers/settleDue', { kind: 'reportSchedule', id })
  const ran = await reportSchedules.load(id)
  const jobId = ran?.LastRun?.JobID ?? 0
  for (const run of ['jobs/runJob', 'reports/onScheduledReportMade']) await bring(run, { detail: await lastOf(jobId) })
  const options = { headers: headersOf(ran?.Recipients[0]?.Code ?? '') }
  await ask(schedulesApi.getReportDelivery, undefined, { id, jobId }, options)
  await ask(schedulesApi.updateReportSubscription, undefined, { id, jobId, IsSubscribed: false }, options)
}
