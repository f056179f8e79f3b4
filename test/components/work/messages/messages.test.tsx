import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { ReceivedRow, SentRow } from '../../../../shared/work/messages/api.ts'
import { SessionContext } from '../../../../web/src/core/data/useSession.ts'
import MessagePage from '../../../../web/src/work/messages/MessagePage.tsx'
import MessagesPage from '../../../../web/src/work/messages/MessagesPage.tsx'
import { answerWith, refusal, type SentRequest, sessionAs, show, value } from '../../setup.tsx'

/** The lists of messages: where their lines lead, who has read, which days they ask for, and what becomes of a deletion. */

const line = { SendDate: '2026-11-20T15:00:00.000Z', classification: 'general' } as const
const sentRow = (ID: number, more: Partial<SentRow>): SentRow => ({
  ...line,
  ID,
  Subject: `Message ${ID}`,
  FirstRecipient: 'Ada Brook',
  RecipientGroups: [],
  RecipientEntityNames: [],
  TotalRecipients: 1,
  TotalRecipientsRead: 0,
  ...more,
})
const received: ReceivedRow = {
  ID: 12003,
  MessageViewedTime: null,
  UserMessage: {
    ...line,
    ID: 12,
    Subject: 'Is 9 AM fine?',
    Sender: { UserID: 7, UserName: 'ada@example.org', Name: 'Ada Brook', EntityName: 'River Food Bank' },
  },
}

async function open(at: string, rows: readonly object[], answer: () => Response = () => value(null)) {
  const sent = answerWith(({ path, method }) => {
    if (method !== 'GET' || path.includes('emove')) return answer()
    return value(path.includes('messagesgrid') ? { rows } : null)
  })
  await page.viewport(1280, 900)
  await show(
    <SessionContext value={sessionAs('foodbankadmin')}>
      <MessagesPage />
    </SessionContext>,
    { at },
  )
  return sent
}

it('[msg-sent-link] [msg-read-summary-wording] a sent message leads to its view and says who has read it', async () => {
  await open('/?tab=sent', [
    sentRow(1, {}),
    sentRow(2, { TotalRecipientsRead: 1 }),
    sentRow(3, { TotalRecipients: 50, TotalRecipientsRead: 49 }),
  ])
  const link = page.getByRole('link', { name: 'Message 3' })
  await expect.element(link).toHaveAttribute('href', '/FoodBank#/app/current/foodbank/messages/view?sent=true&id=3')
  const summaries = ['Not read', 'Read', '49 of 50 read']
  for (const [nth, words] of summaries.entries())
    await expect
      .element(
        page
          .getByRole('row')
          .nth(nth + 1)
          .getByText(words, { exact: true }),
      )
      .toBeVisible()
})

it('[msg-received-link] a received message leads to its view and can be deleted from its line', async () => {
  await open('/', [received])
  await expect
    .element(page.getByRole('link', { name: 'Is 9 AM fine?' }))
    .toHaveAttribute('href', '/FoodBank#/app/current/foodbank/messages/view?sent=false&id=12003')
  await expect.element(page.getByRole('button', { name: /^Delete/ })).toBeEnabled()
})

it.each([
  ['(1) when the request fails', () => new Response('', { status: 502 }), "Couldn't delete that message (1)"],
  ['(2) when it is refused', () => refusal('No.'), "Couldn't delete that message (2)"],
])('[delete-message-two-codes] says %s', async (_, answer, words) => {
  await open('/', [received], answer)
  await page.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect.element(page.getByText(words)).toBeVisible()
})

it.each(['received', 'sent'])(
  '[messages-query-format] %s: days are sent from their first second to their last',
  async (tab) => {
    const sent = await open(`/?tab=${tab}&start=2026-11-01&end=2026-11-20`, [])
    const asked = () => {
      const path = sent.find(({ path }) => path.includes('messagesgrid'))?.path ?? ''
      const query = new URL(path, 'http://app').searchParams
      return [query.get('dateStartFilter'), query.get('dateEndFilter')]
    }
    await expect.poll(asked).toEqual(['2026-11-01 00:00:00', '2026-11-20 23:59:59'])
  },
)

it.each(['', '?id=0', '?id=-1', '?id=1.5', '?id=abc', '?sent=true'])(
  '[view-message-id] the view without an ID greater than 0 shows an error and asks for nothing: %j',
  async (query) => {
    const sent: SentRequest[] = answerWith(() => value(null))
    await show(
      <SessionContext value={sessionAs('foodbankadmin')}>
        <MessagePage />
      </SessionContext>,
      { at: `/${query}` },
    )
    await expect.element(page.getByText('Something went wrong, try again later.')).toBeVisible()
    expect(sent.filter(({ path }) => path.includes('essage'))).toEqual([])
  },
)
