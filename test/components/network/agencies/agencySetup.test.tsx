import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { systemCategories } from '../../../../shared/core/reference/reference.ts'
import { harborPantry } from '../../../../shared/network/agencies/agency.fixture.ts'
import { SessionContext } from '../../../../web/src/core/data/useSession.ts'
import { go } from '../../../../web/src/core/go.ts'
import { EditAgency, NewAgency } from '../../../../web/src/network/agencies/AgencyForm.tsx'
import AgencyPage from '../../../../web/src/network/agencies/AgencyPage.tsx'
import { fieldsOfAgency, newAgencyFields } from '../../../../web/src/network/agencies/agencyForm.ts'
import { answerWith, refusal, type SentRequest, sessionAs, show, value, violations } from '../../setup.tsx'

/** The form of an agency: pin, hours, drivers, the master agency, and two people at the same form. */

const agency = harborPantry
const categories = [...systemCategories]

// The page that follows is another document's in the tests.
vi.mock('../../../../web/src/core/go.ts', async (original) => ({ ...(await original<object>()), go: vi.fn() }))

/** Answers changes; the map's outlines and tiles are not of the API. */
const serve = (answer: (request: SentRequest) => Response) => answerWith(answer)
const edit = (role: 'foodbankrtcoord' | 'foodbankuser' = 'foodbankrtcoord') =>
  show(
    <SessionContext value={sessionAs(role)}>
      <EditAgency loaded={agency} categories={categories} />
    </SessionContext>,
  )
/** The page of the agency, by its address. */
const open = (role: 'foodbankadmin' | 'foodbankrtcoord' = 'foodbankrtcoord') =>
  show(
    <SessionContext value={sessionAs(role)}>
      <AgencyPage />
    </SessionContext>,
    { path: '/:id', at: '/11' },
  )
const save = () => page.getByRole('button', { name: 'Save' })
const name = () => page.getByRole('textbox', { name: 'Name', exact: true })

it('is not sent without a name, an address and a pin', async () => {
  const sent = serve(() => value(null))
  await show(
    <SessionContext value={sessionAs('foodbankrtcoord')}>
      <NewAgency
        fields={newAgencyFields('America/New_York', [1, 2])}
        categories={categories}
        around={[35.96, -83.92]}
      />
    </SessionContext>,
  )
  await page.getByRole('button', { name: 'Add agency' }).click()
  await expect.element(page.getByText('Please set the pin on the map.')).toBeVisible()
  expect(page.getByText('Please fill this in.').elements().length).toBe(5)
  await expect.poll(violations).toEqual([])
  expect(sent).toEqual([])
})

it('sends the pin of an arrow key, hours by weekday, and drivers with and without ID', async () => {
  const sent = serve(({ body }) => value({ ...agency, ...(body as object), Drivers: agency.Drivers, Version: 4 }))
  await edit()
  const pin = page.getByRole('button', { name: /^Pin/ })
  await expect.element(pin).toBeVisible()
  ;(pin.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowUp}')
  await page.getByRole('checkbox', { name: 'Tuesday' }).click()
  await page.getByRole('button', { name: 'Add driver' }).click()
  await page.getByLabelText('Driver 2').fill('Lee')
  await page.getByRole('switch', { name: 'Driver 1 is active' }).click()
  await save().click()
  await expect.element(page.getByText('Saved')).toBeVisible()
  expect(sent.map(({ path }) => path)).toEqual(['/api/foodbanks/current/agencies/11'])
  expect(sent[0]?.body).toMatchObject({
    Version: 3,
    Address: { Latitude: expect.closeTo(35.9606, 4), Longitude: -83.92, LocatedBy: 'hand' },
    PickupHours: [{ Weekday: 2, HourStart: 9, HourEnd: 17 }],
    Drivers: [
      { ID: 111, Name: 'Van', IsActive: false },
      { Name: 'Lee', IsActive: true },
    ],
  })
})

