import { strFromU8, unzipSync } from 'fflate'
import type { ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ShownCustomerInvitation } from '../../../../shared/pantry/invitations/customerInvitation.ts'
import { SessionContext } from '../../../../web/src/core/data/useSession.ts'
import BulkInvitationPage from '../../../../web/src/pantry/invitations/BulkInvitationPage.tsx'
import InvitationPage from '../../../../web/src/pantry/invitations/InvitationPage.tsx'
import InvitationsPage from '../../../../web/src/pantry/invitations/InvitationsPage.tsx'
import { queuedText } from '../../../../web/src/pantry/invitations/queuedText.ts'
import { answerWith, refusal, type SentRequest, sessionAs, show, value, violations } from '../../setup.tsx'

/** Inviting neighbors: list, single form, and the spreadsheet in the browser. */

const pantries = [
  { ID: 4, Label: 'Oak Street Pantry', City: 'Knoxville', IsRestricted: false },
  { ID: 5, Label: 'Campus Pantry', City: 'Knoxville', IsRestricted: true },
]
const languages = [
  { Code: 'en', Name: 'English' },
  { Code: 'es', Name: 'Español' },
]

/** A server with these places; `answer` decides what is sent. */
const serve = (answer: (request: SentRequest) => Response = () => value(null), programs: object[] = []) =>
  answerWith((request) => {
    const { path } = request
    if (path.includes('/InvitationPantriesGrid')) return value({ rows: pantries })
    if (path.includes('/InvitationDeliveryProgramsGrid')) return value({ rows: programs })
    if (path.includes('/languages')) return value(languages)
    return answer(request)
  })
const posted = (sent: readonly SentRequest[], path: string) =>
  sent.filter((request) => request.method === 'POST' && request.path.endsWith(path))

const shown = (content: ReactNode) => show(<SessionContext value={sessionAs('foodbankuser')}>{content}</SessionContext>)
const button = (name: string | RegExp) => page.getByRole('button', { name })

beforeEach(() => localStorage.clear())

// The page that follows is another document's in the tests.
vi.mock('../../../../web/src/core/go.ts', async (original) => ({ ...(await original<object>()), go: vi.fn() }))

const row = (ID: number, more: Partial<ShownCustomerInvitation> = {}): ShownCustomerInvitation => ({
  ID,
  EntityID: 10,
  EMailAddress: `neighbor${ID}@example.org`,
  PhoneNumber: '+18655550134',
  Message: 'Welcome!',
  PreferredLanguageCode: 'en',
  Created: '2026-11-20T15:00:00.000Z',
  EMail: 'sent',
  Text: 'sent',
  Sent: '2026-11-20T15:00:04.000Z',
  Redeemed: null,
  ReferralCode: { Code: 'ABCDEFGHJKMN', AppliedUserID: null, AppliedUser: null },
  Result: 'sent',
  ...more,
})

it('[copy-link-action] [invitations-time-format] lists invitations in the columns of the specification, and copies a link', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  serve(() => value({ rows: [row(1), row(2, { Result: 'failed', Sent: null })] }))
  await shown(<InvitationsPage />)
  const grid = page.getByRole('grid', { name: 'Invitations' })
  for (const name of [
    'Code',
    'E-Mail',
    'Mobile Phone Number',
    'Message',
    'Queued',
    'Sent',
    'Result',
    'Redeemed',
    'Redeemed By',
  ])
    await expect.element(grid.getByRole('columnheader', { name, exact: true })).toBeInTheDocument()
  const line = grid.getByRole('row').nth(1)
  await expect
    .poll(() => line.element().querySelector('[data-field=Created]')?.textContent)
    .toBe(queuedText(row(1).Created))
  expect(queuedText('2026-11-20T15:00:00.000Z')).toMatch(/^11\/2[01]\/2026 \d{1,2}:\d{2} [AP]M$/)
  await expect.poll(violations).toEqual([])
  await line.getByRole('button', { name: /^Copy Link/ }).click()
  await expect.element(page.getByText('Link copied')).toBeVisible()
  expect(copied).toHaveBeenCalledWith(`${location.origin}/referral/ABCDEFGHJKMN`)
})

