import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { SheetRow, SignatureSheet } from '../../../../shared/pantry/orders/later/paper.ts'
import { handOverFacts } from '../../../../shared/pantry/orders/order.fixture.ts'
import { orderCode } from '../../../../shared/pantry/orders/order.ts'
import { incomeTableOn } from '../../../../shared/pantry/tefap/incomeTable.ts'
import { stateRules } from '../../../../shared/pantry/tefap/stateRules.ts'
import { SessionContext } from '../../../../web/src/core/data/useSession.ts'
import { TakeBackButton } from '../../../../web/src/pantry/orders/handOver/TakeBackButton.tsx'
import SignaturePage from '../../../../web/src/pantry/orders/signatures/SignaturePage.tsx'
import { answerWith, refusal, type SentRequest, sessionAs, show, value, violations } from '../../setup.tsx'
import { orderAtChurchHall, ownOrder } from './orders.fixture.ts'

/** A day's sheet of signatures, typed in by a clerk; and a hand-over that is reversed later. */

const day = '2026-11-24'
const window = {
  ...{ ID: 52, Kind: 'pickup', PantryLocationID: 5, Label: 'Church hall', OrderDay: day },
  ...{ StartTime: '10:00:00', EndTime: '10:59:59', TimeZone: 'America/New_York', ToPack: 0, Packed: 4, HandedOver: 1 },
} as const
const row = (ID: number, FirstName: string, more: Partial<SheetRow> = {}): SheetRow => ({
  ...{ ID, Code: orderCode(ID), StatusCode: 'PACKED', WindowID: 52, HouseholdSize: 3 },
  FoodInsecureNeighbor: { ID, FirstName, LastName: 'Zamora', PostalCode: null },
  Ages: { Minors: 1, Adults: 2, Seniors: 0 },
  ...{ Proxies: [], CertifiedTo: null },
  ...more,
})
const rules = stateRules('OH')
const long = `${'😀'.repeat(20)} محمد 王小明 ${'x'.repeat(40)}`
const rows = [
  row(2748, 'Luz', { Proxies: ['Ana Ruiz'] }),
  row(2749, long, { CertifiedTo: '2027-06-30' }),
  row(2750, 'Bo', { HouseholdSize: null, Ages: null }),
  row(2751, 'Mai', { StatusCode: 'ABANDONED' }),
  row(2752, 'Ivo', { StatusCode: 'DELIVEREDTONEIGHBOR', HandedOver: { At: `${day}T15:20:00.000Z` } }),
]
const sheet: SignatureSheet = {
  State: { ...rules, programs: [] },
  ...{ IsPaperTaken: true, TextVersion: 'OH-1', Wording: 'I ask for food.', IncomeTable: incomeTableOn(day, rules) },
  Orders: rows,
}

function serve(answerTo: (request: SentRequest) => Response) {
  const sent: SentRequest[] = []
  answerWith((request) => {
    if (request.method !== 'GET') {
      sent.push(request)
      return answerTo(request)
    }
    return value({ Day: day, Windows: [window], Sheet: sheet })
  })
  return sent
}
const showPage = () =>
  show(
    <SessionContext value={{ ...sessionAs('agency'), Name: 'Grace Kim' }}>
      <SignaturePage />
    </SessionContext>,
    { at: `/?list=signatures&day=${day}` },
  )
const signedBy = (ID: number) => page.getByLabelText(`Signed by, order ${orderCode(ID)}`)
const bodyFor = (sent: readonly SentRequest[], ID: number) =>
  sent.find(({ path }) => path.includes(`/order/${ID}/handover`))?.body

vi.setConfig({ testTimeout: 60_000 })

it('types in a sheet: exceptions by hand, the rest with one tap, each at its time of the day with witness and signer', async () => {
  const sent = serve(() => value(orderAtChurchHall(ownOrder)))
  await page.viewport(390, 844)
  await showPage()
  await expect.element(signedBy(2748)).toBeVisible()
  await expect.element(page.getByText('#AC0 · Handed over on a screen, 10:20 AM')).toBeVisible()
  expect(signedBy(2752).elements()).toHaveLength(0)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  await signedBy(2748).selectOptions('Ana Ruiz')
  await signedBy(2749).selectOptions('Nobody')
  await page.getByRole('button', { name: 'The rest was signed by the person who ordered' }).click()
  await page.getByLabelText('0-17, order ABE').fill('1')
  await page.getByLabelText('18-59, order ABE').fill('2')
  await page.getByLabelText('Time, order ABF').fill('10:45')
  await expect.poll(violations).toEqual([])
  await page.getByRole('button', { name: 'Record 4 hand-overs' }).click()
  await expect.poll(() => sent.length).toBe(4)
  expect(bodyFor(sent, 2748)).toMatchObject({
    ...{ RecipientKind: 'proxy', RecipientName: 'Ana Ruiz', At: `${day}T15:00:00.000Z` },
    Paper: { SignedName: 'Ana Ruiz', Witness: 'Grace Kim', Declaration: { Programs: [] } },
  })
  expect(bodyFor(sent, 2749)).toMatchObject({ RecipientKind: 'household', Paper: { SignedName: null } })
  expect(bodyFor(sent, 2750)).toMatchObject({ Ages: { Minors: 1, Adults: 2, Seniors: 0 } })
  expect(bodyFor(sent, 2751)).toMatchObject({
    At: `${day}T15:45:00.000Z`,
    Paper: { SignedName: 'Mai Zamora' },
  })
  await expect.element(page.getByText('4 hand-overs were recorded')).toBeVisible()
})

