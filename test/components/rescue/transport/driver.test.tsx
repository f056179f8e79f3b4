import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { DriverRun } from '../../../../shared/rescue/transport/api.ts'
import DriverPage from '../../../../web/src/rescue/transport/DriverPage.tsx'
import { driverRun } from '../../../../web/src/rescue/transport/run.fixture.ts'
import { answerWith, refusal, type SentRequest, show, value, violations } from '../../setup.tsx'

/** The driver's page: a run on a phone, with and without a signal. */

beforeEach(() => {
  localStorage.clear()
  // The morning of the run.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:30:00.000Z') })
  location.hash = '#/471101/the-code'
})

afterEach(() => void vi.useRealTimers())

/** A server that records what is reported, as the real one does; `isOffline` lets no request through. */
function serve(first: Partial<DriverRun> = {}, refused?: (kind: string) => string | undefined) {
  const state = {
    run: { ...driverRun, ...first },
    isOffline: false,
    /** The answer about the run comes after this. */
    isHeldUp: undefined as Promise<void> | undefined,
  }
  const arrived: string[] = []
  answerWith((request: SentRequest) => {
    if (state.isOffline) throw new TypeError('Failed to fetch')
    if (!request.path.endsWith('/events'))
      return state.isHeldUp ? state.isHeldUp.then(() => value(state.run)) : value(state.run)
    const { kind, time, EventID } = request.body as { kind: string; time: string; EventID: string }
    arrived.push(kind)
    const reason = refused?.(kind)
    if (reason) return refusal(reason)
    const EventIDs = [...state.run.EventIDs, EventID]
    const changes: Record<string, Partial<DriverRun>> = {
      accepted: { State: 'held' },
      enroute: { EnRouteTime: time },
      pickedup: { PickedUpTime: time },
      droppedoff: { DroppedOffTime: time, State: 'done' },
      cancelled: { State: 'gaveBack' },
    }
    state.run = { ...state.run, EventIDs, ...changes[kind] }
    return value(state.run)
  })
  return { state, kinds: () => arrived }
}
const button = (name: string) => page.getByRole('button', { name, exact: true })
const title = (name: string) => page.getByRole('heading', { name, level: 1 })

/** A picture of one pixel, as a camera's file. */
const picture = async () => {
  const canvas = new OffscreenCanvas(1, 1)
  canvas.getContext('2d')
  const blob = await canvas.convertToBlob({ type: 'image/png' })
  return new File([blob], 'load.png', { type: 'image/png' })
}

/** The page has a main landmark of its own, within that of the tests' frame. */
const found = async () => (await violations()).filter((line) => !line.startsWith('landmark-'))

