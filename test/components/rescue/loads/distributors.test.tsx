import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Role } from '../../../../shared/core/access.ts'
import type { Session } from '../../../../shared/network/session/api.ts'
import type { SubmissionView } from '../../../../shared/rescue/loads/api.ts'
import { decided, loadWith, minutesLater, received } from '../../../../shared/rescue/loads/load.fixture.ts'
import { approveLoad } from '../../../../shared/rescue/loads/offering.ts'
import { submissionStatus } from '../../../../shared/rescue/loads/status.ts'
import type { Submission } from '../../../../shared/rescue/loads/submission.ts'
import { SessionContext } from '../../../../web/src/core/data/useSession.ts'
import DeliveryDialog from '../../../../web/src/rescue/loads/DeliveryDialog.tsx'
import DriverDialog from '../../../../web/src/rescue/loads/DriverDialog.tsx'
import { DriverPanel } from '../../../../web/src/rescue/loads/DriverPanel.tsx'
import { LoadActions } from '../../../../web/src/rescue/loads/LoadActions.tsx'
import LoadMatches from '../../../../web/src/rescue/loads/LoadMatches.tsx'
import LoadsPage from '../../../../web/src/rescue/loads/LoadsPage.tsx'
import { useLoad } from '../../../../web/src/rescue/loads/useLoad.ts'
import { answerWith, refusal, show, value, violations } from '../../setup.tsx'

/** The screens of distributors' loads: the network's list and matches, the asked entity's answer, driver and delivery. */

const sessionOf = (ActiveRole: Role, EntityID: number): Session => ({
  MessageCount: 0,
  PendingRealTimeReceipts: 0,
  ActiveRole,
  ContextualFoodBankID: null,
  UserID: 1,
  UserName: 'a@b.example',
  Name: 'A B',
  EntityID,
  EntityName: 'C',
  CustomerID: null,
  Roles: [],
  Language: 'en',
  TimeZone: 'America/New_York',
  SecondFactor: 'optional',
})
const network = { Role: 'fano', EntityID: 99 } as const

function viewOf(load: Submission, reader: { Role: Role; EntityID: number } = network): SubmissionView {
  const Matches =
    reader.Role === 'fano' ? load.Matches : load.Matches.filter(({ Entity }) => Entity.ID === reader.EntityID)
  return {
    ...load,
    Pounds: 9000,
    IsDeleted: false,
    IsCancelled: false,
    PrimaryStatus: submissionStatus(load, minutesLater(1), reader, 'en'),
    EntityMatch: Matches[0] ?? null,
    Matches,
    Timeline: { Events: [] },
  }
}
const as = (role: Role, content: ReactNode) => <SessionContext value={sessionOf(role, 1)}>{content}</SessionContext>
const offering = () => decided(approveLoad(loadWith(3), received))
const paths = (sent: readonly { path: string }[]) => sent.map(({ path }) => path.split('?')[0])
const alert = () => page.getByRole('alertdialog')

it('counts for the network what waits for it, and shows each load once with its status', async () => {
  const place = { Summary: 'Canned corn', Origin: { City: 'Omaha', Province: 'NE' } }
  const row = { ...viewOf(loadWith(3)), ...place, Created: '2024-03-05T15:00:00.000Z' }
  const sent = answerWith(({ path }) =>
    path.includes('status/types') ? value([{ ID: 1, Name: 'No Matches' }]) : value({ rows: [row], HasMore: false }),
  )
  await show(as('fano', <LoadsPage />))
  await expect.element(page.getByText('1 load waits for your acceptance.')).toBeVisible()
  await expect.element(page.getByRole('grid').getByText('Pending Offer Acceptance')).toBeVisible()
  await expect
    .element(page.getByRole('grid').getByRole('link', { name: 'Open load PO-1' }))
    .toHaveAttribute('href', '/FeedingAmerica#/app/logistics/transaction/7/details')
  expect(page.getByText('PO-1', { exact: true }).elements()).toHaveLength(1)
  await expect
    .element(page.getByRole('link', { name: 'Show them' }))
    .toHaveAttribute('href', '/FeedingAmerica#/app/distributor?status=5&order=oldest&start=2024-03-05')
  const grid = sent.find(({ path }) => path.includes('SubmissionsGrid'))
  expect(grid?.path).toContain('source=grid')
  await expect.poll(violations).toEqual([])
})

it('says so when more loads wait than the note counts', async () => {
  const row = { ...viewOf(loadWith(3)), Summary: 'Canned corn', Origin: { City: 'Omaha', Province: 'NE' } }
  answerWith(({ path }) =>
    value(path.includes('status/types') ? [] : { rows: [row, { ...row, ID: 8 }], HasMore: true }),
  )
  await show(as('fano', <LoadsPage />))
  await expect.element(page.getByText('More than 2 loads wait for your acceptance.')).toBeVisible()
})

it('refuses at once, in the server’s words, what the network cannot do', async () => {
  const sent = answerWith(() => value([]))
  await show(as('fano', <LoadMatches load={viewOf(offering())} />))
  await page.getByRole('button', { name: 'Move Food Bank 1 up' }).click()
  await expect.element(page.getByText('Unable to move up any further')).toBeVisible()
  await page.getByRole('button', { name: 'Remove Food Bank 1' }).click()
  await expect.element(page.getByText('cannot remove active match')).toBeVisible()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect.element(page.getByText('please select an agency first')).toBeVisible()
  expect(paths(sent)).toEqual(['/api/entities/associated'])
  await expect.poll(violations).toEqual([])
})

