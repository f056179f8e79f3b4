import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { PersonWithHistory } from '../../../../shared/network/people/api.ts'
import { lastAdministrator } from '../../../../shared/network/people/refusals.ts'
import { SessionContext } from '../../../../web/src/core/data/useSession.ts'
import { setNavigate } from '../../../../web/src/core/go.ts'
import PersonPage from '../../../../web/src/network/people/PersonPage.tsx'
import { answerWith, refusal, type SentRequest, sessionAs, show, value, violations } from '../../setup.tsx'

/** A person's page: their roles at the entity, whether they can sign in, and what the server refuses. */

afterEach(() => history.replaceState(null, '', '/'))

const ben: PersonWithHistory = {
  UserID: 7,
  Name: 'Ben Cole',
  EMailAddress: 'ben@example.org',
  Language: 'en',
  Roles: ['foodbankadmin', 'foodbankuser'],
  IsDisabled: false,
  IsMailReturned: false,
  HasOtherRoles: false,
  Entity: { ID: 10, Name: 'River Food Bank', Kind: 'foodBank' },
  RolesToGive: ['foodbankuser', 'foodbankadmin', 'foodbankrtcoord'],
  IsCaller: false,
  HasPin: false,
  Changes: [
    {
      At: '2026-11-20T15:00:00.000Z',
      By: { UserID: 1, Name: 'Ada' },
      UserID: 7,
      Person: 'Ben Cole',
      Action: 'roleChanged',
      Role: 'foodbankuser',
      NewRole: 'foodbankadmin',
    },
  ],
}

const rolesAfter = (person: PersonWithHistory, path: string, body: { Role?: string; NewRole?: string }) => {
  if (path.endsWith('/role')) return person.Roles.map((role) => (role === body.Role ? body.NewRole : role))
  return path.endsWith('/role/remove') ? person.Roles.filter((role) => role !== body.Role) : person.Roles
}

/** A server that keeps what it is told of one person; it says `refused` to every change when that is given. */
function serve(person: PersonWithHistory, refused?: string) {
  let state: unknown = person
  return answerWith(({ method, path, body }) => {
    if (method === 'GET') return value(state)
    if (refused) return refusal(refused)
    const Roles = rolesAfter(person, path, (body ?? {}) as object)
    state = { ...person, ...(path.endsWith('/access') ? (body as object) : {}), Roles }
    return value(state)
  })
}
const open = () =>
  show(
    <SessionContext value={sessionAs('foodbankadmin')}>
      <PersonPage />
    </SessionContext>,
    { path: '/app/people/:entityId/:userId', at: '/app/people/10/7' },
  )
const button = (name: string) => page.getByRole('button', { name, exact: true })
const confirmed = (name: string) => page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click()
const roles = () => page.getByLabelText('Role', { exact: true })
const changesIn = (sent: readonly SentRequest[]) =>
  sent.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body])
const onBen = '/api/people/entities/10/people/7'

