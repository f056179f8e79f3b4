import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { harborPantry } from '../../../../shared/network/agencies/agency.fixture.ts'
import type { Session } from '../../../../shared/network/session/api.ts'
import type { AgencyMatch, Donation } from '../../../../shared/rescue/donations/donation.ts'
import { changeEscalation } from '../../../../shared/rescue/donations/offerModes.ts'
import { asked, donation, match, now } from '../../../../shared/rescue/donations/status/donation.fixture.ts'
import { SessionContext } from '../../../../web/src/core/data/useSession.ts'
import TransactionPage from '../../../../web/src/rescue/donations/TransactionPage.tsx'
import { answerWith, refusal, type SentRequest, show, value, violations } from '../../setup.tsx'
import { shownTransaction as shown } from './transaction.ts'

/** The food bank's detail page of a donation: its match list, direct accept, delivery, modes and failures. */

const coordinator: Session = {
  MessageCount: 0,
  PendingRealTimeReceipts: 0,
  ActiveRole: 'foodbankrtcoord',
  ContextualFoodBankID: 10,
  UserID: 100,
  UserName: 'coordinator@example.org',
  Name: 'Coordinator',
  EntityID: 10,
  EntityName: 'County Food Bank',
  CustomerID: null,
  Roles: [{ Role: 'foodbankrtcoord', EntityID: 10, EntityName: 'County Food Bank' }],
  Language: 'en',
  TimeZone: 'America/New_York',
  SecondFactor: 'optional',
}

const scored: Pick<AgencyMatch, 'ScoreComponents'> = {
  ScoreComponents: [
    { Name: 'closeness', Weight: 25, Points: 20, Figures: { miles: 3.2, most: 50 } },
    { Name: 'answers', Weight: 10, Points: 5, Figures: { accepted: 1, answered: 2 } },
  ],
}
const waiting = donation({ Stage: 'pendingApproval', Matches: [match(1, 1, scored), match(2, 2), match(3, 3)] })
/** Food that keeps: quiet hours hold for it. */
const keeping = [
  { Pounds: 40, DonationCategory: { ID: 8, Name: 'Canned Goods', Icon: { ClassName: 'canned' }, IsSystemWide: true } },
]
const running = donation({ Matches: [match(1, 1, asked), match(2, 2)] })

const pathOf = ({ path }: SentRequest) => path.split('?')[0] ?? ''
const answers: Record<string, unknown> = {
  '/api/agencies/associated/adhoc': [4, 5].map((ID) => ({
    ID,
    Name: `Agency ${ID}`,
    Address: running.DonorLocation.Address,
    IsMasterAgency: ID === 5,
  })),
  '/api/foodbanks/current/providers': [
    { Code: 'agency', Name: 'Agency’s driver' },
    { Code: 'foodbank', Name: 'Food bank truck' },
    { Code: 'volunteer', Name: 'Volunteer' },
  ],
  '/api/foodbanks/current/agencies/2/drivers': [{ ID: 21, Name: 'Van' }],
  '/api/foodbanks/current/masterFoodBankAgency': { ID: 5, Name: 'Agency 5' },
  '/api/foodbanks/current/agencies/5/drivers': [{ ID: 51, Name: 'Truck' }],
  '/api/agencies/getContactInfo': {
    Name: 'Agency 1',
    ContactName: 'Front desk',
    PhoneNumber: '413-555-0100',
    EMailAddress: 'desk@agency1.example',
    Address: running.DonorLocation.Address,
  },
  '/api/foodbank/predictNotificationActions': [],
}
const fits = {
  CanService: true,
  Audit: { Components: [{ Name: 'provider', Passed: true, Detail: 'The agency sends its own driver.' }], TimeKey: '' },
}
const volunteerCannot = {
  CanService: false,
  Audit: {
    Components: [
      { Name: 'distance', Passed: true, Detail: '3 of at most 25 miles' },
      { Name: 'weight', Passed: false, Detail: '900 of at most 500 lb' },
    ],
    TimeKey: '12:00',
  },
}

/** A server with one donation; `answer` is asked first. */
function serve(state: Donation, answer: (request: SentRequest) => Response | undefined = () => undefined) {
  return answerWith((request) => {
    const own = answer(request)
    if (own) return own
    const path = pathOf(request)
    if (path.endsWith('/canService')) return value(path.includes('/volunteer/') ? volunteerCannot : fits)
    if (path === '/api/realtime/transactions/4711') return value(shown(state))
    return path in answers ? value(answers[path]) : Response.json({ Message: 'Not found.' }, { status: 404 })
  })
}

const open = (session: Session = coordinator) =>
  show(
    <SessionContext value={session}>
      <TransactionPage />
    </SessionContext>,
    { path: '/app/realtime/transaction/:id', at: '/app/realtime/transaction/4711' },
  )
