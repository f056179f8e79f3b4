import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { PlannedMessage } from '../../../../shared/work/messages/systemMessage.ts'
import { SessionContext } from '../../../../web/src/core/data/useSession.ts'
import SystemMessage from '../../../../web/src/work/messages/SystemMessage.tsx'
import SystemMessagesPage from '../../../../web/src/work/messages/SystemMessagesPage.tsx'
import { answerWith, refusal, type SentRequest, sessionAs, show, value, violations } from '../../setup.tsx'

/** The screen on which an administrator plans system messages, and the dialog in which everyone reads them. */

beforeEach(() => localStorage.clear())

const hour = 3_600_000
const ahead = (hours: number) => new Date(Date.now() + hours * hour).toISOString()
const row = (ID: number, title: string, more: Partial<PlannedMessage> = {}): PlannedMessage => ({
  ID,
  Title: { en: title, es: `${title} (es)` },
  Body: { en: `About ${title}`, es: `Sobre ${title}` },
  Audiences: ['agencies', 'donors'],
  StartsAt: ahead(-5),
  EndsAt: ahead(5),
  IsSurvey: false,
  Version: 3,
  ...more,
})
const rows = [
  row(3, 'Holidays', { StartsAt: ahead(48), EndsAt: ahead(72) }),
  row(2, 'Maintenance'),
  row(1, 'Old news', { StartsAt: ahead(-90), EndsAt: ahead(-80) }),
]

const serve = (answer: (request: SentRequest) => Response = () => value(null)) =>
  answerWith((request) => (request.path.includes('grid') ? value({ rows }) : answer(request)))
const open = () =>
  show(
    <SessionContext value={sessionAs('fano')}>
      <SystemMessagesPage />
    </SessionContext>,
  )
const changes = (sent: readonly SentRequest[]) => sent.filter(({ path }) => !path.includes('grid'))
const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = (name: string) => page.getByRole('dialog', { name })

it('shows what is planned, shown now and ended, each with what can still be done', async () => {
  serve()
  await open()
  const lines = page.getByRole('grid', { name: 'System Messages' }).getByRole('row')
  await expect.element(lines.nth(1).getByText('Scheduled')).toBeVisible()
  await expect.element(lines.nth(2).getByText('Shown now')).toBeVisible()
  await expect.element(lines.nth(3).getByText('Ended')).toBeVisible()
  for (const name of ['Delete “Holidays”', 'Edit “Holidays”', 'End “Maintenance”', 'Edit “Maintenance”'])
    await expect.element(button(name)).toBeVisible()
  for (const name of ['End “Holidays”', 'Delete “Maintenance”', 'Edit “Old news”', 'End “Old news”'])
    await expect.element(button(name)).not.toBeInTheDocument()
  await expect.poll(violations).toEqual([])
})

it('plans a message for everyone, shown at once and for a week', async () => {
  const sent = serve(({ body }) => value({ ...row(4, ''), ...(body as object), Version: 1 }))
  await open()
  await button('New System Message').click()
  const form = dialog('New System Message')
  await form.getByLabelText('Title', { exact: true }).fill('Closed on Friday')
  await form.getByLabelText('Text', { exact: true }).fill('See you on Monday.')
  await expect.poll(violations).toEqual([])
  await form.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('The message is shown from now on.')).toBeVisible()
  const [{ body, key } = { body: {}, key: null }] = changes(sent)
  expect(key).toEqual(expect.any(String))
  const { StartsAt, EndsAt, ...draft } = body as PlannedMessage
  expect(draft).toEqual({
    Title: { en: 'Closed on Friday', es: '' },
    Body: { en: 'See you on Monday.', es: '' },
    Audiences: ['watchers', 'foodBanks', 'agencies', 'donors', 'customers'],
  })
  expect((Date.parse(EndsAt) - Date.parse(StartsAt)) / hour).toBeGreaterThan(7 * 24 - 2)
})

