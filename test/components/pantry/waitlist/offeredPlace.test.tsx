import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { OfferedPlace, WaitingPlace } from '../../../../shared/pantry/waitlist/waitingPlace.ts'
import { SessionContext } from '../../../../web/src/core/data/useSession.ts'
import OfferedPlacePage from '../../../../web/src/pantry/waitlist/OfferedPlacePage.tsx'
import WaitingPlaces from '../../../../web/src/pantry/waitlist/WaitingPlaces.tsx'
import { answerWith, refusal, type SentRequest, sessionAs, show, value, violations } from '../../setup.tsx'

/** Places that get free: the page of an offer's link, and the family's own start page. */

const waiting: WaitingPlace = {
  ...{ WindowID: 38, Kind: 'pickup', Day: '2026-12-01', StartTime: '10:00:00', EndTime: '10:59:59' },
  TimeZone: 'America/New_York',
  Place: {
    ...{ Label: 'Warehouse Market', AddressLine1: '4055 Cherry Ave' },
    ...{ City: 'Knoxville', Province: 'TN', PostalCode: '37902' },
  },
  ...{ Ahead: 0, OfferUntil: '2026-11-30T13:30:00.000Z', TotalItems: 4 },
}
const offered: OfferedPlace = {
  ...waiting,
  ...{ Language: 'en', State: 'offered', Pantry: { Name: 'Smoky Foothills', PhoneNumber: '(865) 555-0176' } },
}
beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T13:00:00.000Z') })
  location.hash = '#/38/the-code'
})
afterEach(() => {
  vi.useRealTimers()
  location.hash = ''
})

function serve(refused?: string): readonly SentRequest[] {
  return answerWith(({ method, path }) => {
    if (method === 'GET') return value(offered)
    if (refused) return refusal(refused)
    return value({ ...offered, State: path.endsWith('/order') ? 'taken' : 'over' })
  })
}
const changes = (sent: readonly SentRequest[]) => sent.filter(({ method }) => method !== 'GET')
const button = (name: string) => page.getByRole('button', { name, exact: true })
const ownViolations = async () => (await violations()).filter((one) => !one.startsWith('landmark-'))

it('keeps the place until a time, and gives it with one tap', async () => {
  const sent = serve()
  await show(<OfferedPlacePage />)
  await expect.element(page.getByText(/We keep this place for you until 8:30 AM/)).toBeVisible()
  expect(changes(sent)).toEqual([])
  expect(await ownViolations()).toEqual([])
  await button('Take the place').click()
  await expect.element(page.getByText('Your order is placed.', { exact: false })).toBeVisible()
  expect(changes(sent).map(({ path }) => path)).toEqual(['/api/orderahead/offeredplace/38/order'])
})

it('goes to the next family after a question', async () => {
  const sent = serve()
  await show(<OfferedPlacePage />)
  await button('No, thank you').click()
  await button('Keep it').click()
  expect(changes(sent)).toEqual([])
  await button('No, thank you').click()
  await button('Yes, give it away').click()
  await expect.element(page.getByText('The place goes to the next family.', { exact: false })).toBeVisible()
  expect(changes(sent).map(({ path }) => path)).toEqual(['/api/orderahead/offeredplace/38/refusal'])
})

it('says that the place went to the next family when the answer comes late', async () => {
  serve('This place went to the next family.')
  await show(<OfferedPlacePage />)
  await button('Take the place').click()
  await expect.element(page.getByText('This place went to the next family.')).toBeVisible()
})

it('leads to signing in when the link has ended', async () => {
  answerWith(() => new Response('{"message":"Not Found"}', { status: 404 }))
  await show(<OfferedPlacePage />)
  await expect.element(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/neighbor#/app/home')
})

it('stands on the start page above what the family waits for, and is taken there', async () => {
  const later = { ...waiting, WindowID: 39, OfferUntil: null, Ahead: 2, StartTime: '11:00:00', EndTime: '11:59:59' }
  const sent = answerWith(({ method }) => (method === 'GET' ? value([later, waiting]) : value({ OrderID: 7 })))
  await show(
    <SessionContext value={{ ...sessionAs('customer'), CustomerID: 66 }}>
      <WaitingPlaces part="offered" />
      <WaitingPlaces part="waiting" />
    </SessionContext>,
  )
  const titles = page.getByRole('heading')
  await expect.element(titles.nth(0)).toHaveTextContent('A place is free')
  await expect.element(titles.nth(1)).toHaveTextContent('You wait for a place')
  await expect.element(page.getByText('2 families are before you.')).toBeVisible()
  await button('Take the place').click()
  await vi.waitFor(() =>
    expect(changes(sent).map(({ path }) => path)).toEqual(['/api/orderahead/customer/66/waitlist/38/order']),
  )
})
