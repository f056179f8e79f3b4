import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { LinkedOrder } from '../../../../shared/pantry/ordering/linkedOrder.ts'
import LinkedOrderPage from '../../../../web/src/pantry/ordering/LinkedOrderPage.tsx'
import { answerWith, refusal, type SentRequest, show, value, violations } from '../../setup.tsx'

/** Page of a reminder's link: whether the family comes. */

const order: LinkedOrder = {
  ...{
    ID: 313,
    Code: '139',
    Language: 'en',
    StatusCode: 'CREATED',
    IsConfirmed: false,
    MayCancel: true,
    MayMove: true,
  },
  ...{ Day: '2026-12-02', StartTime: '15:00:00', EndTime: '16:59:59', IsDelivery: false, TotalItems: 12 },
  Place: {
    ...{ Label: 'Riverside', Description: 'By the bus station.', AddressLine1: '210 River Rd' },
    ...{ City: 'Knoxville', Province: 'TN', PostalCode: '37902' },
  },
  Pantry: { Name: 'Smoky Foothills', PhoneNumber: '(865) 555-0176' },
  Times: [{ ID: 41, Day: '2026-12-03', StartTime: '09:00:00', EndTime: '09:59:59', PlacesLeft: 2 }],
  HasMoreTimes: false,
}
beforeEach(() => {
  localStorage.clear()
  location.hash = '#/313/the-code'
})
afterEach(() => {
  location.hash = ''
})

/** A server that keeps the order as the answers leave it. */
function serve(first: Partial<LinkedOrder> = {}, refused?: string): readonly SentRequest[] {
  let now = { ...order, ...first }
  return answerWith(({ method, path }) => {
    if (method === 'GET') return value(now)
    if (refused) return refusal(refused)
    if (path.endsWith('/confirmation')) now = { ...now, IsConfirmed: true }
    if (path.endsWith('/time')) now = { ...now, Day: '2026-12-03' }
    if (path.endsWith('/cancellation')) now = { ...now, StatusCode: 'CANCELLED', MayCancel: false, MayMove: false }
    return value(now)
  })
}
const changes = (sent: readonly SentRequest[]) => sent.filter(({ method }) => method !== 'GET')
const button = (name: string) => page.getByRole('button', { name, exact: true })
/** The page has a main landmark of its own, within that of the tests' frame. */
const ownViolations = async () => (await violations()).filter((one) => !one.startsWith('landmark-'))

it('changes nothing when it is opened, and says that the family comes with one tap', async () => {
  const sent = serve()
  await show(<LinkedOrderPage />)
  await expect.element(page.getByText('Riverside')).toBeVisible()
  expect(changes(sent)).toEqual([])
  expect(await ownViolations()).toEqual([])
  await button('Yes, I will come').click()
  await expect.element(page.getByText('Thank you. See you then!')).toBeVisible()
  expect(changes(sent).map(({ path }) => path)).toEqual(['/api/orderahead/linkedorder/313/confirmation'])
})

it('cancels after a question, which can be answered with no', async () => {
  const sent = serve()
  await show(<LinkedOrderPage />)
  await button('I can’t come: cancel').click()
  await button('Keep my order').click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(changes(sent)).toEqual([])
  await button('I can’t come: cancel').click()
  await button('Yes, cancel it').click()
  await expect.element(page.getByText('Your order is cancelled.', { exact: false })).toBeVisible()
  expect(changes(sent).map(({ path }) => path)).toEqual(['/api/orderahead/linkedorder/313/cancellation'])
})

it('moves to another open time of the place', async () => {
  const sent = serve()
  await show(<LinkedOrderPage />)
  await button('Choose another time').click()
  await page.getByRole('button', { name: /9:00/ }).click()
  await expect.element(page.getByText('Your order has a new time.')).toBeVisible()
  expect(changes(sent).map(({ body }) => body)).toEqual([{ TimeID: 41 }])
})

it('says why an answer was not taken, and keeps the order', async () => {
  serve({}, 'This time has no place left.')
  await show(<LinkedOrderPage />)
  await button('Yes, I will come').click()
  await expect.element(page.getByText('This time has no place left.')).toBeVisible()
  await expect.element(button('Yes, I will come')).toBeEnabled()
})

it('leads to signing in when the link has ended', async () => {
  answerWith(() => new Response('{"message":"Not Found"}', { status: 404 }))
  await show(<LinkedOrderPage />)
  await expect.element(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/neighbor#/app/home')
})