it('[sysmsg-width] previews it in both languages in its dialog of 500 px', async () => {
  serve()
  await open()
  await button('Edit “Maintenance”').click()
  await button('Preview in Spanish').click()
  const preview = dialog('Maintenance (es)')
  await expect.element(preview.getByText('Sobre Maintenance')).toBeVisible()
  expect(preview.element().getBoundingClientRect().width).toBe(Math.min(500, window.innerWidth - 32))
  await preview.getByRole('button', { name: 'Got it' }).click()
  await button('Preview in English').click()
  await expect.element(dialog('Maintenance').getByText('About Maintenance')).toBeVisible()
})

it('says what is wrong before anything is sent', async () => {
  const sent = serve()
  await open()
  await button('New System Message').click()
  const form = dialog('New System Message')
  await form.getByLabelText('Title in Spanish').fill('Cerrado')
  await form.getByLabelText('Shown until').fill('2020-01-01T10:00')
  for (const one of ['Network and associations', 'Food bank staff', 'Agencies', 'Donors and stores', 'Neighbors'])
    await form.getByRole('button', { name: one }).click()
  await form.getByRole('button', { name: 'Save' }).click()
  for (const reason of [
    'Please enter a title.',
    'Please write something.',
    'Please translate both the title and the text, or neither.',
    'Please choose who sees it.',
    'The end has to be after the start, and in the future.',
  ])
    await expect.element(form.getByText(reason)).toBeVisible()
  await expect.poll(violations).toEqual([])
  expect(changes(sent)).toEqual([])
})

it('keeps the start of a message that is shown, and says when somebody else was faster', async () => {
  const sent = serve(() => Response.json({ Successful: false, Message: 'It was changed meanwhile.' }, { status: 409 }))
  await open()
  await button('Edit “Maintenance”').click()
  const form = dialog('Edit System Message')
  await expect.element(form.getByLabelText('Shown from')).toHaveAttribute('readonly')
  await form.getByLabelText('Title', { exact: true }).fill('Maintenance tonight')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect.element(form.getByText(/^Somebody else changed this message meanwhile/)).toBeVisible()
  expect(changes(sent)[0]?.body).toMatchObject({ Version: 3, Title: { en: 'Maintenance tonight' } })
})

it('ends a message now, and deletes one before its start, each after a question', async () => {
  const sent = serve(({ path }) =>
    path.endsWith('/end') ? value(row(2, 'Maintenance', { EndsAt: ahead(-0.1) })) : value(null),
  )
  await open()
  await button('End “Maintenance”').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'End now' }).click()
  await expect.element(page.getByText('The message has ended.')).toBeVisible()
  await button('Delete “Holidays”').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByText('The message is deleted.')).toBeVisible()
  await expect.element(button('Show “Holidays”')).not.toBeInTheDocument()
  expect(changes(sent).map(({ path }) => path)).toEqual(['/api/systemmessages/2/end', '/api/systemmessages/3'])
})

it('shows why a message cannot be deleted any more', async () => {
  serve(() => refusal('This message was already shown, so it stays in the list. End it instead.'))
  await open()
  await button('Delete “Holidays”').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByText(/^This message was already shown/)).toBeVisible()
})

it('[sysmsg-once] [sysmsg-skip-surveys] opens one message after the other over the page, each once', async () => {
  const all = [
    { ID: 5, IsSurvey: false, Title: 'First', Body: 'One' },
    { ID: 6, IsSurvey: true, Title: 'Survey', Body: 'Two' },
    { ID: 7, IsSurvey: false, Title: 'Second', Body: 'Three' },
  ]
  const sent = answerWith(({ path }) => {
    const seen = (new URL(path, location.origin).searchParams.get('seen') ?? '').split(',').map(Number)
    const unseen = all.filter(({ ID }) => !seen.includes(ID))
    return value(unseen.find(({ IsSurvey }) => !IsSurvey) ?? unseen[0] ?? null)
  })
  await show(<SystemMessage />)
  await dialog('First').getByRole('button', { name: 'Got it' }).click()
  await dialog('Second').getByRole('button', { name: 'Got it' }).click()
  await expect.poll(() => sent.at(-1)?.path).toContain('seen=5%2C7')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(localStorage.getItem('gleanery.systemMessages')).toBe('5,7')
})
