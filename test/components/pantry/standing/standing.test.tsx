import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Role } from '../../../../shared/core/access.ts'
import type { ShownStandingOrder, StandingAnswer } from '../../../../shared/pantry/standing/shown.ts'
import { SessionContext } from '../../../../web/src/core/data/useSession.ts'
import StandingPanel from '../../../../web/src/pantry/standing/StandingPanel.tsx'
import { answerWith, refusal, type SentRequest, sessionAs, show, value, violations } from '../../setup.tsx'

/** The regular order of a family: its panel, the dialog that sets it up, and what one tap does. */

const Place = { ID: 5, Label: 'Warehouse Market', AddressLine1: '4055 Cherry Ave', City: 'Knoxville' }
const Items = [
  { Name: 'Rice', Quantity: 2 },
  { Name: 'Milk', Quantity: 1 },
]
const regular: ShownStandingOrder = {
  ...{ Every: 'week', FirstDay: '2026-12-01', EntityID: 7, StartTime: '16:00:00', TimeZone: 'America/New_York' },
  ...{ Pantry: { Name: 'Smoky Foothills', PhoneNumber: '(865) 555-0176' }, Place, IsDelivery: false, Items },
  ...{ NextDay: '2026-12-08', PausedUntil: null, Ended: null, SetBy: null, Created: '2026-11-20T12:00:00.000Z' },
  Last: { Day: '2026-12-01', OrderID: 9021, Left: ['Eggs'], Reason: null },
}
const Offer = {
  ...{ OrderID: 9000, Day: '2026-11-24', StartTime: '16:00:00', TimeZone: 'America/New_York' },
  ...{ Place, IsDelivery: false, Items },
}

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T13:00:00.000Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

function serve(answer: StandingAnswer, refused?: string): readonly SentRequest[] {
  return answerWith(({ method }) => (method === 'GET' || !refused ? value(answer) : refusal(refused)))
}
const panel = (role: Role = 'customer') =>
  show(
    <SessionContext value={{ ...sessionAs(role), CustomerID: 30 }}>
      <StandingPanel customerId={30} />
    </SessionContext>,
  )
const button = (name: string) => page.getByRole('button', { name, exact: true })
const changes = (sent: readonly SentRequest[]) => sent.filter(({ method }) => method !== 'GET')

it('says the rhythm, the next day, the order that is placed and what was not there', async () => {
  serve({ Standing: regular, Offer })
  await panel()
  await expect.element(page.getByText('Every Tuesday, 4:00 PM')).toBeVisible()
  await expect.element(page.getByText('Next: Tue, Dec 8')).toBeVisible()
  await expect.element(page.getByText('Not there this time: Eggs')).toBeVisible()
  expect(page.getByRole('link').element().getAttribute('href')).toContain('9021')
  expect(await violations()).toEqual([])
})

it('leaves out the day that it names, after a question', async () => {
  const sent = serve({ Standing: regular, Offer })
  await panel()
  await button('Skip Tue, Dec 8').click()
  await button('Keep it').click()
  expect(changes(sent)).toEqual([])
  await button('Skip Tue, Dec 8').click()
  await button('Yes, skip it').click()
  await expect.element(page.getByText('Nothing is ordered for Tue, Dec 8.')).toBeVisible()
  expect(changes(sent).map(({ body }) => body)).toEqual([{ Change: { Action: 'skip', Day: '2026-12-08' } }])
})

it('pauses until a day', async () => {
  const sent = serve({ Standing: regular, Offer })
  await panel()
  await button('Pause').click()
  await page.getByLabelText('Start again on').fill('2027-01-10')
  await button('Pause until then').click()
  await expect
    .poll(() => changes(sent).map(({ body }) => body))
    .toEqual([{ Change: { Action: 'pause', Day: '2027-01-10' } }])
})

it('is set up from the last order, with a first day after it and the reason where it is refused', async () => {
  const sent = serve({ Standing: null, Offer }, 'Please choose a later day.')
  await panel()
  await button('Make it a regular order').click()
  await expect.element(page.getByText('First day: Tue, Dec 1')).toBeVisible()
  await page.getByLabelText('Every two weeks').click()
  await page.getByLabelText('Day of the week').selectOptions('Thursday')
  await expect.element(page.getByText('First day: Thu, Dec 3')).toBeVisible()
  expect(await violations()).toEqual([])
  await button('Start the regular order').click()
  await expect.element(page.getByText('Please choose a later day.')).toBeVisible()
  expect(changes(sent).map(({ body }) => body)).toEqual([
    { OrderID: 9000, Every: 'twoWeeks', FirstDay: '2026-12-03', StartTime: '16:00:00' },
  ])
})

it('keeps its food when its day is changed, unless the last order’s is chosen', async () => {
  const sent = serve({ Standing: regular, Offer })
  await panel()
  await button('Change').click()
  await page.getByLabelText('Day of the week').selectOptions('Friday')
  await button('Start the regular order').click()
  await expect
    .poll(() => changes(sent).map(({ body }) => body))
    .toEqual([{ Every: 'week', FirstDay: '2026-12-04', StartTime: '16:00:00' }])
})

it('tells staff why it ended, and a family without an order nothing', async () => {
  serve({ Standing: { ...regular, Ended: { At: '2026-11-29T12:00:00.000Z', Reason: 'missed' } }, Offer: null })
  await panel('foodbank')
  await expect.element(page.getByText('It ended because the food was not picked up twice.')).toBeVisible()
  serve({ Standing: null, Offer: null })
  await panel()
  await expect.poll(() => page.getByText('The same food every week?').elements().length).toBe(0)
})
