import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { ShownConversation } from '../../../../shared/pantry/customers/conversation.ts'
import { SessionContext } from '../../../../web/src/core/data/useSession.ts'
import TextsPage from '../../../../web/src/pantry/customers/TextsPage.tsx'
import { answerWith, type SentRequest, sessionAs, show, value, violations } from '../../setup.tsx'

/** Families who wait for an answer by text, for staff. */

const waiting: ShownConversation = {
  CustomerID: 7,
  Version: 2,
  Name: 'Ana Pérez',
  PhoneNumber: '+18655550142',
  Messages: [
    { ID: 'a', At: '2026-11-20T14:00:00.000Z', Text: 'Can my sister fetch it?' },
    { ID: 'b', At: '2026-11-20T14:02:00.000Z', Text: 'She has a car' },
  ],
  WaitingSince: '2026-11-20T14:00:00.000Z',
  Hindrance: null,
}
const serve = (rows: readonly ShownConversation[], change = (_: SentRequest) => value(waiting)) =>
  answerWith((request) => (request.method === 'GET' ? value({ Rows: rows, Waiting: rows.length }) : change(request)))
const showPage = () =>
  show(
    <SessionContext value={sessionAs('foodbankadmin')}>
      <TextsPage />
    </SessionContext>,
  )

beforeEach(() => page.viewport(390, 800))

it('shows who waits with a count, and sends the answer with the version that was read', async () => {
  const sent = serve([waiting])
  await showPage()
  await expect.element(page.getByText('1 family waits')).toBeVisible()
  await expect.element(page.getByText('She has a car')).toBeVisible()
  await expect.poll(violations).toEqual([])
  await page.getByRole('button', { name: 'Send text' }).click()
  await expect.element(page.getByText('Please write an answer.')).toBeVisible()
  await page.getByLabelText('Answer').fill('Yes, with the code.')
  await page.getByRole('button', { name: 'Send text' }).click()
  await expect.element(page.getByText('The text is on its way')).toBeVisible()
  expect(sent.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])).toEqual([
    ['/api/orderahead/customer/7/texts', { Text: 'Yes, with the code.', Version: 2 }],
  ])
})

it('marks as done without a text', async () => {
  const sent = serve([waiting])
  await showPage()
  await page.getByRole('button', { name: 'Mark as done' }).click()
  await expect.element(page.getByText('Marked as done')).toBeVisible()
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ Text: null, Version: 2 })
})

it('says why a family can not be texted, and offers a call', async () => {
  serve([{ ...waiting, Hindrance: 'This family asked for no more texts.' }])
  await showPage()
  await expect.element(page.getByText('This family asked for no more texts.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Call (865) 555-0142' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Send text' })).not.toBeInTheDocument()
})

it('is empty when nobody waits', async () => {
  serve([])
  await showPage()
  await expect.element(page.getByText('Nobody waits for an answer')).toBeVisible()
})