it('shows the roles at the entity, that the person can sign in, and what was changed', async () => {
  serve({ ...ben, IsMailReturned: true })
  await open()
  await expect.element(page.getByRole('heading', { name: 'Ben Cole' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Roles at River Food Bank' })).toBeVisible()
  await expect.element(roles().nth(0)).toHaveDisplayValue('Food bank administrator')
  await expect.element(roles().nth(1)).toHaveDisplayValue('Food bank staff')
  for (const text of ['ben@example.org', 'This person can sign in.', 'E-mail comes back'])
    await expect.element(page.getByText(text, { exact: true })).toBeVisible()
  const line = 'Ada changed the role from Food bank staff to Food bank administrator'
  await expect.poll(() => page.getByRole('listitem').element().textContent).toContain(line)
  await expect.poll(violations).toEqual([])
})

it('switches the account off after a question, and on again without one', async () => {
  const sent = serve(ben)
  await open()
  await button('Switch off').click()
  await expect.element(page.getByText('Switch off the account of Ben Cole?')).toBeVisible()
  await expect.poll(violations).toEqual([])
  expect(changesIn(sent)).toEqual([])
  await confirmed('Switch off')
  await expect
    .element(page.getByText('This account is switched off: nobody can sign in with it.', { exact: true }))
    .toBeVisible()
  await expect.element(page.getByText('Switched off', { exact: true })).toBeVisible()
  expect(button('Sign out everywhere').elements()).toEqual([])
  await button('Switch on').click()
  await expect.element(page.getByText('This person can sign in.', { exact: true })).toBeVisible()
  expect(changesIn(sent)).toEqual([
    ['PUT', `${onBen}/access`, { IsDisabled: true }],
    ['PUT', `${onBen}/access`, { IsDisabled: false }],
  ])
})

it('sends nothing when the question is answered with no', async () => {
  const sent = serve(ben)
  await open()
  await button('Switch off').click()
  await confirmed('Cancel')
  await expect.element(button('Switch off')).toBeVisible()
  expect(changesIn(sent)).toEqual([])
})

it('signs out everywhere after a question, once', async () => {
  const sent = serve(ben)
  await open()
  await button('Sign out everywhere').click()
  await confirmed('Sign out everywhere')
  await expect.element(page.getByText('Signed out on all devices')).toBeVisible()
  expect(changesIn(sent).map(([method, path]) => [method, path])).toEqual([['POST', `${onBen}/signout`]])
  expect(sent.find(({ method }) => method === 'POST')?.key).toEqual(expect.any(String))
})

it('changes a role to one that the person does not hold yet', async () => {
  const sent = serve(ben)
  await open()
  const offered = () =>
    roles()
      .nth(0)
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent)
  await expect.poll(offered).toEqual(['Food bank administrator', 'Food bank coordinator'])
  await roles().nth(0).selectOptions('Food bank coordinator')
  await expect.element(page.getByText('Role changed')).toBeVisible()
  await expect.element(roles().nth(0)).toHaveDisplayValue('Food bank coordinator')
  expect(changesIn(sent)).toEqual([['PUT', `${onBen}/role`, { Role: 'foodbankadmin', NewRole: 'foodbankrtcoord' }]])
})

it('keeps details that are not saved yet through another change of the page, also while it is loaded anew', async () => {
  let state: PersonWithHistory = ben
  const loadedAnew = Promise.withResolvers<void>()
  const sent = answerWith(async ({ method, path, body }) => {
    if (method === 'GET' && state !== ben) await loadedAnew.promise
    if (method === 'PUT' && path === onBen) state = { ...state, ...(body as object) }
    // Somebody else changed the language meanwhile.
    if (path.endsWith('/role')) state = { ...ben, Roles: ['foodbankrtcoord', 'foodbankuser'], Language: 'es' }
    return value(state)
  })
  await open()
  const name = page.getByLabelText('Name', { exact: true })
  await name.fill('Benjamin Cole')
  await roles().nth(0).selectOptions('Food bank coordinator')
  await expect.element(page.getByText('Role changed')).toBeVisible()
  await expect.element(name).toHaveValue('Benjamin Cole')
  loadedAnew.resolve()
  await expect.element(roles().nth(0)).toHaveDisplayValue('Food bank coordinator')
  await expect.element(name).toHaveValue('Benjamin Cole')
  await expect.element(page.getByLabelText('Language of e-mails')).toHaveDisplayValue('Español')
  await button('Save').click()
  await expect.element(button('Save')).toBeDisabled()
  expect(changesIn(sent).at(-1)).toEqual(['PUT', onBen, { Name: 'Benjamin Cole', Language: 'es' }])
})

it('takes one of two roles away after a question and stays', async () => {
  const sent = serve(ben)
  await open()
  await button('Take away Food bank staff').click()
  await expect.element(page.getByText('Take away the role Food bank staff of Ben Cole?')).toBeVisible()
  await confirmed('Take away')
  await expect.element(page.getByText('Role taken away')).toBeVisible()
  await expect.poll(() => button('Take away Food bank staff').elements()).toEqual([])
  await expect.element(button('Take away Food bank administrator')).toBeVisible()
  expect(changesIn(sent)).toEqual([['POST', `${onBen}/role/remove`, { Role: 'foodbankuser' }]])
})

it('leads back to the list when the only role is taken away, without asking for the person who is gone from it', async () => {
  const opened: string[] = []
  history.replaceState(null, '', '/FoodBank')
  setNavigate((inside) => void opened.push(inside))
  const sent = serve({ ...ben, Roles: ['foodbankuser'] })
  await open()
  await button('Take away Food bank staff').click()
  await confirmed('Take away')
  await expect.element(page.getByText('Role taken away')).toBeVisible()
  expect(opened).toEqual(['/app/people?entity=10'])
  expect(sent.map(({ method }) => method)).toEqual(['GET', 'POST'])
})

it('says in the server’s words that the last administrator stays, and keeps role and access as they were', async () => {
  serve(ben, lastAdministrator.en)
  await open()
  const said = page.getByText(lastAdministrator.en)
  await roles().nth(0).selectOptions('Food bank coordinator')
  await expect.element(said).toBeVisible()
  await expect.element(roles().nth(0)).toHaveDisplayValue('Food bank administrator')
  await button('Switch off').click()
  await confirmed('Switch off')
  await expect.element(said.first()).toBeVisible()
  await expect.element(page.getByText('This person can sign in.', { exact: true })).toBeVisible()
  await button('Take away Food bank administrator').click()
  await confirmed('Take away')
  await expect.element(button('Take away Food bank administrator')).toBeVisible()
  await expect.element(said.first()).toBeVisible()
})

it('offers nobody to switch off their own account, and no role that the caller may not give', async () => {
  serve({ ...ben, IsCaller: true, RolesToGive: [] })
  await open()
  await expect.element(page.getByText('This is you. Somebody else has to switch off your account.')).toBeVisible()
  await expect.element(page.getByText('Food bank administrator', { exact: true })).toBeVisible()
  for (const name of ['Switch off', 'Take away Food bank administrator', 'Take away Food bank staff'])
    expect(button(name).elements()).toEqual([])
})