it('leads from the offer to the delivery', async () => {
  const { state, kinds } = serve()
  await show(<DriverPage />)
  await expect.element(title('Can you drive?')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Directions to Corner Market' })).toBeVisible()
  await expect.poll(found).toEqual([])
  await button('Take this run').click()
  await button('I’m on my way').click()
  await expect.poll(found).toEqual([])
  await button('I picked it up').click()
  await page.getByLabelText('Bakery, pounds').fill('72.5')
  await expect.poll(found).toEqual([])
  await button('I picked it up').click()
  await button('I delivered it').click()
  await expect.element(page.getByRole('heading', { name: 'Delivered to Harbor Light Pantry?' })).toBeVisible()
  await button('Back').click()
  expect(kinds()).toEqual(['accepted', 'enroute', 'pickedup'])
  await button('I delivered it').click()
  await expect.poll(found).toEqual([])
  state.isOffline = true
  await button('Yes, delivered').click()
  await expect.element(title('Delivered. Thank you!')).toBeVisible()
  const mayClose = page.getByText(/You can close this page/)
  await expect.element(page.getByText(/Please keep this page open/)).toBeVisible()
  expect(mayClose.elements()).toEqual([])
  state.isOffline = false
  window.dispatchEvent(new Event('online'))
  await expect.element(mayClose).toBeVisible()
  expect(kinds()).toEqual(['accepted', 'enroute', 'pickedup', 'droppedoff'])
})

it('says that it is taking the run until the server has answered', async () => {
  const { state } = serve()
  await show(<DriverPage />)
  await expect.element(title('Can you drive?')).toBeVisible()
  state.isOffline = true
  await button('Take this run').click()
  await expect.element(title('Taking the run…')).toBeVisible()
  await expect.element(button('I’m on my way')).not.toBeInTheDocument()
  // A slow line is no lost one.
  const ifNobodyWasFaster = page.getByText(/as soon as you are back online/)
  await expect.element(page.getByText(/waits to be sent/)).toBeVisible()
  expect(ifNobodyWasFaster.elements()).toEqual([])
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
  await expect.element(ifNobodyWasFaster).toBeVisible()
  line.mockRestore()
  state.isOffline = false
  window.dispatchEvent(new Event('online'))
  await expect.element(title('Your run')).toBeVisible()
  await expect.element(button('I’m on my way')).toBeVisible()
})

it('asks before a run of tomorrow is driven tonight, once', async () => {
  vi.setSystemTime(new Date('2026-11-21T01:00:00.000Z'))
  const { kinds } = serve({ State: 'held' })
  await show(<DriverPage />)
  await button('I’m on my way').click()
  await expect.element(page.getByRole('heading', { name: /^This run is for .*Nov 21/ })).toBeVisible()
  await expect.poll(found).toEqual([])
  await button('Back').click()
  await button('I picked it up').click()
  await button('Go on today').click()
  await expect.element(page.getByLabelText('Bakery, pounds')).toBeVisible()
  await button('Back').click()
  expect(kinds()).toEqual([])
  await button('I’m on my way').click()
  await button('Go on today').click()
  await expect.poll(kinds).toEqual(['enroute'])
  await button('I picked it up').click()
  await expect.element(page.getByLabelText('Bakery, pounds')).toBeVisible()
})

it('sends a report that is made while the page is asking as soon as the answer is there', async () => {
  const { state, kinds } = serve({ State: 'held' })
  await show(<DriverPage />)
  await button('I’m on my way').click()
  await expect.poll(kinds).toEqual(['enroute'])
  let answer = () => {}
  state.isHeldUp = new Promise((resolve) => {
    answer = resolve
  })
  window.dispatchEvent(new Event('online'))
  await button('I picked it up').click()
  await button('I picked it up').click()
  await expect.element(button('I delivered it')).toBeVisible()
  expect(kinds()).toEqual(['enroute'])
  answer()
  await expect.poll(kinds).toEqual(['enroute', 'pickedup'])
})

it('refuses pounds that are none before anything is sent', async () => {
  const { kinds } = serve({ State: 'held', EnRouteTime: '2026-11-21T13:00:00.000Z' })
  await show(<DriverPage />)
  await button('I picked it up').click()
  await page.getByLabelText('Produce, pounds').fill('a lot')
  await button('I picked it up').click()
  await expect.element(page.getByText('Pounds from 0 to 45,000, in tenths')).toBeVisible()
  expect(kinds()).toEqual([])
})

it('keeps the typed pounds and the photo when the driver goes back', async () => {
  serve({ State: 'held', EnRouteTime: '2026-11-21T13:10:00.000Z' })
  await show(<DriverPage />)
  await button('I picked it up').click()
  await page.getByLabelText('Bakery, pounds').fill('72.5')
  const input = page.elementLocator(document.querySelector('input[type=file]') as HTMLElement)
  await userEvent.upload(input, await picture())
  await expect.element(page.getByText('A photo goes along.')).toBeVisible()
  await button('Back').click()
  await button('I picked it up').click()
  await expect.element(page.getByLabelText('Bakery, pounds')).toHaveValue('72.5')
  await expect.element(page.getByText('A photo goes along.')).toBeVisible()
})

it('keeps reports without a signal, and sends them in order when it is back', async () => {
  const { state, kinds } = serve({ State: 'held' })
  await show(<DriverPage />)
  await expect.element(button('I’m on my way')).toBeVisible()
  state.isOffline = true
  await button('I’m on my way').click()
  await button('I picked it up').click()
  await button('I picked it up').click()
  await expect.element(page.getByText('2 reports wait to be sent. Please keep this page open.')).toBeVisible()
  await expect.element(button('I delivered it')).toBeVisible()
  await expect.poll(found).toEqual([])
  state.isOffline = false
  window.dispatchEvent(new Event('online'))
  await expect.poll(kinds).toEqual(['enroute', 'pickedup'])
  await expect.element(page.getByText(/wait to be sent/)).not.toBeInTheDocument()
})

it('shows what the server did not record, and why', async () => {
  const { state } = serve({}, (kind) => (kind === 'accepted' ? 'Somebody else took this run.' : undefined))
  await show(<DriverPage />)
  await expect.element(button('Take this run')).toBeVisible()
  state.run = { ...state.run, State: 'takenByOther', Reason: 'Somebody else took this run.' }
  await button('Take this run').click()
  await expect.element(page.getByText(/^Not recorded: Take this run/)).toBeVisible()
  await expect.element(title('Somebody else was faster')).toBeVisible()
  await expect.poll(found).toEqual([])
})

it('reports a problem, and cancels with a word of what happens to the food', async () => {
  const { kinds } = serve({ State: 'held', PickedUpTime: '2026-11-21T14:00:00.000Z' })
  await show(<DriverPage />)
  await button('Report a problem').click()
  await page.getByRole('radio', { name: 'Trouble with the car' }).click()
  await expect.poll(found).toEqual([])
  await button('Report').click()
  await button('Cancel the run').click()
  await expect.element(page.getByText('You already have the food: the food bank will call you.')).toBeVisible()
  await button('Cancel the run').click()
  await expect.element(title('You gave this run back')).toBeVisible()
  expect(kinds()).toEqual(['problem', 'cancelled'])
})

it('with food of a run that had ended says whom to call, and reports where it went', async () => {
  const { kinds } = serve({
    State: 'carrying',
    Reason: 'Please call the food bank.',
    PickedUpTime: '2026-11-21T12:00:00.000Z',
  })
  await show(<DriverPage />)
  await expect.element(title('You have the food: please call')).toBeVisible()
  await expect.element(page.getByText('Harbor Light Pantry', { exact: false })).not.toBeInTheDocument()
  const dial = page.getByRole('link', { name: 'Call County Food Bank' })
  await expect.element(dial).toHaveAttribute('href', 'tel:413-555-0110')
  await expect.poll(found).toEqual([])
  await button('I handed it over').click()
  await expect.element(title('Delivered. Thank you!')).toBeVisible()
  expect(kinds()).toEqual(['droppedoff'])
})

it('says that a link without a run does not work', async () => {
  location.hash = '#/nothing'
  serve()
  await show(<DriverPage />)
  await expect.element(page.getByText('This link does not work (any more)')).toBeVisible()
})
