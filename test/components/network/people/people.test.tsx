import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { InvitationRow } from '../../../../shared/network/people/invitation.ts'
import type { PersonRow } from '../../../../shared/network/people/person.ts'
import { SessionContext } from '../../../../web/src/core/data/useSession.ts'
import PeoplePage from '../../../../web/src/network/people/PeoplePage.tsx'
import InvitationForm from '../../../../web/src/network/session/InvitationForm.tsx'
import { answerWith, refusal, type SentRequest, show, value, violations } from '../../setup.tsx'

/** People of an entity, the dialog that invites, and what an invitation's link opens. */

const session = {
  MessageCount: 0,
  PendingRealTimeReceipts: 0,
  ActiveRole: 'foodbankadmin',
  ContextualFoodBankID: 10,
  UserID: 1,
  UserName: 'ada@example.org',
  Name: 'Ada Brook',
  EntityID: 10,
  EntityName: 'River Food Bank',
  CustomerID: null,
  Roles: [],
  Language: 'en',
  TimeZone: 'America/Chicago',
  SecondFactor: 'optional',
} as const
const signedIn = (content: ReactNode) =>
  show(<SessionContext value={{ ...session, Roles: [] }}>{content}</SessionContext>)

const entity = { ID: 10, Name: 'River Food Bank', Kind: 'foodBank' }
const person = (UserID: number, Name: string, more: Partial<PersonRow> = {}): PersonRow => ({
  UserID,
  Name,
  EMailAddress: `${Name.toLowerCase()}@example.org`,
  Language: 'en',
  Roles: ['foodbankadmin'],
  IsDisabled: false,
  IsMailReturned: false,
  HasOtherRoles: false,
  ...more,
})
const invitation = (ID: number, Name: string, Status: InvitationRow['Status']): InvitationRow => ({
  ID,
  EMailAddress: `${Name.toLowerCase()}@example.org`,
  Name,
  Role: 'foodbankuser',
  EntityID: 10,
  EntityName: 'River Food Bank',
  Language: 'en',
  ByName: 'Ada',
  CreatedAt: '2026-11-20T15:00:00.000Z',
  ExpiresAt: '2026-11-27T15:00:00.000Z',
  Status,
})
const rows = [invitation(1, 'Grace', 'waiting'), invitation(2, 'Henry', 'expired'), invitation(3, 'Iris', 'accepted')]
const listed = { Entity: entity, RolesToGive: ['foodbankadmin', 'foodbankuser'] }
const People = [person(1, 'Ada'), person(2, 'Ben', { IsDisabled: true, Roles: ['foodbankuser'] })]

const serve = (answer: (request: SentRequest) => Response = () => value(rows[0])) =>
  answerWith((request) => {
    if (request.body !== undefined || /resend|revoke/.test(request.path)) return answer(request)
    if (request.path.includes('/invitations')) return value({ rows })
    return value(/entities\/10/.test(request.path) ? { ...listed, People } : [entity])
  })

it('lists people with their roles and state, and invitations with theirs', async () => {
  serve()
  await signedIn(<PeoplePage />)
  await expect.element(page.getByText('ben@example.org')).toBeVisible()
  for (const text of ['Switched off', 'Not sent yet', 'Expired', 'Accepted'])
    await expect.element(page.getByText(text, { exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Send again: invitation of Henry' })).toBeVisible()
  expect(page.getByRole('button', { name: 'Send again: invitation of Iris' }).elements()).toEqual([])
  await expect.poll(violations).toEqual([])
})

const dialog = () => page.getByRole('dialog')

it('invites with a name, an address and a role; a wrong address is not sent', async () => {
  const sent = serve()
  await signedIn(<PeoplePage />)
  await page.getByRole('button', { name: 'Invite someone' }).click()
  await dialog().getByLabelText('E-mail', { exact: true }).fill('grace')
  await dialog().getByRole('button', { name: 'Send invitation' }).click()
  await expect.element(dialog().getByText('Please add a name')).toBeVisible()
  await expect.element(dialog().getByText('Please enter an e-mail address, such as ann@example.org')).toBeVisible()
  await expect.poll(violations).toEqual([])
  expect(sent.filter(({ body }) => body !== undefined)).toEqual([])
  await dialog().getByLabelText('Name').fill('Grace')
  await dialog().getByLabelText('E-mail', { exact: true }).fill('grace@example.org')
  await dialog().getByLabelText('Role').selectOptions('Food bank staff')
  await dialog().getByRole('button', { name: 'Send invitation' }).click()
  await expect.element(page.getByText('Invitation to grace@example.org is on its way')).toBeVisible()
  expect(sent.filter(({ body }) => body !== undefined)).toEqual([
    expect.objectContaining({
      body: { Name: 'Grace', EMailAddress: 'grace@example.org', Role: 'foodbankuser', Language: 'en' },
      key: expect.any(String),
    }),
  ])
})

it('keeps what was typed when the invitation is refused', async () => {
  serve(() => refusal('Grace has this role already.'))
  await signedIn(<PeoplePage />)
  await page.getByRole('button', { name: 'Invite someone' }).click()
  await dialog().getByLabelText('Name').fill('Grace')
  await dialog().getByLabelText('E-mail', { exact: true }).fill('grace@example.org')
  await dialog().getByRole('button', { name: 'Send invitation' }).click()
  await expect.element(dialog().getByText('Grace has this role already.')).toBeVisible()
  await expect.element(dialog().getByLabelText('Name')).toHaveValue('Grace')
})

it('takes an invitation back after a question', async () => {
  const sent = serve()
  await signedIn(<PeoplePage />)
  await page.getByRole('button', { name: 'Take back the invitation of Grace' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click()
  await expect.element(page.getByText('Invitation taken back')).toBeVisible()
  expect(sent.some(({ path }) => path.includes('/api/people/invitations/1/revoke'))).toBe(true)
})

it('accepts an invitation only by its button, and says why a link is dead', async () => {
  const sent = answerWith(() => refusal('This invitation was taken back.'))
  const code = { InvitationID: 7, Code: 'secret' }
  await show(<InvitationForm code={code} onAccepted={() => undefined} below={null} />)
  const accept = page.getByRole('button', { name: 'Accept the invitation' })
  await expect.element(accept).toBeVisible()
  expect(sent).toEqual([])
  await accept.click()
  await expect.element(page.getByText('This invitation was taken back.')).toBeVisible()
  expect(sent.map(({ body }) => body)).toEqual([code])
  await expect.poll(violations).toEqual([])
})

it('leads a person with an account to signing in', async () => {
  const value7 = {
    EMailAddress: 'ada@example.org',
    Role: 'agency',
    EntityName: 'Harbor Pantry',
    TemporaryPassword: null,
  }
  answerWith(() => value(value7))
  const accepted: unknown[] = []
  const below = null
  await show(
    <InvitationForm code={{ InvitationID: 7, Code: 'x' }} onAccepted={(one) => accepted.push(one)} below={below} />,
  )
  await page.getByRole('button', { name: 'Accept the invitation' }).click()
  await expect
    .poll(() => accepted)
    .toEqual([
      {
        userName: 'ada@example.org',
        next: undefined,
        notice: 'You now work as Agency of Harbor Pantry. Sign in with the password that you have.',
      },
    ])
})