/** A new agency, all fields filled in that have to be. */
async function add(role: 'foodbankadmin' | 'foodbankrtcoord') {
  const fields = newAgencyFields('America/New_York', [1, 2])
  const { Address, Contact } = fieldsOfAgency(agency)
  await show(
    <SessionContext value={sessionAs(role)}>
      <NewAgency
        fields={{ ...fields, Name: 'Harbor Light', Address, Contact }}
        categories={categories}
        around={undefined}
      />
    </SessionContext>,
  )
}
const addButton = () => page.getByRole('button', { name: 'Add agency' })

it('invites the contact person by one tick, or another one, with the agency', async () => {
  const sent = serve(() => refusal('Try again.'))
  await add('foodbankadmin')
  await addButton().click()
  await page.getByRole('checkbox', { name: 'Invite the contact person' }).click()
  await expect.poll(violations).toEqual([])
  await addButton().click()
  await page.getByRole('checkbox', { name: 'Invite the contact person' }).click()
  await page.getByLabelText('Name of who is invited').fill('Nell Baker')
  await addButton().click()
  await expect.element(page.getByText('Please fill this in.')).toBeVisible()
  await page.getByLabelText('E-mail of who is invited').fill('nell@harbor.example')
  await page.getByLabelText('Language of the invitation').selectOptions('es')
  await addButton().click()
  await expect.poll(() => sent.length).toBe(3)
  expect(sent.map(({ body }) => (body as { Invite?: object }).Invite)).toEqual([
    undefined,
    { Name: 'Ana Ruiz', EMailAddress: 'ana@harbor.example', Language: 'en' },
    { Name: 'Nell Baker', EMailAddress: 'nell@harbor.example', Language: 'es' },
  ])
})

it('a contact is invited only with an address', async () => {
  const sent = serve(() => value(null))
  await add('foodbankadmin')
  await page.getByLabelText('E-mail', { exact: true }).fill('')
  await page.getByRole('checkbox', { name: 'Invite the contact person' }).click()
  await addButton().click()
  await expect.element(page.getByText('Please fill this in.')).toBeVisible()
  expect(sent).toEqual([])
})

it('offers no invitation to a coordinator, who may not invite', async () => {
  serve(() => value(null))
  await add('foodbankrtcoord')
  await expect.element(addButton()).toBeVisible()
  expect(page.getByText('Who answers for it').elements()).toEqual([])
})

it('an agency that is not asked has somebody invited in place', async () => {
  const sent = serve(({ method, path }) => {
    if (method !== 'GET') return value(null)
    const unattended = { IsUnattended: true, UnattendedReason: 'mailReturned' }
    return value(path.includes('/agencies/') ? { ...agency, ...unattended } : categories)
  })
  await open('foodbankadmin')
  await expect.element(page.getByText(/^E-mails to its people come back/)).toBeVisible()
  await page.getByRole('button', { name: 'Invite somebody' }).click()
  const dialog = page.getByRole('dialog', { name: /Harbor Light Pantry/ })
  await dialog.getByLabelText('Name').fill('Nell Baker')
  await dialog.getByLabelText('E-mail', { exact: true }).fill('nell@harbor.example')
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect
    .poll(() => sent.filter(({ method }) => method === 'POST'))
    .toMatchObject([
      { path: '/api/people/entities/11/invitations', body: { Role: 'agency', EMailAddress: 'nell@harbor.example' } },
    ])
})

it('a new agency has weekday hours, which are set for all open days at once', async () => {
  const sent = serve(() => refusal('Try again.'))
  await add('foodbankadmin')
  expect(page.getByText(/^No hours set/).elements()).toEqual([])
  await page.getByLabelText('From, Monday').selectOptions('10')
  await page.getByRole('checkbox', { name: 'Saturday' }).click()
  await page.getByRole('button', { name: 'Same hours for all open days' }).click()
  await addButton().click()
  await expect.poll(() => sent.length).toBe(1)
  const PickupHours = [1, 2, 3, 4, 5, 6].map((Weekday) => ({ Weekday, HourStart: 10, HourEnd: 17 }))
  expect(sent[0]?.body).toMatchObject({ PickupHours })
})

