import { useNavigate } from 'react-router'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { busyWindow, quietPantryDay } from '../../../shared/work/home/pantryDay.fixture.ts'
import { SessionContext } from '../../../web/src/core/data/useSession.ts'
import { setNavigate } from '../../../web/src/core/go.ts'
import { Rail } from '../../../web/src/shell/Navigation.tsx'
import PhoneBar from '../../../web/src/shell/PhoneBar.tsx'
import { ShellKeys } from '../../../web/src/shell/ShellKeys.tsx'
import { answerWith, sessionAs, show, value, violations } from '../setup.tsx'

/** The two halves of the work in the navigation. */

beforeEach(() => {
  localStorage.clear()
  answerWith(({ path }) => value(path.includes('/orderahead/today') ? quietPantryDay : []))
})
afterEach(() => history.replaceState(null, '', '/'))

/** Follows what the shell opens, as the app's router does. */
function Routed() {
  const navigate = useNavigate()
  setNavigate((inside) => void navigate(inside))
  return null
}

const frame = (role: 'foodbank' | 'foodbankEpantryCoordinator' | 'donor', isPhone = false) => {
  const prefix = role === 'donor' ? ('Donor' as const) : ('FoodBank' as const)
  history.replaceState(null, '', `/${prefix}`)
  return (
    <SessionContext value={sessionAs(role)}>
      <Routed />
      {isPhone ? <PhoneBar prefix={prefix} onMore={() => undefined} /> : <Rail prefix={prefix} />}
      <ShellKeys prefix={prefix} />
    </SessionContext>
  )
}
const link = (name: string) => page.getByRole('link', { name, exact: true })
const isShown = (name: string) => link(name).elements().length === 1

it('one half is shown, and s goes to the home of the other one and back', async () => {
  await show(frame('foodbank'), { at: '/app/home' })
  expect([isShown('Post a donation'), isShown('Orders'), isShown('Messages')]).toEqual([true, false, true])
  await expect.element(link('Food rescue')).toHaveAttribute('aria-current', 'true')
  await userEvent.keyboard('s')
  await expect.element(link('Pantry today')).toHaveAttribute('aria-current', 'page')
  expect([isShown('Post a donation'), isShown('Orders'), isShown('Messages')]).toEqual([false, true, true])
  await userEvent.keyboard('s')
  await expect.element(link('Home')).toHaveAttribute('aria-current', 'page')
  expect(await violations()).toEqual([])
})

it('the half follows the page that is opened, and is kept on pages of both', async () => {
  const first = await show(frame('foodbank'), { at: '/app/orderahead-orders' })
  expect(isShown('Packing')).toBe(true)
  first.unmount()
  const second = await show(frame('foodbank'), { at: '/app/message-summary' })
  expect(isShown('Packing')).toBe(true)
  second.unmount()
  await show(frame('foodbank'), { at: '/app/realtime' })
  expect(isShown('Packing')).toBe(false)
})

it('a pantry coordinator begins with the pantry, and a donor has no switch', async () => {
  const first = await show(frame('foodbankEpantryCoordinator'), { at: '/app/message-summary' })
  expect(isShown('Packing')).toBe(true)
  first.unmount()
  await show(frame('donor'), { at: '/app/realtime' })
  expect(page.getByRole('group').elements()).toEqual([])
  await userEvent.keyboard('s')
  expect(isShown('Post a donation')).toBe(true)
})

it('the set-up is folded, opens, and stands open while one of its screens is open', async () => {
  const setup = page.getByRole('button', { name: 'Set up and records' })
  const first = await show(frame('foodbank'), { at: '/app/home' })
  expect(isShown('Matching Settings')).toBe(false)
  await setup.click()
  await expect.element(link('Matching Settings')).toBeVisible()
  first.unmount()
  await show(frame('foodbank'), { at: '/app/realtime-settings' })
  await expect.element(link('Matching Settings')).toHaveAttribute('aria-current', 'page')
  await expect.element(setup).toHaveAttribute('aria-expanded', 'true')
})

it('a phone has the bar of the half', async () => {
  await show(frame('foodbank', true), { at: '/app/orderahead-today' })
  const names = page
    .getByRole('link')
    .elements()
    .map((element) => element.textContent)
  expect(names).toEqual(['Pantry today', 'Orders', 'Packing', 'Messages'])
})

it('? tells the keys, where the letters can be switched off', async () => {
  await show(frame('foodbank'), { at: '/app/home' })
  await userEvent.keyboard('?')
  await expect.element(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
  expect(await violations()).toEqual([])
  await page.getByRole('switch', { name: 'Single letters act' }).click()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => page.getByRole('dialog').elements()).toEqual([])
  await userEvent.keyboard('s')
  expect(isShown('Post a donation')).toBe(true)
  await userEvent.keyboard('?')
  expect(page.getByRole('dialog').elements()).toEqual([])
})

it('the entries of the pantry count what is due today, and nothing stands where nothing is due', async () => {
  const counted = () =>
    page
      .getByRole('link')
      .elements()
      .map((entry) => entry.textContent)
      .filter((shown) => /\d/.test(shown ?? ''))
  const low = { ID: 5, Name: 'Rice', Quantity: 0, Threshold: 5 }
  const windows = [busyWindow, { ...busyWindow, ID: 8, ToPack: 3 }].map((window) => ({ ...window, Late: 0 }))
  const sent = answerWith(({ path }) =>
    value(path.includes('/orderahead/today') ? { ...quietPantryDay, Windows: windows, Low: [low], MoreLow: 4 } : []),
  )
  const rail = await show(frame('foodbankEpantryCoordinator'), { at: '/app/orderahead-orders' })
  await expect.element(link('Packing 15')).toBeVisible()
  await expect.poll(counted).toEqual(['Packing15', 'Products5'])
  expect(await violations()).toEqual([])
  expect(sent.filter(({ path }) => path.includes('/orderahead/today'))).toHaveLength(1)
  rail.unmount()
  await show(frame('foodbankEpantryCoordinator', true), { at: '/app/orderahead-orders' })
  await expect.poll(counted).toEqual(['15Packing'])
})

it('the rescue half asks for nothing of the pantry', async () => {
  const sent = answerWith(() => value([]))
  await show(frame('foodbank'), { at: '/app/home' })
  await expect.element(link('Home')).toBeVisible()
  await expect.element(link('Donations')).toBeVisible()
  expect(sent.filter(({ path }) => path.includes('/orderahead/today'))).toEqual([])
})
