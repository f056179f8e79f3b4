import { useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { donation } from '../../../shared/rescue/donations/status/donation.fixture.ts'
import { SessionContext } from '../../../web/src/core/data/useSession.ts'
import CommandPalette from '../../../web/src/shell/CommandPalette.tsx'
import { statusRow } from '../rescue/donations/statusRow.ts'
import { shownTransaction } from '../rescue/donations/transaction.ts'
import { answerWith, type SentRequest, sessionAs, show, value, violations } from '../setup.tsx'

/** A few letters, and Enter. */

function Palette({ prefix }: { prefix: 'Donor' | 'FoodBank' }) {
  const [isOpen, setOpen] = useState(true)
  return isOpen ? <CommandPalette prefix={prefix} onClose={() => setOpen(false)} /> : null
}
const shown = (role: 'donor' | 'foodbank') =>
  show(
    <SessionContext value={sessionAs(role)}>
      <Palette prefix={role === 'donor' ? 'Donor' : 'FoodBank'} />
    </SessionContext>,
  )
const type = (words: string) => page.getByRole('combobox').fill(words)
const names = () =>
  page
    .getByRole('option')
    .elements()
    .map((element) => element.textContent)

it('what earlier words found is not offered for later ones', async () => {
  const sent = answerWith(({ path }) => {
    if (path.includes('searchFilter=F-13')) return new Promise<Response>(() => undefined)
    const isGrid = path.includes('searchFilter=F-12') && path.startsWith('/api/DonorRealTimeGrid')
    if (path.startsWith('/api/donorlocations') || path.startsWith('/api/people')) return value([])
    return value({ rows: isGrid ? [statusRow(8, { Code: 'F-12' })] : [] })
  })
  await shown('donor')
  const option = page.getByRole('option', { name: /^F-12/ })
  await type('F-12')
  await expect.element(option).toBeVisible()
  await type('F-13')
  await expect.poll(() => sent.some(({ path }) => path.includes('searchFilter=F-13'))).toBe(true)
  expect(option.elements()).toEqual([])
  await expect.element(page.getByText('Searching …').first()).toBeVisible()
})

const Address = {
  AddressLine1: '4 Elm St',
  City: 'Springfield',
  Province: 'NY',
  PostalCode: '1',
  Latitude: 1,
  Longitude: 1,
}
const rosa = {
  ID: 5,
  FirstName: 'Rosa',
  LastName: 'Vega',
  EMailAddress: null,
  PhoneNumber: '+18655550100',
  PostalCode: '37915',
}
const order = {
  ID: 26,
  Code: '1A',
  Created: '2026-11-20T15:00:00.000Z',
  EntityID: 10,
  PantryLocationID: 1,
  PantryLocationPickupTimeID: 7,
  FoodBankDeliveryTimeID: null,
  EntityDeliveryProgramID: null,
  PickupOrDeliveryDate: '2026-11-21',
  StartTime: '10:00:00',
  EndTime: '10:59:59',
  FoodInsecureNeighbor: rosa,
  IsCancelled: false,
  PantryOrderStatusType: {
    ID: 1,
    Name: 'Packed',
    Code: 'PACKED',
    Sequence: 3,
    IsCancelledType: false,
    IsSuccessfullyCompletedType: false,
  },
  ContainsTEFAPProduct: false,
  TotalItems: 8,
  TotalPounds: 20,
}
/** A food bank with one of each noun. */
function answers({ path, body }: SentRequest) {
  const has = (part: string) => path.includes(part)
  if (has('/agencies/associated/adhoc')) return value([{ ID: 11, Name: 'Open Table', Address, IsMasterAgency: false }])
  if (has('/donorlocations/associated'))
    return value([{ ID: 31, Code: 'M31', Address, Donor: { ID: 3, Name: 'Fresh Market' } }])
  if (has('/matches/pending')) return value({ rows: [statusRow(7, { Code: 'D7' })], HasMore: false })
  if (has('/api/people/entities')) return value({ Entity: { ID: 10, Name: 'Food Bank' }, RolesToGive: [], People: [] })
  if (has('/customers/search')) return value({ rows: JSON.stringify(body).includes('rosa') ? [rosa] : [] })
  if (has('/PantryOrdersGrid')) return value({ rows: has('OrderIDCode=1a') || has('NeighborID=5') ? [order] : [] })
  if (has('/api/orderahead/locations')) return value([])
  if (has('FoodBankRealTimeGrid')) return value({ rows: has('searchFilter=D7') ? [statusRow(7, { Code: 'D7' })] : [] })
  return value({ rows: [] })
}

it('approve finds what waits for an approval', async () => {
  answerWith(answers)
  await shown('foodbank')
  await type('approve')
  await expect.element(page.getByRole('option', { name: /^Approve D7/ })).toBeVisible()
  expect(await violations()).toEqual([])
})

it('a match list is approved where one is, and the approval can be taken back', async () => {
  const approved = value({ ...shownTransaction(donation()), ID: 7 })
  const sent = answerWith((request) => (request.path.includes('/accept') ? approved.clone() : answers(request)))
  await shown('foodbank')
  await type('approve d7')
  await page.getByRole('option', { name: /^Approve D7/ }).click()
  await expect.element(page.getByText('1 match list approved')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('Approval taken back; offers are withdrawn')).toBeVisible()
  const changes = sent.map(({ path }) => path.split('?')[0]).filter((path) => path?.includes('/accept'))
  expect(changes).toEqual(['/api/foodbanks/current/matches/7/accept', '/api/foodbanks/current/matches/7/accept/undo'])
})

it('an agency and a store are found by name, with their own pages', async () => {
  answerWith(answers)
  await shown('foodbank')
  await type('open table')
  await expect.poll(names).toEqual([expect.stringContaining('Open Table')])
  await type('M31')
  await expect.poll(names).toEqual([expect.stringContaining('Fresh Market, 4 Elm St')])
})

it('a neighbor is found with their order, and what can be done for them', async () => {
  answerWith(answers)
  await shown('foodbank')
  await type('rosa')
  await expect
    .poll(() => names().map((name) => name?.slice(0, 13)))
    .toEqual(['Rosa Vega+186', 'New order for', 'Call Rosa Veg', '1ARosa Vega ·'])
})

it('an order is found by its code, and can be handed over when it is packed', async () => {
  answerWith(answers)
  await shown('foodbank')
  await type('1a')
  await expect.element(page.getByRole('option', { name: /^Hand over 1A/ })).toBeVisible()
  expect(page.getByRole('option', { name: /^Pack 1A/ }).elements()).toEqual([])
})

it('a donation is found with what can be done to it', async () => {
  answerWith(answers)
  await shown('foodbank')
  await type('D7')
  await expect
    .poll(() => names().slice(0, 2))
    .toEqual([expect.stringMatching(/^D7/), expect.stringMatching(/^Approve D7/)])
})

it('Enter opens what matches best, whichever search answers last', async () => {
  const list = Promise.withResolvers<void>()
  const sent = answerWith(async (request) => {
    if (request.path.includes('searchFilter=D7')) await list.promise
    return answers(request)
  })
  await shown('foodbank')
  await type('approve')
  await expect.element(page.getByRole('option', { name: /^Approve D7/ })).toBeVisible()
  await type('D7')
  await expect.poll(() => sent.some(({ path }) => path.includes('searchFilter=D7'))).toBe(true)
  expect(names()).toEqual([])
  list.resolve()
  await expect.element(page.getByRole('option', { name: /^Approve D7/ })).toBeVisible()
  await expect.element(page.getByRole('option', { name: /^D7/ })).toHaveClass('Mui-focused')
})
