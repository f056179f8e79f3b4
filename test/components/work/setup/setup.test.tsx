import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { SetupItem } from '../../../../shared/work/setup/setupItem.ts'
import { setupItemNames } from '../../../../shared/work/setup/setupItem.ts'
import { ScreensContext } from '../../../../web/src/core/app/screen.ts'
import { screensOf } from '../../../../web/src/routes.tsx'
import SetupPage from '../../../../web/src/work/setup/SetupPage.tsx'
import { answerWith, refusal, type SentRequest, show, value, violations } from '../../setup.tsx'

/** The setup checklist of an agency. */

const complete = ['hours', 'categories']
const items = (done: readonly string[] = complete): SetupItem[] =>
  setupItemNames.map((Name) => ({
    Name,
    RequestedState: Name === 'notifications' ? 'app.notifications' : '',
    RequestedAction: Name === 'contact' && !done.includes(Name) ? 'confirmContact' : '',
    IsComplete: done.includes(Name),
    Detail: Name === 'contact' ? 'Ana, 555-0100' : '',
  }))
const serve = (action: (request: SentRequest) => Response) =>
  answerWith((request) => (request.path.includes('/action/') ? action(request) : value(items())))
const line = (name: string) => page.getByRole('listitem').filter({ hasText: name })

const showSetup = () =>
  show(
    <ScreensContext value={screensOf('Agency')}>
      <SetupPage />
    </ScreensContext>,
  )

it('[setup-percent] [setup-item-states] shows the percentage, and each item as complete or pending', async () => {
  serve(() => value(items()))
  await showSetup()
  await expect.element(page.getByText('20% complete')).toBeVisible()
  await expect.element(line('Contact').getByText('Ana, 555-0100')).toBeVisible()
  await expect.element(line('Pickup hours').getByText('Complete', { exact: true })).toBeVisible()
  await expect.element(line('Capacity of a pickup').getByText('Pending', { exact: true })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Open E-mails about offers' }))
    .toHaveAttribute('href', expect.stringContaining('/app/notifications'))
  await expect.poll(violations).toEqual([])
})

it('[setup-action-flag] [setup-item-states] a successful action sets the flag and completes its item', async () => {
  const sent = serve(() => value(items([...complete, 'contact'])))
  await showSetup()
  await page.getByRole('button', { name: 'Our contact is right' }).click()
  await expect.element(page.getByRole('status').getByText('Done: Contact')).toBeVisible()
  await expect.element(page.getByText('30% complete')).toBeVisible()
  expect(sent.filter(({ path }) => path.includes('/action/')).map(({ path }) => path)).toEqual([
    '/api/agencies/current/adhoc/setup/action/confirmContact',
  ])
  await expect.poll(violations).toEqual([])
})

it.each([
  ['refused', () => refusal('There is nothing to confirm yet. Please fill it in first.')],
  ['failed', () => Response.json({ Successful: false, Message: 'Broken.' }, { status: 500 })],
])('[setup-action-flag] a %s action alerts and sets no flag', async (_, answer) => {
  serve(answer)
  await showSetup()
  await page.getByRole('button', { name: 'Our contact is right' }).click()
  await expect.element(page.getByText('Failed to perform action. Please try again later.')).toBeVisible()
  await expect.element(page.getByText('Done: Contact')).not.toBeInTheDocument()
  await expect.element(page.getByText('20% complete')).toBeVisible()
})