const list = () => page.getByRole('region', { name: 'Match list' })
const changes = (sent: readonly SentRequest[]) =>
  sent.map(pathOf).filter((path) => /foodbanks\/.*(add|move|remove|assign|prioritize|update)/.test(path))

it('says why nobody can answer for an agency, in the list, the approval and beside the box that adds one', async () => {
  const unattended = { IsUnattended: true, UnattendedReason: 'mailReturned' } as const
  const Matches = [match(1, 1), match(2, 2, unattended)]
  serve(donation({ Stage: 'pendingApproval', Matches }), (request) =>
    pathOf(request).endsWith('/agencies/4')
      ? value({ ...harborPantry, ID: 4, ...unattended, UnattendedReason: 'invited' })
      : undefined,
  )
  await open()
  await expect.element(list().getByText('Mail comes back')).toBeVisible()
  await expect.element(list().getByText(/^E-mails to its people come back/)).toBeVisible()
  // A coordinator may not invite.
  expect(list().getByRole('link', { name: 'See its people' }).elements()).toEqual([])
  await expect.element(page.getByText(/Will not be asked, because nobody there can answer: Agency 2\./)).toBeVisible()
  await page.getByRole('combobox', { name: 'Agency' }).fill('Agency 4')
  await page.getByRole('option', { name: /^Agency 4/ }).click()
  await expect.element(list().getByText(/^Somebody was invited and has not accepted yet/)).toBeVisible()
})

it('[fb-match-list-actions] the match list adds, reorders, removes and accepts directly', async () => {
  serve(waiting)
  await open()
  await expect.element(list().getByRole('button', { name: 'Add agency' })).toBeVisible()
  for (const agency of ['Agency 2', 'Agency 3'])
    for (const action of ['Move {} up', 'Move {} down', 'Remove {}', 'Accept for {}'])
      await expect
        .element(list().getByRole('button', { name: action.replace('{}', agency), exact: true }))
        .toBeVisible()
  await expect.poll(violations).toEqual([])
})

it('marks an agency that picks up at no time of the window', async () => {
  serve(donation({ Stage: 'pendingApproval', Matches: [match(1, 1), match(2, 2, { IsOutsideHours: true })] }))
  await open()
  await expect.element(list().getByText(/outside its pickup hours/)).toBeVisible()
})

it('says when offers start that quiet hours put off, before the list is approved', async () => {
  const all = { HourStart: 0, HourEnd: 24 }
  serve({ ...waiting, QuietHours: all, AdHocTransactionDonationCategories: keeping })
  await open()
  await expect.element(page.getByText(/^Offers start .*12:00 AM.* once you approve\..*quiet hours/)).toBeVisible()
  await expect.element(page.getByText('Offers start as soon as you approve', { exact: false })).not.toBeInTheDocument()
})

it('[fb-detail-controls] has cancel, the mode toggles and the timeline with what followed from an event', async () => {
  serve(waiting)
  await open()
  await expect.element(page.getByRole('button', { name: 'Cancel donation' })).toBeVisible()
  const modes = page.getByRole('region', { name: 'How agencies are asked' })
  for (const name of ['One after the other', 'All at once', 'As soon as possible', 'Tomorrow'])
    await expect.element(modes.getByRole('button', { name })).toBeVisible()
  const timeline = page.getByRole('region', { name: 'Timeline' })
  await expect.element(timeline.getByText('Agencies matched: 2')).toBeVisible()
  await expect.element(timeline.getByText('Offered to Agency 1')).toBeVisible()
})

