import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { log } from '../log.ts'
import { type Mail, mailer } from './mailer.ts'
import { type Ses, type SesAnswer, startSes } from './ses.fixture.ts'

const waited: number[] = []
vi.mock('../pause.ts', () => ({
  pause: async (ms: number) => {
    waited.push(ms)
  },
}))

const mail: Mail = {
  person: 'ann-subject',
  to: 'ann@example.org',
  replyTo: 'desk@example.org',
  subject: 'R-4711: 120.5 lb “für” you',
  html: '<p>Yes</p>',
  text: 'Yes',
  unsubscribeUrl: 'https://gleanery.example/Agency#/app/notifications?kind=offerMade',
}

let ses: Ses
beforeAll(async () => {
  ses = await startSes()
  process.env.AWS_ENDPOINT_URL_SESV2 = ses.endpoint
})
afterAll(() => ses.stop())
afterEach(() => {
  ses.mails.length = 0
  ses.asked.length = 0
  waited.length = 0
})

describe('a mail', () => {
  it('has text, HTML and a link to unsubscribe', async () => {
    ses.answer = () => 'taken'
    expect(await mailer()(mail)).toEqual({ state: 'sent' })
    expect(ses.mails).toEqual([
      {
        from: 'Gleanery <rescue@gleanery.example>',
        to: mail.to,
        replyTo: mail.replyTo,
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        unsubscribe: `<${mail.unsubscribeUrl}>`,
        tags: { Person: 'ann-subject' },
      },
    ])
  })

  it('carries the id of the call that it follows from, in the characters that SES takes', async () => {
    ses.answer = () => 'taken'
    log.setCorrelationId('JKJaXmPLvHcESHA=')
    onTestFinished(() => log.resetKeys())
    await mailer()(mail)
    expect(ses.mails[0]?.tags).toEqual({ Person: 'ann-subject', correlation: 'JKJaXmPLvHcESHA_' })
  })

  it.each<[string, SesAnswer, string]>([
    ['MessageRejected', { status: 400, type: 'MessageRejected' }, 'refused'],
    ['BadRequestException', { status: 400, type: 'BadRequestException' }, 'refused'],
    ['NotFoundException', { status: 404, type: 'NotFoundException' }, 'refused'],
    ['SendingPausedException', { status: 400, type: 'SendingPausedException' }, 'putOff'],
    ['AccountSuspendedException', { status: 400, type: 'AccountSuspendedException' }, 'putOff'],
    ['LimitExceededException', { status: 400, type: 'LimitExceededException' }, 'putOff'],
    ['AccessDeniedException', { status: 403, type: 'AccessDeniedException' }, 'putOff'],
    ['InternalFailure', { status: 500, type: 'InternalFailure' }, 'putOff'],
    ['ServiceUnavailable', { status: 503, type: 'ServiceUnavailable' }, 'putOff'],
    ['a gateway that gave up', { status: 504, body: '<html>Gateway Timeout</html>' }, 'uncertain'],
    ['a broken answer of a proxy', { status: 503, body: '<html>Unavailable</html>' }, 'putOff'],
    ['an answer that breaks off', { status: 200, body: '{"MessageI' }, 'uncertain'],
    ['a connection cut after the mail was taken', 'takenAndCut', 'uncertain'],
  ])('answered by %s', async (_, answer, state) => {
    ses.answer = () => answer
    const outcome = await mailer()(mail)
    expect(outcome).toMatchObject({ state })
    expect(JSON.stringify(outcome)).not.toContain('@')
    expect(ses.asked).toHaveLength(1)
    expect(waited).toEqual([])
  })

  it('without an answer counts as possibly sent', async () => {
    ses.answer = () => 'takenAndSilent'
    expect(await mailer({ answerMs: 200 })(mail)).toEqual({ state: 'uncertain', reason: 'AbortError' })
    expect(ses.asked).toHaveLength(1)
  })

  it('that is throttled is retried after a delay, three times at most', async () => {
    ses.answer = (_, nth) => (nth < 3 ? { status: 429, type: 'TooManyRequestsException' } : 'taken')
    expect(await mailer()(mail)).toEqual({ state: 'sent' })
    expect(waited).toEqual([300, 1200])
    waited.length = 0
    ses.asked.length = 0
    ses.answer = () => ({ status: 400, type: 'ThrottlingException' })
    expect(await mailer()(mail)).toEqual({ state: 'putOff', reason: 'ThrottlingException' })
    expect(waited).toEqual([300, 1200, 2500])
    expect(ses.asked).toHaveLength(4)
  })

  it('without a connection was not sent', async () => {
    const gone = await startSes()
    await gone.stop()
    process.env.AWS_ENDPOINT_URL_SESV2 = gone.endpoint
    expect(await mailer()(mail)).toEqual({ state: 'putOff', reason: 'ECONNREFUSED' })
    process.env.AWS_ENDPOINT_URL_SESV2 = ses.endpoint
  })

  it('without credentials was not sent', async () => {
    const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY } = process.env
    Object.assign(process.env, {
      AWS_ACCESS_KEY_ID: '',
      AWS_EC2_METADATA_DISABLED: 'true',
      AWS_CONFIG_FILE: '/dev/null',
    })
    Object.assign(process.env, { AWS_SHARED_CREDENTIALS_FILE: '/dev/null' })
    expect(await mailer()(mail)).toEqual({ state: 'putOff', reason: 'CredentialsProviderError' })
    Object.assign(process.env, { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY })
    expect(ses.asked).toEqual([])
  })

  it('has a connection of its own, because a reused one may be closed at the other end', async () => {
    ses.answer = () => 'taken'
    const send = mailer()
    const before = ses.connections.count
    await send(mail)
    await send(mail)
    expect(ses.mails).toHaveLength(2)
    expect(ses.connections.count - before).toBe(2)
  })
})
