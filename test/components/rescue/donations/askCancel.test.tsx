import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { defaultFoodBankSettings } from '../../../../shared/network/organizations/entity.ts'
import type { Session } from '../../../../shared/network/session/api.ts'
import type { Donation } from '../../../../shared/rescue/donations/donation.ts'
import { asked, donation, match } from '../../../../shared/rescue/donations/status/donation.fixture.ts'
import { SessionContext } from '../../../../web/src/core/data/useSession.ts'
import SettingsPage from '../../../../web/src/network/foodbanks/SettingsPage.tsx'
import TransactionPage from '../../../../web/src/rescue/donations/TransactionPage.tsx'
import { answerWith, refusal, type SentRequest, sessionAs, show, value, violations } from '../../setup.tsx'
import { shownTransaction } from './transaction.ts'

/** A donor asks the food bank to cancel, the food bank keeps or cancels, and the setting that lets donors cancel themselves. */

const running = donation({ Matches: [match(1, 1, asked), match(2, 2)] })
const CancelRequest = { Reason: 'The freezer failed.', At: '2026-11-20T18:40:00.000Z', By: 300 }
const requested: Donation = { ...running, CancelRequest }
const onDonation = '/api/realtime/transactions/4711'

/** A server with one donation: a change leaves it as `after`, or is refused with `after` as the reason. */
function serve(before: Donation, after: Donation | string = before) {
  let state = before
  return answerWith(({ path, method }) => {
    if (!path.startsWith(onDonation)) return Response.json({ Message: 'Not found.' }, { status: 404 })
    if (method !== 'GET' && typeof after === 'string') return refusal(after)
    if (method !== 'GET' && typeof after !== 'string') state = after
    return value(shownTransaction(state))
  })
}
const open = (ActiveRole: Session['ActiveRole']) =>
  show(
    <SessionContext value={sessionAs(ActiveRole)}>
      <TransactionPage />
    </SessionContext>,
    { path: '/app/realtime/transaction/:id', at: '/app/realtime/transaction/4711' },
  )
/** Without the match list's question whom the next change would tell, which is sent by POST. */
const changesIn = (sent: readonly SentRequest[]) =>
  sent
    .filter(({ method, path }) => method !== 'GET' && !path.includes('predictNotificationActions'))
    .map(({ method, path, body }) => [method, path, body])
const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = () => page.getByRole('dialog')

it('asks with a reason, sends nothing without one, and shows what was asked', async () => {
  const sent = serve(running, requested)
  await open('donor')
  await button('Ask to cancel').click()
  await expect.element(dialog().getByText('The food bank decides.', { exact: false })).toBeVisible()
  await dialog().getByRole('button', { name: 'Ask the food bank' }).click()
  await expect.element(dialog().getByText('Please say why.')).toBeVisible()
  expect(changesIn(sent)).toEqual([])
  await expect.poll(violations).toEqual([])
  await dialog().getByLabelText('Why?').fill('The freezer failed.')
  await dialog().getByRole('button', { name: 'Ask the food bank' }).click()
  await expect.element(page.getByText('The food bank has your request.')).toBeVisible()
  await expect.element(page.getByText('Your request to cancel waits for the food bank.')).toBeVisible()
  await expect.element(page.getByText('The freezer failed.')).toBeVisible()
  expect(button('Keep the donation').elements()).toEqual([])
  expect(changesIn(sent)).toEqual([['POST', `${onDonation}/cancelrequest`, { Reason: 'The freezer failed.' }]])
  await expect.poll(violations).toEqual([])
})

it('keeps the reason in the dialog when the request is refused', async () => {
  serve(running, 'This donation has ended.')
  await open('donor')
  await button('Ask to cancel').click()
  await dialog().getByLabelText('Why?').fill('The freezer failed.')
  await dialog().getByRole('button', { name: 'Ask the food bank' }).click()
  await expect.element(dialog().getByText('This donation has ended.')).toBeVisible()
  await expect.element(dialog().getByLabelText('Why?')).toHaveValue('The freezer failed.')
})

it('is asked once: while the request waits, the button is gone', async () => {
  serve(requested)
  await open('donor')
  await expect.element(page.getByText('Your request to cancel waits for the food bank.')).toBeVisible()
  expect(button('Ask to cancel').elements()).toEqual([])
})

const request = () => page.getByText(`${requested.DonorLocation.Donor.Name} asks you to cancel this donation.`)

it('shows the food bank the reason, and its Keep takes the request away', async () => {
  const sent = serve(requested, { ...requested, CancelRequest: null })
  await open('foodbankrtcoord')
  await expect.element(request()).toBeVisible()
  await expect.element(page.getByText('The freezer failed.')).toBeVisible()
  await expect.poll(violations).toEqual([])
  await button('Keep the donation').click()
  await expect.element(page.getByText('The donation stays.')).toBeVisible()
  await expect.element(request()).not.toBeInTheDocument()
  expect(changesIn(sent).map(([method, path]) => [method, path])).toEqual([
    ['POST', `${onDonation}/cancelrequest/decline`],
  ])
})

it('leaves the request where it was when Keep fails, and says why', async () => {
  serve(requested, 'This donation has ended.')
  await open('foodbankrtcoord')
  await button('Keep the donation').click()
  await expect.element(page.getByText('Unable to keep the donation: This donation has ended.')).toBeVisible()
  await expect.element(request()).toBeVisible()
})

it('lets the food bank cancel what was asked, after a question', async () => {
  const sent = serve(requested, { ...requested, Stage: 'cancelled', CancelRequest: null })
  await open('foodbankrtcoord')
  await button('Cancel donation').click()
  expect(changesIn(sent)).toEqual([])
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel donation' }).click()
  await expect.element(request()).not.toBeInTheDocument()
  await expect.element(button('Cancel donation')).not.toBeInTheDocument()
  expect(changesIn(sent).map(([method, path]) => [method, path])).toEqual([['POST', `${onDonation}/cancel`]])
})

const closeDay = () => page.getByLabelText('Receipts may be corrected until')
const openSettings = () =>
  show(
    <SessionContext value={sessionAs('foodbankadmin')}>
      <SettingsPage />
    </SessionContext>,
  )

it('saves the settings without one that lets donors cancel', async () => {
  const sent = answerWith(({ body }) => value(body ?? defaultFoodBankSettings))
  await openSettings()
  await closeDay().fill('12')
  await button('Save').click()
  await expect.element(page.getByText('The settings are saved.')).toBeVisible()
  await expect.element(button('Save')).toBeDisabled()
  expect(page.getByRole('switch', { name: /cancel/ }).elements()).toEqual([])
  const settings = { ...defaultFoodBankSettings, ReceiptCloseDay: 12 }
  expect(changesIn(sent)).toEqual([['PUT', '/api/foodbanks/current/settings', settings]])
  await expect.poll(violations).toEqual([])
})

it('says that the settings are not saved, and keeps what was typed', async () => {
  answerWith(({ method }) =>
    method === 'GET' ? value(defaultFoodBankSettings) : refusal('Somebody else changed the settings.'),
  )
  await openSettings()
  await closeDay().fill('12')
  await button('Save').click()
  await expect.element(page.getByText('Somebody else changed the settings.')).toBeVisible()
  await expect.element(closeDay()).toHaveValue('12')
  await expect.element(button('Save')).toBeEnabled()
})