it('[fb-detail-controls] direct accept sends the provider and the selected driver', async () => {
  const sent = serve(running, (request) =>
    pathOf(request).includes('assignDirect') ? value(shown({ ...running, Stage: 'accepted' })) : undefined,
  )
  await open()
  await list().getByRole('button', { name: 'Accept for Agency 2' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('Fits: The agency sends its own driver.')).toBeVisible()
  await dialog.getByLabelText('Driver', { exact: true }).selectOptions('Van')
  await expect.poll(violations).toEqual([])
  await dialog.getByRole('button', { name: 'Accept', exact: true }).click()
  await expect.element(page.getByText('The donation is accepted for Agency 2.')).toBeVisible()
  const path = sent.find((request) => request.path.includes('assignDirect'))?.path
  expect(path).toMatch(/^\/api\/foodbanks\/current\/matches\/agency\/471102\/assignDirect\/agency\?AgencyDriverID=21/)
})

it('shows the provider check as reasons, and accepts with nobody who cannot', async () => {
  const sent = serve(running)
  await open()
  await list().getByRole('button', { name: 'Accept for Agency 2' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Volunteer' }).click()
  await expect.element(dialog.getByText('Does not fit: Weight: 900 of at most 500 lb')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Accept', exact: true })).toBeDisabled()
  await dialog.getByRole('radio', { name: 'Food bank truck' }).click()
  await expect.element(dialog.getByRole('option', { name: 'Truck' })).toBeInTheDocument()
  expect(changes(sent)).toEqual([])
})

it('a refused direct accept says why and keeps the dialog', async () => {
  serve(running, (request) =>
    request.path.includes('assignDirect') ? refusal('This donation was already accepted by Agency 1.') : undefined,
  )
  await open()
  await list().getByRole('button', { name: 'Accept for Agency 2' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Accept', exact: true }).click()
  await expect
    .element(dialog.getByText('Unable to accept: This donation was already accepted by Agency 1.'))
    .toBeVisible()
})

it('[foodbank-delivery-switch] asks first, in the words of the specification', async () => {
  const own = { ...match(5, 1, asked), Agency: { ...match(5, 1).Agency, IsMasterAgency: true } }
  const sent = serve(running, (request) =>
    request.path.includes('prioritizeMasterAgency') ? value(shown({ ...running, Matches: [own] })) : undefined,
  )
  await open()
  await list().getByRole('button', { name: 'Switch to food bank delivery' }).click()
  const question = page.getByRole('alertdialog')
  await expect.element(question.getByText('Switching to food bank delivery removes selected agencies.')).toBeVisible()
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect(changes(sent)).toEqual([])
  await list().getByRole('button', { name: 'Switch to food bank delivery' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Switch to food bank delivery' }).click()
  await expect.element(list().getByText('Agency 5')).toBeVisible()
  await expect.element(list().getByText('Agency 2')).not.toBeInTheDocument()
  await expect.element(list().getByRole('button', { name: 'Switch to food bank delivery' })).not.toBeInTheDocument()
})

it('opens with an agency’s line how to reach it', async () => {
  serve(waiting)
  await open()
  await list().getByRole('button', { name: 'Why this place: Agency 1' }).click()
  await expect.element(list().getByRole('link', { name: '413-555-0100' })).toHaveAttribute('href', 'tel:413-555-0100')
  await expect.element(list().getByText('3.2 miles away; takes donations up to 50 miles')).toBeVisible()
})

it('explains on demand why every other agency was not matched', async () => {
  const explained = [
    { ID: 1, Reason: null },
    { ID: 6, Reason: 'Has no storage for: Frozen.' },
  ].map(({ ID, Reason }) => ({
    Agency: { ID, Name: `Agency ${ID}`, IsMasterAgency: false },
    DistanceMiles: 4,
    TotalMatchScore: 71,
    IsFromPresetMatch: false,
    ...scored,
    Reason,
  }))
  const sent = serve(running, (request) => (request.path.includes('/explanation') ? value(explained) : undefined))
  await open()
  await list().getByRole('button', { name: 'Why not another agency?' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('Has no storage for: Frozen.')).toBeVisible()
  await expect.element(dialog.getByText('71% match, 4 mi')).toBeVisible()
  await expect.element(dialog.getByText('On the list')).toBeVisible()
  await expect.poll(violations).toEqual([])
  expect(sent.filter(({ path }) => path.includes('/explanation'))).toHaveLength(1)
})

it('[add-agency-selection] adding nobody sends nothing and says what is missing', async () => {
  const sent = serve(waiting)
  await open()
  await list().getByRole('button', { name: 'Add agency' }).click()
  await expect.element(list().getByText('please select an agency first')).toBeVisible()
  expect(changes(sent)).toEqual([])
})

it('[agency-list-failure-flag] without the list of agencies the choice is off, and no message is shown', async () => {
  serve(waiting, (request) =>
    pathOf(request) === '/api/agencies/associated/adhoc'
      ? Response.json({ Successful: false, Message: 'Broken.' }, { status: 500 })
      : undefined,
  )
  await open()
  await expect.element(list().getByRole('combobox', { name: 'Agency' })).toBeDisabled()
  expect(page.getByRole('alert').elements()).toEqual([])
  await expect.element(page.getByText('Broken.')).not.toBeInTheDocument()
})

it('[transaction-not-available-flag] a donation that is not there is said to be so', async () => {
  serve(waiting, (request) =>
    pathOf(request) === '/api/realtime/transactions/4711'
      ? Response.json({ Successful: false, Message: 'Not found.' }, { status: 404 })
      : undefined,
  )
  await open()
  const words = 'Unable to retrieve this transaction (can happen if it could not be matched due to an internal issue).'
  await expect.element(page.getByText(words)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Back to the list' })).toBeVisible()
})

it('[mode-optimistic] a mode changes on the screen before the server answers, and back when it refuses', async () => {
  const sent: SentRequest[] = serve(waiting)
  let answerNow: (response: Response) => void = () => undefined
  const held = new Promise<Response>((done) => {
    answerNow = done
  })
  const { setUpClient } = await import('../../../../web/src/core/data/client.ts')
  setUpClient({
    fetch: async (url, init) => {
      const request = { path: url, body: init.body ? JSON.parse(String(init.body)) : undefined, key: null }
      sent.push(request)
      if (url.startsWith('/api/foodbanks/updateEscalationMode')) return held
      if (url.startsWith('/api/realtime/transactions/4711')) return value(shown(waiting))
      return value(answers[pathOf(request)] ?? [])
    },
  })
  await open()
  const toggle = (name: string) => page.getByRole('button', { name, exact: true })
  await expect.element(toggle('One after the other')).toHaveAttribute('aria-pressed', 'true')
  await toggle('All at once').click()
  await expect.element(toggle('All at once')).toHaveAttribute('aria-pressed', 'true')
  expect(sent.map(pathOf)).toContain('/api/foodbanks/updateEscalationMode')
  const changed = changeEscalation(waiting, 'simultaneous', now)
  expect(changed).toHaveProperty('state.IsSimultaneousNotifyEnabled', true)
  answerNow(refusal('The mode can no longer be changed.'))
  await expect.element(page.getByText('The mode can no longer be changed.')).toBeVisible()
  await expect.element(toggle('One after the other')).toHaveAttribute('aria-pressed', 'true')
})

it('[clear-start-permanent] clearing a delayed start asks first, and the next delay is tomorrow', async () => {
  const delayed = { ...waiting, StartAfter: '2030-01-01T05:00:00.000Z' }
  const sent = serve(delayed, (request) =>
    pathOf(request) === '/api/foodbanks/updateStartMode' ? value(shown({ ...waiting, StartAfter: null })) : undefined,
  )
  await open()
  const modes = page.getByRole('region', { name: 'How agencies are asked' })
  await modes.getByRole('button', { name: 'As soon as possible' }).click()
  const question = page.getByRole('alertdialog')
  const words = 'Clearing the configured delay start is permanent, and re-enabling resets start to tomorrow.'
  await expect.element(question.getByText(words)).toBeVisible()
  await question.getByRole('button', { name: 'Keep the delay' }).click()
  expect(changes(sent)).toEqual([])
  await modes.getByRole('button', { name: 'As soon as possible' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clear the delay' }).click()
  await expect.element(modes.getByRole('button', { name: 'Tomorrow' })).toBeVisible()
  expect(sent.find(({ path }) => path.includes('updateStartMode'))?.body).toMatchObject({ id: 4711, mode: 'now' })
})

it('[volunteer-failure-revert] a failed change of the volunteer mode alerts, refreshes the state and reverts the toggle', async () => {
  let answerNow: (response: Response) => void = () => undefined
  let hasFailed = false
  const sent: SentRequest[] = serve(waiting)
  const held = new Promise<Response>((done) => {
    answerNow = done
  })
  const { setUpClient } = await import('../../../../web/src/core/data/client.ts')
  setUpClient({
    fetch: async (url, init) => {
      const request = { path: url, body: init.body ? JSON.parse(String(init.body)) : undefined, key: null }
      sent.push(request)
      if (url.startsWith('/api/foodbanks/updateVolunteerAutomationMode')) return held
      // Meanwhile somebody else has changed how agencies are asked: the refreshed state shows it.
      if (url.startsWith('/api/realtime/transactions/4711'))
        return value(shown(hasFailed ? { ...waiting, IsSimultaneousNotifyEnabled: true } : waiting))
      return value(answers[pathOf(request)] ?? [])
    },
  })
  await open()
  const volunteers = page.getByRole('group', { name: 'Volunteer pickup' })
  const toggle = (name: string) => volunteers.getByRole('button', { name, exact: true })
  await expect.element(toggle('Off')).toHaveAttribute('aria-pressed', 'true')
  await toggle('On').click()
  await expect.element(toggle('On')).toHaveAttribute('aria-pressed', 'true')
  expect(sent.at(-1)?.body).toEqual({ id: 4711, enabled: true })
  const reads = () => sent.filter((request) => pathOf(request) === '/api/realtime/transactions/4711').length
  const before = reads()
  hasFailed = true
  answerNow(Response.json({ Successful: false, Message: 'Broken.' }, { status: 500 }))
  const words = 'Internal error while trying to change volunteer escalation mode. Please try again later.'
  await expect.element(page.getByText(words)).toBeVisible()
  await expect.element(toggle('Off')).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(reads).toBeGreaterThan(before)
  await expect
    .element(page.getByRole('button', { name: 'All at once', exact: true }))
    .toHaveAttribute('aria-pressed', 'true')
})
