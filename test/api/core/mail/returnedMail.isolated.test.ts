import type { Context, SQSBatchResponse, SQSEvent } from 'aws-lambda'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { customerTag, type MailNotice, mailNoticeSample, personTag } from '../../../../events/mail.ts'
import { mailer } from '../../../../functions/core/mail/mailer.ts'
import { customerKeys } from '../../../../functions/core/table/keys/customers.ts'
import { table } from '../../../../functions/core/table/table.ts'
import { handler } from '../../../../functions/markReturnedMail.ts'
import { putUser, userBySubject } from '../../../../functions/network/organizations/entityTable.ts'
import { personVersion, personWrites } from '../../../../functions/network/people/personTable.ts'
import { customerById } from '../../../../functions/pantry/customers/customerTable.ts'
import { type LocalMail, startMail } from '../../../../infra/local/mail.ts'
import type { User } from '../../../../shared/network/organizations/entity.ts'
import type { Notifications } from '../../../../shared/network/session/api.ts'
import * as session from '../../../../shared/network/session/api.ts'
import * as messages from '../../../../shared/work/messages/api.ts'
import { call } from '../../../engine/call.ts'
import { beforeNextCommit } from '../../../engine/meanwhile.ts'
import { ids, makeSmallTenant, people } from '../../../engine/smallTenant.ts'

const [agency] = people.agencies
const address = 'bounce@agency.example'
const at = '2026-11-20T15:04:05.678Z'

beforeEach(() => makeSmallTenant())

async function changeUser(more: Partial<User>): Promise<void> {
  const user = await userBySubject(agency.Subject)
  if (user) await table.commit(putUser({ ...user, ...more }))
}

/** Delivers notices as the queue does, and returns the number of failures. */
async function deliver(...notices: readonly unknown[]): Promise<number> {
  const Records = notices.map((notice, index) => ({ messageId: String(index), body: JSON.stringify(notice) }))
  const invoke = handler as unknown as (event: SQSEvent, context: Context) => Promise<SQSBatchResponse>
  return (await invoke({ Records } as SQSEvent, {} as Context)).batchItemFailures.length
}

type Bounce = NonNullable<MailNotice['detail']['bounce']>
const bounced = (emailAddress: string, bounceType = 'Permanent', Subject = agency.Subject): MailNotice => {
  const bounce: Bounce = { bounceType, bouncedRecipients: [{ emailAddress }], timestamp: at }
  return { detail: { eventType: 'Bounce', bounce, mail: { tags: { [personTag]: [Subject] } } } }
}
const complained = (emailAddress: string): MailNotice => ({
  detail: {
    eventType: 'Complaint',
    complaint: { complainedRecipients: [{ emailAddress }], timestamp: at },
    mail: { tags: { [personTag]: [agency.Subject] } },
  },
})

const markOf = async () => (await userBySubject(agency.Subject))?.ReturnedMail

describe('a returned e-mail', () => {
  it.each([
    ['bounce', bounced(address)],
    ['complaint', complained(address)],
  ] as const)('marks the person: %s', async (Kind, notice) => {
    await changeUser({ EMailAddress: address })
    expect(await deliver(notice, notice)).toBe(0)
    expect(await markOf()).toEqual({ Kind, Address: address, At: at })
  })

  it.each([
    ['a passing failure', bounced(address, 'Transient')],
    ['an address that was changed since', bounced('former@agency.example')],
    ['somebody who was removed', bounced(address, 'Permanent', 'nobody')],
    ['the sample', mailNoticeSample],
    ['an e-mail without a person', { detail: { eventType: 'Bounce', mail: { tags: {} } } }],
  ])('marks nobody for %s', async (_, notice) => {
    await changeUser({ EMailAddress: address })
    expect(await deliver(notice)).toBe(0)
    expect(await markOf()).toBeUndefined()
  })

  it('is shown to the person, and to whoever may write to them', async () => {
    await changeUser({ EMailAddress: address })
    const shown = async () => {
      const own = await call(session.getNotifications, agency, {})
      const recipients = await call(messages.listRecipients, people.foodBank, {})
      const found = recipients.answer.Value?.filter(({ IsMailReturned }) => IsMailReturned)
      return { own: own.answer.Value?.ReturnedMail, marked: found?.map(({ UserID }) => UserID) }
    }
    expect(await shown()).toEqual({ own: null, marked: [] })
    await deliver(bounced(address))
    expect(await shown()).toEqual({ own: { Kind: 'bounce', Address: address, At: at }, marked: [agency.UserID] })
  })

  it('lists nobody again whose role was taken away meanwhile', async () => {
    await changeUser({ EMailAddress: address })
    const listed = async () => {
      const { answer } = await call(messages.listRecipients, people.foodBank, {})
      return answer.Value?.filter(({ UserID }) => UserID === agency.UserID)
    }
    beforeNextCommit(async () => {
      const user = (await userBySubject(agency.Subject)) ?? expect.fail('no user')
      await table.commit(await personWrites(user, { ...user, Roles: [], Version: personVersion(user) + 1 }))
    })
    expect(await deliver(bounced(address))).toBe(1)
    expect(await deliver(bounced(address))).toBe(0)
    expect(await listed()).toEqual([])
  })

  it('does not mark a new address', async () => {
    await changeUser({ EMailAddress: address })
    await deliver(bounced(address))
    await changeUser({ EMailAddress: 'right@agency.example' })
    const own = await call(session.getNotifications, agency, {})
    expect(own.answer.Value?.ReturnedMail).toBeNull()
  })
})

