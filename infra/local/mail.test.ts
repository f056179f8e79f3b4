import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SESv2Client, SendEmailCommand, type SendEmailCommandInput } from '@aws-sdk/client-sesv2'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { MailNotice } from '../../events/mail.ts'
import { localCredentials, localRegion } from './environment.ts'
import { type Listening, serve } from './loopback.ts'
import { type LocalMail, startMail } from './mail.ts'

let directory: string
let mail: LocalMail
let page: Listening

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'gleanery-mail-'))
  mail = await startMail({ directory })
  page = await serve((request, response) => mail.inbox(request, response))
})
afterEach(async () => {
  await Promise.all([page.stop(), mail.stop()])
  rmSync(directory, { recursive: true })
})

const simple = (to: string, over: Partial<SendEmailCommandInput> = {}): SendEmailCommandInput => ({
  FromEmailAddress: 'Gleanery <offers@foodbank.example>',
  Destination: { ToAddresses: [to] },
  Content: {
    Simple: {
      Subject: { Data: 'Can you fetch <bread>?' },
      Body: { Text: { Data: 'Yes & no' }, Html: { Data: '<p class="x">Yes</p><script>alert(1)</script>' } },
      Headers: [{ Name: 'List-Unsubscribe', Value: '<https://x.example/u>' }],
    },
  },
  ...over,
})
const send = (input: SendEmailCommandInput) =>
  new SESv2Client({ endpoint: mail.endpoint, region: localRegion, credentials: localCredentials, maxAttempts: 1 }).send(
    new SendEmailCommand(input),
  )
const open = async (query = '') => {
  const answer = await fetch(`${page.endpoint}/inbox${query}`)
  return {
    status: answer.status,
    policy: answer.headers.get('content-security-policy') ?? '',
    html: await answer.text(),
  }
}

describe('the embedded mail', () => {
  it('tells what SES would about e-mails that come back, and nothing about others', async () => {
    const notices: MailNotice[] = []
    await mail.stop()
    mail = await startMail({ onReturned: async (notice) => notices.push(notice) })
    const EmailTags = [{ Name: 'Person', Value: 'ann' }]
    for (const to of ['bounce@pantry.example', 'Complaint@pantry.example', 'ann@bounce.pantry.example'])
      await send(simple(to, { EmailTags }))
    const those = (emailAddress: string) => ({ emailAddress })
    expect(notices.map(({ detail }) => detail)).toMatchObject([
      {
        eventType: 'Bounce',
        bounce: { bounceType: 'Permanent', bouncedRecipients: [those('bounce@pantry.example')] },
        mail: { tags: { Person: ['ann'] } },
      },
      { eventType: 'Complaint', complaint: { complainedRecipients: [those('Complaint@pantry.example')] } },
    ])
    expect(mail.list()).toHaveLength(3)
  })

  it('keeps what was sent, with its headers, over a restart', async () => {
    const EmailTags = [
      { Name: 'Person', Value: 'ann' },
      { Name: 'correlation', Value: 'JKJaXmPLvHcESHA_' },
    ]
    const { MessageId } = await send(simple('ann@pantry.example', { EmailTags }))
    await mail.stop()
    mail = await startMail({ directory })
    expect(mail.get(MessageId as string)).toMatchObject({
      from: 'Gleanery <offers@foodbank.example>',
      to: ['ann@pantry.example'],
      subject: 'Can you fetch <bread>?',
      text: 'Yes & no',
      headers: [
        { name: 'List-Unsubscribe', value: '<https://x.example/u>' },
        { name: 'correlation', value: 'JKJaXmPLvHcESHA_' },
      ],
    })
    expect((await open(`?id=${MessageId}`)).html).toContain('JKJaXmPLvHcESHA_')
  })

  it('lists the newest first and finds those of a recipient', async () => {
    for (const to of ['ann@pantry.example', 'bob@pantry.example', 'Ann@Pantry.example']) await send(simple(to))
    expect(mail.list().map(({ to }) => to[0])).toEqual([
      'Ann@Pantry.example',
      'bob@pantry.example',
      'ann@pantry.example',
    ])
    expect(mail.list({ recipient: 'ANN@' }).map(({ to }) => to[0])).toEqual([
      'Ann@Pantry.example',
      'ann@pantry.example',
    ])
  })

  it('refuses addresses that bounce', async () => {
    await expect(send(simple('Ann <ann@BOUNCE.example>'))).rejects.toMatchObject({ name: 'MessageRejected' })
    expect(mail.list()).toEqual([])
  })

  it.each([
    ['no recipient', { Destination: {} }],
    ['no sender', { FromEmailAddress: undefined }],
    ['no address', { Destination: { ToAddresses: ['ann'] } }],
    ['too many recipients', { Destination: { ToAddresses: Array.from({ length: 51 }, (_, n) => `a${n}@x.example`) } }],
    [
      'a subject that breaks the line',
      { Content: { Simple: { Subject: { Data: 'a\r\nBcc: x' }, Body: { Text: { Data: 'b' } } } } },
    ],
    ['no body', { Content: { Simple: { Subject: { Data: 'a' }, Body: {} } } }],
    ['no content', { Content: {} }],
  ] as [string, Partial<SendEmailCommandInput>][])('refuses %s', async (_, over) => {
    await expect(send(simple('ann@pantry.example', over))).rejects.toMatchObject({ name: 'BadRequestException' })
  })
})

describe('the inbox', () => {
  it('lists mails and filters by recipient', async () => {
    await send(simple('ann@pantry.example'))
    await send(simple('bob@pantry.example'))
    expect((await open()).html).toContain('Can you fetch &#60;bread&#62;?')
    const { html } = await open('?to=bob')
    expect(html).toContain('bob@pantry.example')
    expect(html).not.toContain('ann@pantry.example')
    expect((await open('?to=%22%3E%3Cscript%3E')).html).not.toContain('<script>')
  })

  it('shows a mail without letting it run anything', async () => {
    const { MessageId } = await send(simple('ann@pantry.example'))
    const { html, policy } = await open(`?id=${MessageId}`)
    expect(html).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"')
    expect(html).toContain('&#60;p class=&#34;x&#34;&#62;Yes&#60;/p&#62;')
    expect(html).not.toContain('<script>')
    expect(html).toContain('<pre>Yes &#38; no</pre>')
    expect(policy).toContain("default-src 'none'")
  })

  it('says so when there is no such mail', async () => {
    expect((await open('?id=none')).status).toBe(404)
  })
})
