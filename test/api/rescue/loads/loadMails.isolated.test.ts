import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Event } from '../../../../events/event.ts'
import { type Ses, startSes } from '../../../../functions/core/mail/ses.fixture.ts'
import { table } from '../../../../functions/core/table/table.ts'
import { putUser } from '../../../../functions/network/organizations/entityTable.ts'
import { submissionWithTimeline } from '../../../../functions/rescue/loads/submissionTable.ts'
import * as distributors from '../../../../shared/rescue/loads/api.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { agencyIds, ids, makeSmallTenant, people, userOf } from '../../../engine/smallTenant.ts'
import { receivedLoad } from '../../../engine/submissions.ts'
import { deliver } from '../../core/messages.ts'

/** E-mails to whoever is offered a distributor's load: through the queue, by preference, once. */

let ses: Ses
let worker: unknown

/** Waits for SES are skipped. */
vi.mock('../../../../functions/core/pause.ts', () => ({ pause: async () => undefined }))

beforeAll(async () => {
  ses = await startSes()
  process.env.AWS_ENDPOINT_URL_SESV2 = ses.endpoint
  setClock(morning)
  await makeSmallTenant()
  worker = (await import('../../../../functions/rescue/loads/onLoadOffered.ts')).handler
})
beforeEach(() => {
  setClock(morning)
  ses.mails.length = 0
  ses.answer = () => 'taken'
})
afterAll(async () => {
  vi.useRealTimers()
  await ses.stop()
})

const everyone = [ids.foodBank, ids.otherFoodBank, agencyIds[0]]

/** Approves a load, and answers its offers as the bus brings them. */
async function offersOf(IsSimultaneousNotifyEnabled: boolean): Promise<{ id: number; events: Event[] }> {
  const id = await receivedLoad(everyone, { IsSimultaneousNotifyEnabled })
  await call(distributors.acceptSubmission, people.network, { id })
  return { id, events: await offeredIn(id) }
}
const offeredIn = async (id: number) =>
  (await submissionWithTimeline(id))?.events.filter(({ Type }) => Type === 'LoadOffered') ?? []
const deliverAll = (events: readonly Event[]) => deliver(worker, ...events.map((detail) => ({ detail })))
const mailed = () => ses.mails.map(({ to }) => to).toSorted()
const mailTo = (to: string) => ses.mails.find((mail) => mail.to === to)

describe('a load that is offered', () => {
  it('[dist-waiting-simultaneous] to all at once is mailed to the people of each, once, however often it is delivered', async () => {
    const { id, events } = await offersOf(true)
    expect(events).toHaveLength(3)
    expect(await deliverAll(events)).toEqual([])
    expect(await deliverAll(events)).toEqual([])
    expect(mailed()).toEqual(
      [people.agencies[0], people.foodBank, people.otherFoodBank].map(({ UserName }) => UserName),
    )
    const mail = mailTo(people.foodBank.UserName)
    expect(mail?.subject).toBe(`A load of 15,400 lb is offered, first to accept, by Fri 2:00 PM EST (PO-1)`)
    for (const words of [
      'Several are asked at once',
      'Canned corn, 600 cases, 9,000 lb',
      `/FoodBank#/app/logistics/transaction/${id}/details`,
    ])
      expect(mail?.text).toContain(words)
    expect(mailTo(people.agencies[0].UserName)?.text).toContain(`/Agency#/app/logistics/transaction/${id}/details`)
    expect(mail?.unsubscribe).toContain('loadOffered')
  })

  it('in turn is mailed to the one who is asked', async () => {
    const { id, events } = await offersOf(false)
    await deliverAll(events)
    expect(mailed()).toEqual([people.foodBank.UserName])
    expect(ses.mails[0]?.text).toContain('the next food bank is asked')
    await call(distributors.declineSubmissionOffer, people.foodBank, { id })
    await deliverAll(await offeredIn(id))
    expect(mailed()).toEqual([people.foodBank, people.otherFoodBank].map(({ UserName }) => UserName))
  })

  it('is in each reader’s language, and not for those who switched it off or cannot be reached', async () => {
    const [spanish, none, returned] = [people.foodBank, people.otherFoodBank, people.agencies[0]].map(userOf)
    if (!spanish || !none || !returned) throw new Error('Too few')
    const ReturnedMail = { Kind: 'bounce' as const, Address: returned.EMailAddress, At: morning.toISOString() }
    await table.commit([
      ...putUser({ ...spanish, Language: 'es' }),
      ...putUser({ ...none, Unsubscribed: ['loadOffered'] }),
      ...putUser({ ...returned, ReturnedMail }),
    ])
    const { events } = await offersOf(true)
    expect(await deliverAll(events)).toEqual([])
    expect(mailed()).toEqual([spanish.EMailAddress])
    expect(ses.mails[0]?.subject).toContain('para quien acepte primero')
    await table.commit([spanish, none, returned].flatMap((user) => putUser(user)))
  })

  it('and accepted meanwhile, or past its deadline, is mailed to nobody', async () => {
    const { id, events } = await offersOf(true)
    await call(distributors.acceptSubmissionOffer, people.otherFoodBank, { id })
    expect(await deliverAll(events)).toEqual([])
    const late = await offersOf(true)
    setClock(new Date(morning.getTime() + 5 * 3_600_000))
    expect(await deliverAll(late.events)).toEqual([])
    expect(mailed()).toEqual([])
  })

  it('comes again after SES throttled, and nobody gets two', async () => {
    const { events } = await offersOf(true)
    ses.answer = (to) =>
      to === people.otherFoodBank.UserName ? { status: 429, type: 'TooManyRequestsException' } : 'taken'
    expect(await deliverAll(events)).toHaveLength(1)
    expect(mailed()).toHaveLength(2)
    ses.answer = () => 'taken'
    expect(await deliverAll(events)).toEqual([])
    expect(mailed()).toHaveLength(3)
    expect(new Set(mailed()).size).toBe(3)
  })
})