describe('a neighbor’s e-mail that comes back', () => {
  const wish = async () => (await customerById(ids.customer))?.IsEmailNotificationEnabled
  const about = (emailAddress: string) => bounced(emailAddress, 'Permanent', customerTag(ids.customer))
  beforeEach(() =>
    table.commit([{ update: customerKeys.customer(ids.customer), set: { IsEmailNotificationEnabled: true } }]),
  )

  it('switches their e-mails off', async () => {
    expect(await deliver(about(people.customer.UserName), about(people.customer.UserName))).toBe(0)
    expect(await wish()).toBe(false)
  })

  it('changes nothing when it was sent to a former address, or about nobody', async () => {
    expect(await deliver(about('former@example.org'), bounced('a@example.org', 'Permanent', customerTag(77)))).toBe(0)
    expect(await wish()).toBe(true)
  })
})

describe('sending to the address again', () => {
  const clear = async () => (await call(session.clearReturnedMail, agency, {})).answer.Value
  const isListed = async () => {
    const recipients = await call(messages.listRecipients, people.foodBank, {})
    return recipients.answer.Value?.some(({ IsMailReturned }) => IsMailReturned)
  }

  it.each([
    ['bounce', bounced(address)],
    ['complaint', complained(address)],
  ] as const)('takes the mark off the person and off the recipients: %s', async (_, notice) => {
    await changeUser({ EMailAddress: address })
    await deliver(notice)
    expect(await isListed()).toBe(true)
    const own = await call(session.getNotifications, agency, {})
    expect(await clear()).toEqual({ ...own.answer.Value, ReturnedMail: null })
    expect([await markOf(), await isListed()]).toEqual([undefined, false])
  })

  it('is the same when repeated, and without a mark', async () => {
    await changeUser({ EMailAddress: address })
    await deliver(bounced(address))
    const answers = await Promise.all([clear(), clear(), clear()])
    expect(answers.map((settings) => settings?.ReturnedMail)).toEqual([null, null, null])
    expect((await clear())?.ReturnedMail).toBeNull()
  })

  it('keeps what else was changed of the person', async () => {
    await changeUser({ EMailAddress: address })
    await deliver(bounced(address))
    const { ReturnedMail: _, ...settings } = (await call(session.getNotifications, agency, {})).answer.Value ?? {}
    const spanish = { ...settings, Language: 'es' } as Notifications
    await Promise.all([clear(), call(session.updateNotifications, agency, spanish)])
    expect((await call(session.getNotifications, agency, {})).answer.Value).toEqual({ ...spanish, ReturnedMail: null })
  })

  it('ends when the next e-mail comes back as well', async () => {
    await changeUser({ EMailAddress: address })
    await deliver(bounced(address))
    await clear()
    await deliver(bounced(address))
    expect(await markOf()).toMatchObject({ Kind: 'bounce', Address: address })
    expect(await isListed()).toBe(true)
  })
})

describe('from the mailer to the mark', () => {
  let mail: LocalMail
  const notices: MailNotice[] = []
  beforeAll(async () => {
    mail = await startMail({ onReturned: async (notice) => notices.push(notice) })
    process.env.AWS_ENDPOINT_URL_SESV2 = mail.endpoint
  })
  afterAll(() => mail.stop())

  it('assigns a returned e-mail to its recipient', async () => {
    await changeUser({ EMailAddress: address })
    const send = mailer()
    const sent = {
      person: agency.Subject,
      replyTo: undefined,
      subject: 'An offer',
      html: '',
      text: '',
      unsubscribeUrl: '',
    }
    expect(await send({ ...sent, to: 'fine@agency.example' })).toEqual({ state: 'sent' })
    expect(await send({ ...sent, to: address })).toEqual({ state: 'sent' })
    expect(notices).toHaveLength(1)
    expect(await deliver(...notices)).toBe(0)
    expect(await markOf()).toMatchObject({ Kind: 'bounce', Address: address })
  })
})