it('says beside a line why it was not recorded, and records it anyway', async () => {
  const answers = [refusal('The household named nobody by this name.'), value(orderAtChurchHall(ownOrder))]
  const sent = serve(() => answers.shift() ?? value(null))
  await showPage()
  await signedBy(2748).selectOptions('Luz Zamora')
  await page.getByRole('button', { name: 'Record 1 hand-over' }).click()
  await expect.element(page.getByText('The household named nobody by this name.')).toBeVisible()
  await page.getByRole('button', { name: 'Record it anyway' }).click()
  await expect.poll(() => sent.length).toBe(2)
  expect(sent[0]?.body).toMatchObject({ Acknowledged: ['notPacked', 'otherDay'] })
  expect(sent[1]?.body).toMatchObject({ Acknowledged: expect.arrayContaining(['proxyNotNamed']) })
})

it('has on paper each open order with its household, long names and empty lines, and the words of the state', async () => {
  serve(() => value(null))
  await showPage()
  await expect.element(signedBy(2748)).toBeVisible()
  const table = document.querySelector('section table') ?? expect.fail('no table')
  const printed = [...table.querySelectorAll('tbody tr')].map(({ textContent }) => textContent)
  expect(printed).toHaveLength(4 + 4)
  expect(printed[0]).toContain('May pick up: Ana Ruiz')
  expect(printed[1]).toContain(long)
  expect(printed[1]).toContain('Declaration valid to')
  expect(printed[2]).toContain('0-17 ____')
  const paper = table.closest('section')?.textContent
  expect(paper).toContain('Ohio asks for a signed declaration at each pickup')
  expect(paper).toContain('(OH-1): I ask for food.')
  expect(paper).toContain('I saw these people sign.')
})

it('reverses a hand-over of more than a minute ago with a reason, and needs words for another one', async () => {
  const sent = serve(() => value(orderAtChurchHall(ownOrder)))
  const At = new Date(Date.now() - 3_600_000).toISOString()
  const HandOver = { ...handOverFacts, At, Day: At.slice(0, 10) }
  await show(
    <SessionContext value={sessionAs('agency')}>
      <TakeBackButton order={{ ...orderAtChurchHall(ownOrder), HandOver }} />
    </SessionContext>,
  )
  await page.getByRole('button', { name: 'Reverse the hand-over' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Reverse the hand-over' }).click()
  await expect.element(dialog.getByText('Please choose a reason.')).toBeVisible()
  await dialog.getByLabelText('Reason').selectOptions('Another reason')
  await dialog.getByRole('button', { name: 'Reverse the hand-over' }).click()
  await expect.element(dialog.getByText('Please say what happened.')).toBeVisible()
  expect(sent).toEqual([])
  await dialog.getByLabelText('In your words').fill('The label was on another bag')
  await expect.poll(violations).toEqual([])
  await dialog.getByRole('button', { name: 'Reverse the hand-over' }).click()
  await expect.poll(() => sent[0]?.body).toEqual({ Reason: 'other', Words: 'The label was on another bag' })
})

it('is not offered to a volunteer for what somebody else handed over', async () => {
  serve(() => value(null))
  const At = new Date(Date.now() - 3_600_000).toISOString()
  const HandOver = { ...handOverFacts, At, Day: At.slice(0, 10), By: { UserID: 99_999, EntityID: 10 } }
  await show(
    <SessionContext value={sessionAs('pantryvolunteer')}>
      <TakeBackButton order={{ ...orderAtChurchHall(ownOrder), HandOver }} />
      <p>Shown</p>
    </SessionContext>,
  )
  await expect.element(page.getByText('Shown')).toBeVisible()
  expect(page.getByRole('button', { name: 'Reverse the hand-over' }).elements()).toHaveLength(0)
})