it('[invite-contact-required] [invite-target-required] [invite-language-required] sends no invitation before all of it is there', async () => {
  const sent = serve()
  await shown(<InvitationPage />)
  await button('Send Invitation').click()
  await expect.element(page.getByText('Give an e-mail address or a mobile phone number.')).toBeVisible()
  await page.getByLabelText('E-Mail').fill('rosa at home')
  await button('Send Invitation').click()
  await expect.element(page.getByText('This is not an e-mail address.')).toBeVisible()
  await page.getByLabelText('E-Mail').fill('rosa@example.org')
  await button('Send Invitation').click()
  await expect.element(page.getByText('Choose at least one pantry or delivery program.')).toBeVisible()
  await expect.element(page.getByText('Choose a preferred language.')).toBeVisible()
  await expect.poll(violations).toEqual([])
  expect(posted(sent, '/invitations')).toEqual([])
})

it('[invite-default-message] [invite-program-choice] sends what was chosen, and shows programs only where there are any', async () => {
  const sent = serve()
  await shown(<InvitationPage />)
  await expect.element(page.getByRole('group', { name: 'Pantries' })).toBeVisible()
  await expect.element(page.getByRole('group', { name: 'Delivery programs' })).not.toBeInTheDocument()
  await expect
    .element(page.getByLabelText('Message'))
    .toHaveValue('Welcome to Food Bank. With this link you can choose your food.')
  await page.getByLabelText('E-Mail').fill('rosa@example.org')
  await page.getByLabelText(/Campus Pantry/).click()
  await userEvent.selectOptions(page.getByLabelText('Preferred language'), 'es')
  await button('Send Invitation').click()
  await expect.element(page.getByText('Invitation Sent')).toBeVisible()
  expect(posted(sent, '/invitations')).toMatchObject([
    {
      key: expect.any(String),
      body: {
        emailAddress: 'rosa@example.org',
        phoneNumber: '',
        pantryLocationIDs: [5],
        deliveryProgramIDs: [],
        message: 'Food Bank le da la bienvenida. Con este enlace puede elegir su comida.',
        preferredLanguageCode: 'es',
      },
    },
  ])
})

it('shows why an invitation was refused, and keeps what was typed', async () => {
  serve(() => refusal('This number is of another country.'), [{ ID: 7, Name: 'Meals at home' }])
  await shown(<InvitationPage />)
  await page.getByLabelText('E-Mail').fill('rosa@example.org')
  await page.getByLabelText('Meals at home').click()
  await userEvent.selectOptions(page.getByLabelText('Preferred language'), 'en')
  await button('Send Invitation').click()
  await expect.element(page.getByText('This number is of another country.')).toBeVisible()
  await expect.element(page.getByLabelText('E-Mail')).toHaveValue('rosa@example.org')
})

const choose = (name: string, content: BlobPart) =>
  userEvent.upload(document.querySelector('input[type=file]') as HTMLInputElement, new File([content], name))
const grid = () => page.getByRole('grid', { name: 'Invite Many' })
const cells = (field: string) =>
  grid()
    .getByRole('row')
    .elements()
    .slice(1)
    .map((line) => line.querySelector(`[data-field=${field}]`)?.textContent)
const csv = 'Name,Contact e-mail,Cell\nAnn,ann@example.org,(865) 555-0134\nBo,,800-356-9377\nCy,,\n'

const lookup = (numbers: string[]) =>
  numbers.map((number) => ({
    OriginalPhoneNumber: number,
    ErrorMessage: null,
    PhoneNumberLookup: {
      IsMobile: number.startsWith('800') ? false : null,
      NationalFormat: number,
      CarrierName: null,
      PhoneCarrierType: { Name: number.startsWith('800') ? 'Toll-free' : 'Unknown' },
    },
  }))

it.each([
  ['a picture', 'cat.csv', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1, 0, 255, 0, 0]), 'Unable to read file'],
  ['a broken workbook', 'list.xlsx', new Uint8Array([0x50, 0x4b, 3, 4, 9, 9, 9]), 'Unable to read file'],
  [
    'a file without the columns',
    'list.csv',
    'Name,Street\nAnn,Elm',
    'No column for e-mail addresses or phone numbers was found. Name one Email or Phone.',
  ],
  [
    'a file without contacts',
    'list.csv',
    'Name,Email\nAnn,',
    'The file has no row with an e-mail address or a phone number.',
  ],
])('says why %s gives no list', async (_, name, content, reason) => {
  serve()
  await shown(<BulkInvitationPage />)
  await choose(name, content as BlobPart)
  await expect.element(page.getByText(reason)).toBeVisible()
})