it('asks before it takes an offer away, and tells why a move failed', async () => {
  const sent = answerWith(({ path }) => (path.includes('/move/') ? refusal('Somebody was first.') : value([])))
  await show(as('fano', <LoadMatches load={viewOf(offering())} />))
  await page.getByRole('button', { name: 'Move Food Bank 2 up' }).click()
  await alert().getByRole('button', { name: 'Ask Food Bank 2 first' }).click()
  await expect.element(page.getByText('Unable to move: Somebody was first.')).toBeVisible()
  expect(paths(sent)).toContain('/api/fano/distributor/matches/702/move/2/1')
})

/** The list of the load as its page reads it: a move's answer shows in it. */
function ReadMatches() {
  const { load } = useLoad(7)
  return load ? <LoadMatches load={load} /> : null
}

it('keeps the focus on the arrow of a food bank that it moves', async () => {
  let load = offering()
  const swapped = { 2: 3, 3: 2 } as const
  answerWith(({ path }) => {
    if (path.includes('entities')) return value([])
    if (path.includes('/move/'))
      load = {
        ...load,
        Matches: load.Matches.map((match) => ({
          ...match,
          Rank: match.Rank === 2 || match.Rank === 3 ? swapped[match.Rank] : match.Rank,
        })),
      }
    return value(viewOf(load))
  })
  await show(as('fano', <ReadMatches />))
  const down = page.getByRole('button', { name: 'Move Food Bank 2 down' })
  await expect.element(down).toBeVisible()
  ;(down.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('listitem').nth(2).getByText('Food Bank 2')).toBeVisible()
  await expect.element(down).toHaveFocus()
})

it('accepts for an entity after a question', async () => {
  const sent = answerWith(({ path }) => (path.includes('accept') ? value(viewOf(offering())) : value([])))
  await show(as('fano', <LoadMatches load={viewOf(offering())} />))
  await page.getByRole('button', { name: 'Direct accept for Food Bank 2' }).click()
  await alert().getByRole('button', { name: 'Direct accept' }).click()
  await expect.element(page.getByText('Accepted for Food Bank 2')).toBeVisible()
  expect(paths(sent)).toContain('/api/fano/distributor/transactions/7/matches/702/accept')
})

it('lets the asked food bank accept or decline, and tells why not', async () => {
  answerWith(() => refusal('The time to answer this offer has ended.'))
  const load = viewOf(offering(), { Role: 'foodbankuser', EntityID: 1 })
  await show(as('foodbankuser', <LoadActions load={load} isNetwork={false} />))
  await page.getByRole('button', { name: 'Accept Load' }).click()
  await expect.element(alert().getByText('600 cases', { exact: false })).toBeVisible()
  await alert().getByRole('button', { name: 'Accept Load' }).click()
  await expect.element(page.getByText('The time to answer this offer has ended.')).toBeVisible()
  expect(page.getByRole('button', { name: 'Cancel Load' }).elements()).toEqual([])
})

it('[dist-detail-buttons] shows the driver’s location on a map with a refresh button', async () => {
  let refreshed = 0
  const load = {
    ...viewOf(offering()),
    DriverLocationDescription: 'I-80 near Omaha',
    DriverLatitude: 41.2,
    DriverLongitude: -96,
    DriverLocationTime: received.toISOString(),
  }
  answerWith(() => value({}))
  await show(as('fano', <DriverPanel load={load} isRefreshing={false} onRefresh={() => refreshed++} mayUpdate />))
  await expect.element(page.getByRole('region', { name: 'Where the load is' })).toBeVisible()
  await expect.element(page.getByText('I-80 near Omaha,', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Refresh' }).click()
  expect(refreshed).toBe(1)
})

it('records where a driver is in words, and by a pin that may be set and removed', async () => {
  const sent = answerWith(() => value(viewOf(offering())))
  await show(as('fano', <DriverDialog load={viewOf(offering())} onClose={() => undefined} />))
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Please say where the driver is.')).toBeVisible()
  expect(sent).toEqual([])
  await page.getByLabelText('Where the driver is').fill('Omaha')
  await page.getByRole('button', { name: 'Set the pin on the map' }).click()
  await page.getByRole('button', { name: 'Remove the pin' }).click()
  await page.getByRole('button', { name: 'Set the pin on the map' }).click()
  expect(page.getByLabelText('Latitude').elements()).toEqual([])
  await page.getByRole('button', { name: 'Save' }).click()
  const { Latitude, Longitude } = viewOf(offering()).Origin
  await expect
    .poll(() => sent[0]?.body)
    .toEqual({ DriverLocationDescription: 'Omaha', DriverLatitude: Latitude, DriverLongitude: Longitude })
  await expect.poll(violations).toEqual([])
})

it('takes no more cases than were donated as delivered', async () => {
  const sent = answerWith(() => value(viewOf(offering())))
  await show(as('agency', <DeliveryDialog load={viewOf(offering())} onClose={() => undefined} />))
  await page.getByLabelText('Cases that arrived').fill('601')
  await page.getByRole('button', { name: 'Mark as delivered' }).click()
  await expect.element(page.getByText('More than was donated.')).toBeVisible()
  await page.getByLabelText('Cases that arrived').fill('590')
  await page.getByRole('button', { name: 'Mark as delivered' }).click()
  await expect.poll(() => sent[0]?.body).toEqual({ TotalCases: 590, TotalItems: 7200 })
  await expect.poll(violations).toEqual([])
})