it('says that no hours are set, and sets those of a usual week', async () => {
  const sent = serve(({ body }) => value({ ...agency, ...(body as object), Version: 4 }))
  await edit()
  await expect.element(page.getByText(/^No hours set/)).toBeVisible()
  await page.getByRole('button', { name: 'Monday to Friday, 9 to 5' }).click()
  await expect.element(page.getByText(/^No hours set/)).not.toBeInTheDocument()
  await save().click()
  await expect.element(page.getByText('Saved')).toBeVisible()
  const PickupHours = [1, 2, 3, 4, 5].map((Weekday) => ({ Weekday, HourStart: 9, HourEnd: 17 }))
  expect(sent[0]?.body).toMatchObject({ PickupHours })
})

it('keeps what was typed when the server refuses, and tells why', async () => {
  serve(() => refusal('The agency is being asked about donation D11111. Deactivate it once the offer is answered.'))
  await edit()
  await page.getByRole('switch', { name: /^Takes part/ }).click()
  await save().click()
  await expect.element(page.getByText(/being asked about donation D11111/)).toBeVisible()
  await expect.element(page.getByRole('switch', { name: /^Takes part/ })).not.toBeChecked()
})

it('that somebody else saved meanwhile loses nothing: the person keeps theirs or takes the other', async () => {
  const theirs = { ...agency, Name: 'Harbor Light', Version: 4 }
  const sent = serve(({ body }) => {
    if (body === undefined) return value(theirs)
    const { Version } = body as { Version: number }
    return Version === 4
      ? value({ ...theirs, Name: 'Mine', Version: 5 })
      : Response.json({ Successful: false, Message: 'Changed.' }, { status: 409 })
  })
  await edit()
  await name().fill('Mine')
  await save().click()
  const alert = page.getByText('Nothing that you entered is lost.', { exact: false })
  await expect.element(alert).toBeVisible()
  await expect.element(name()).toHaveValue('Mine')
  await expect.poll(violations).toEqual([])
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await save().click()
  await expect.element(page.getByText('Saved')).toBeVisible()
  expect(
    sent.filter(({ body }) => body !== undefined).map(({ body }) => (body as { Version: number }).Version),
  ).toEqual([3, 4])
})

it('becomes the master agency after a question', async () => {
  const sent = serve(() => value({ ...agency, IsMasterAgency: true, Version: 4 }))
  await edit()
  await page.getByRole('button', { name: 'Make this the master agency' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make this the master agency' }).click()
  await expect.element(page.getByText('This is the master agency.')).toBeVisible()
  expect(sent.map(({ body }) => body)).toEqual([{ AgencyID: 11 }])
})

it('keeps what was typed when it becomes the master agency', async () => {
  serve(({ method, path }) => {
    if (method !== 'GET') return value({ ...agency, IsMasterAgency: true, Version: 4 })
    return value(path.includes('/agencies/') ? agency : categories)
  })
  await open()
  await name().fill('Harbor Light')
  await page.getByRole('button', { name: 'Make this the master agency' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make this the master agency' }).click()
  await expect.element(page.getByText('This is the master agency.')).toBeVisible()
  await expect.element(name()).toHaveValue('Harbor Light')
})

it('is not asked for again once it is deleted', async () => {
  const sent = serve(({ method, path }) => {
    if (method !== 'GET') return value(null)
    return value(path.includes('/agencies/') ? agency : categories)
  })
  await open()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect.poll(() => vi.mocked(go).mock.calls.length).toBe(1)
  expect(sent.at(-1)?.method).toBe('DELETE')
})

it('can be looked at by staff who may not change it', async () => {
  serve(() => value(null))
  await edit('foodbankuser')
  await expect.element(page.getByText('You can look at this.', { exact: false })).toBeVisible()
  await expect.element(name()).toBeDisabled()
  await expect.element(save()).toBeDisabled()
})