it.each([
  ['Email', 'Phone'],
  ['E-MAIL ADDRESS', 'Mobile'],
  ['Contact e-mail', 'Contact number'],
  ['email', 'Cell'],
])('[bulk-header-email] [bulk-header-phone] reads a file with the columns %s and %s', async (mail, phone) => {
  serve()
  await shown(<BulkInvitationPage />)
  await choose('list.csv', `Name,${mail},${phone}\nAnn,ann@example.org,(865) 555-0134\n`)
  await expect.poll(() => cells('EMailAddress')).toEqual(['ann@example.org'])
  expect(cells('PhoneNumber')).toEqual(['(865) 555-0134'])
})

it('reads a file in the encoding of older spreadsheets', async () => {
  serve()
  await shown(<BulkInvitationPage />)
  await choose(
    'lista.csv',
    new Uint8Array([...'Tel\u00e9fono;Correo\r\n8655550134;ni\u00f1o@example.org\r\n'].map((one) => one.charCodeAt(0))),
  )
  await expect.poll(() => cells('EMailAddress')).toEqual(['niño@example.org'])
})

it('[bulk-rows-need-contact] [bulk-grid-columns] [bulk-remove-non-mobile] [bulk-verified-reset] [bulk-row-delete-confirm] corrects the list before it is sent', async () => {
  serve(({ body }) => value(lookup((body as { numbers: string[] }).numbers)))
  await shown(<BulkInvitationPage />)
  await choose('list.csv', csv)
  await expect.poll(() => cells('EMailAddress')).toEqual(['ann@example.org', ''])
  for (const name of ['E-Mail', 'Mobile Phone Number', 'Validation Result'])
    await expect.element(grid().getByRole('columnheader', { name })).toBeVisible()
  await expect.element(page.getByText('1 row without e-mail and phone was left out.')).toBeVisible()
  await expect.element(button('Remove Non-Mobile Numbers')).toBeDisabled()
  await button('Verify Phone Numbers').click()
  await expect
    .poll(() => cells('Validation').map((text) => text?.replace(/[^A-Za-z]/g, '')))
    .toEqual(['Unknown', 'Tollfree'])
  await expect.element(button('Remove Non-Mobile Numbers')).toBeEnabled()
  await expect.poll(violations).toEqual([])

  const cell = grid().getByRole('row').nth(1).getByRole('gridcell').nth(1)
  await cell.dblClick()
  await userEvent.keyboard('{Control>}a{/Control}(865) 555-0199{Enter}')
  await expect.poll(() => cells('PhoneNumber')[0]).toBe('(865) 555-0199')
  await expect.element(button('Remove Non-Mobile Numbers')).toBeDisabled()

  await button('Verify Phone Numbers').click()
  await expect.element(button('Remove Non-Mobile Numbers')).toBeEnabled()
  await button('Remove Non-Mobile Numbers').click()
  await expect.poll(() => cells('EMailAddress')).toEqual(['ann@example.org'])
  await button('Delete ann@example.org').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByText('The list is empty.')).toBeVisible()
})

async function readyToSend(content: string) {
  await shown(<BulkInvitationPage />)
  await choose('list.csv', content)
  await expect.element(page.getByLabelText(/Oak Street Pantry/)).toBeVisible()
  await page.getByLabelText(/Oak Street Pantry/).click()
  await userEvent.selectOptions(page.getByLabelText('Preferred language'), 'en')
}

it('[bulk-failed-rows-stay] keeps the rows that failed, with the reason', async () => {
  const sent = serve(() => value([{ Successful: true }, { Successful: false, FailureReason: 'Not a mobile number' }]))
  await readyToSend(csv)
  await button('Send 2 Invitations').click()
  await expect.element(page.getByText('One or more invitations failed')).toBeVisible()
  await expect.poll(() => cells('PhoneNumber')).toEqual(['800-356-9377'])
  await expect.poll(() => cells('Validation')[0]).toContain('Not a mobile number')
  expect(posted(sent, '/bulk')[0]?.body).toMatchObject({ PantryLocationIDs: [4], PreferredLanguageCode: 'en' })
})

