import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { SessionContext } from '../../../../web/src/core/data/useSession.ts'
import ComposePage from '../../../../web/src/work/messages/ComposePage.tsx'
import { answerWith, refusal, type SentRequest, sessionAs, show, value, violations } from '../../setup.tsx'

/** Writing a message: to groups, organizations and people at once. */

const person = {
  UserID: 7,
  UserName: 'ada@example.org',
  Name: 'Ada Brook',
  EntityName: 'Open Table',
  IsMailReturned: true,
}
const addressees = {
  Groups: [
    { Group: 'agencies', EntityName: '', TotalRecipients: 1200 },
    { Group: 'donors', EntityName: '', TotalRecipients: 1 },
  ],
  Organizations: [{ EntityID: 11, EntityName: 'Warm Plate', TotalRecipients: 3 }],
}

/** Without an answer: after one the form leaves for the list of sent messages. */
const noAnswer = () => new Promise(() => undefined) as never

const serve = (sending: () => Response = noAnswer) =>
  answerWith(({ path, key }) => {
    if (path.startsWith('/api/messages/recipients')) return value([person])
    if (path.startsWith('/api/messages/addressees')) return value(addressees)
    return key ? sending() : value(null)
  })
const sentMessages = (sent: readonly SentRequest[]) => sent.filter(({ key }) => key !== null)

const open = () =>
  show(
    <SessionContext value={sessionAs('foodbankadmin')}>
      <ComposePage />
    </SessionContext>,
  )
const to = () => page.getByRole('combobox', { name: 'To' })
const option = (name: RegExp) => page.getByRole('option', { name })

async function write(): Promise<void> {
  await to().click()
  await option(/^All agencies/).click()
  await option(/^Ada Brook/).click()
  await to().fill('Warm')
  await option(/^Warm Plate.*3 people/).click()
  await page.getByLabelText('Subject').click()
  await page.getByLabelText('Subject').fill('Closed on Friday')
  await page.getByRole('textbox', { name: 'Message' }).fill('See you on Monday.')
}

it('offers groups with how many people they have, and people, each under its heading; organizations by name', async () => {
  serve()
  await open()
  await to().click()
  for (const heading of ['Groups', 'People'])
    await expect.element(page.getByText(heading, { exact: true })).toBeVisible()
  await expect.element(option(/^All agencies.*1,200 people/)).toBeVisible()
  await expect.element(option(/^All donors.*1 person/)).toBeVisible()
  await expect.element(option(/^Ada Brook.*E-mail to this address came back/)).toBeVisible()
  await expect.poll(violations).toEqual([])
  await to().fill('Warm')
  await expect.element(page.getByText('Organizations', { exact: true })).toBeVisible()
})

it('sends one message to all that was chosen', async () => {
  const sent = serve()
  await open()
  await write()
  await expect.poll(violations).toEqual([])
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect
    .poll(() => sentMessages(sent).map(({ body }) => body))
    .toEqual([
      expect.objectContaining({
        Subject: 'Closed on Friday',
        Body: 'See you on Monday.',
        RecipientGroups: ['agencies'],
        RecipientEntityIDs: [11],
        RecipientUserIDs: [7],
      }),
    ])
})

it('is not sent without a recipient, a subject and words', async () => {
  const sent = serve()
  await open()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  for (const words of ['Please choose at least one recipient.', 'Please enter a subject.', 'Please write something.'])
    await expect.element(page.getByText(words)).toBeVisible()
  expect(sentMessages(sent)).toEqual([])
})

it('keeps what was written when the server refuses the recipients', async () => {
  serve(() => refusal('There is nobody in what you chose. Please choose the recipients again.'))
  await open()
  await write()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect.element(page.getByText(/^There is nobody in what you chose/)).toBeVisible()
  await expect.element(page.getByLabelText('Subject')).toHaveValue('Closed on Friday')
  await expect.element(page.getByRole('button', { name: 'All agencies' })).toBeVisible()
})