it('[bulk-batch-100] [bulk-success-callback] sends in batches, again under the same key where an answer was lost', async () => {
  let isLost = true
  const sent = serve(({ body }) => {
    const { Invitations } = body as { Invitations: object[] }
    if (isLost && Invitations.length < 100) throw new TypeError('Failed to fetch')
    return value(Invitations.map(() => ({ Successful: true })))
  })
  await readyToSend(`Email\n${Array.from({ length: 130 }, (_, index) => `n${index}@example.org`).join('\n')}`)
  await button('Send 130 Invitations').click()
  await expect.element(page.getByText('One or more invitations failed')).toBeVisible()
  isLost = false
  await button('Send 30 Invitations').click()
  await expect.element(page.getByText('Invitations queued successfully')).toBeVisible()
  const batches = posted(sent, '/bulk')
  expect(batches.map(({ body }) => (body as { Invitations: object[] }).Invitations.length)).toEqual([100, 30, 30])
  expect(batches[1]?.key).toBe(batches[2]?.key)
  expect(batches[0]?.key).not.toBe(batches[1]?.key)
})

it('names rows of the same contact, and sends a contact once in all batches of the file', async () => {
  const sent = serve(({ body }) =>
    value((body as { Invitations: object[] }).Invitations.map(() => ({ Successful: true }))),
  )
  const others = Array.from({ length: 120 }, (_, index) => `n${index}@example.org,`)
  await readyToSend(
    ['Email,Phone', 'rosa@example.org,8655550134', ...others, 'ROSA@example.org,+1 865 555 0134'].join('\n'),
  )
  await expect.element(page.getByText('Row 123 has the contact of row 2.')).toBeVisible()
  await expect.poll(violations).toEqual([])
  await button('Send 121 Invitations').click()
  await expect.element(page.getByText('Invitations queued successfully')).toBeVisible()
  const bodies = posted(sent, '/bulk').map(
    ({ body }) => body as { FileID: string; Invitations: { EMailAddress: string }[] },
  )
  expect(bodies.map(({ Invitations }) => Invitations.length)).toEqual([100, 21])
  const addresses = bodies.flatMap(({ Invitations }) => Invitations.map(({ EMailAddress }) => EMailAddress))
  expect(addresses.filter((address) => /rosa/i.test(address))).toEqual(['rosa@example.org'])
  expect(new Set(bodies.map(({ FileID }) => FileID)).size).toBe(1)
  expect(bodies[0]?.FileID).toEqual(expect.any(String))
})

it('does not send a row that a correction made a duplicate, and says of which row', async () => {
  const sent = serve(() => value([{ Successful: true }]))
  await readyToSend('Email\nann@example.org\nann@exmple.org\n')
  await grid().getByRole('row').nth(2).getByRole('gridcell').nth(0).dblClick()
  await userEvent.keyboard('{Control>}a{/Control}Ann@example.org{Enter}')
  await expect.poll(() => cells('EMailAddress')).toEqual(['ann@example.org', 'Ann@example.org'])
  await button('Send 2 Invitations').click()
  await expect.element(page.getByText('One or more invitations failed')).toBeVisible()
  await expect.poll(() => cells('Validation')).toEqual([expect.stringContaining('The same contact is in row 2.')])
  expect(posted(sent, '/bulk').map(({ body }) => (body as { Invitations: object[] }).Invitations)).toEqual([
    [{ EMailAddress: 'ann@example.org', PhoneNumber: '' }],
  ])
})

it('[bulk-template] saves an empty spreadsheet with a sheet Neighbors and its two columns', async () => {
  serve()
  const saved = vi.spyOn(URL, 'createObjectURL')
  const clicked: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(this.download)
  })
  await shown(<BulkInvitationPage />)
  await button('Download Template').click()
  await expect.poll(() => clicked).toEqual(['Template.xlsx'])
  const [blob] = saved.mock.calls[0] ?? []
  const files = unzipSync(new Uint8Array(await (blob as Blob).arrayBuffer()))
  const textOf = (part: RegExp) =>
    Object.entries(files)
      .filter(([name]) => part.test(name))
      .map(([, content]) => strFromU8(content))
      .join('')
  expect(textOf(/workbook\.xml$/)).toContain('name="Neighbors"')
  expect(textOf(/sharedStrings|sheet1/)).toMatch(/Email[\s\S]*Phone/)
})
