import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { PickupTime } from '../../../../shared/pantry/windows/window.ts'
import { SessionContext } from '../../../../web/src/core/data/useSession.ts'
import AddWindowsPanel from '../../../../web/src/pantry/windows/add/AddWindowsPanel.tsx'
import PickupTimesPanel from '../../../../web/src/pantry/windows/PickupTimesPanel.tsx'
import { answerWith, refusal, type SentRequest, sessionAs, show, value, violations } from '../../setup.tsx'
import { pickupTime } from './pickupTime.fixture.ts'

/** Forms of new windows, and a location's pickup times by day. Friday, 20 November 2026, ten in the morning in New York. */

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(new Date('2026-11-20T15:00:00.000Z'))
})
afterEach(() => void vi.useRealTimers())

const zone = 'America/New_York'

const button = (name: string | RegExp) => page.getByRole('button', { name })
const field = (name: string) => page.getByLabelText(name, { exact: true })
const drafts = (sent: readonly SentRequest[]) => sent.filter(({ method }) => method === 'POST')
/** Options of a selection, a first entry without a value left out. */
const offered = (name: string) =>
  [...(field(name).element() as HTMLSelectElement).options].filter(({ value }) => value !== '')

describe('the form of new windows', () => {
  const open = async (existing: readonly PickupTime[] = [], answer = () => value({ IDs: [1] })) => {
    const [onAdded, onCancel] = [vi.fn(), vi.fn()]
    const sent = answerWith(({ method }) => (method === 'GET' ? value(existing) : answer()))
    await show(<AddWindowsPanel location={{ ID: 7 }} zone={zone} onAdded={onAdded} onCancel={onCancel} />)
    return { sent, onAdded, onCancel }
  }
  /** The weekly form from a day on, a Friday; from its own first day where that is what a test is about. */
  const openWeekly = async (existing: readonly PickupTime[] = [], start = '2026-11-20') => {
    const opened = await open(existing)
    await button('Weekly').click()
    await expect.element(field('Number of Weeks')).toBeVisible()
    if (start !== '') await field('Start Date').fill(start)
    return opened
  }
  const preview = () => page.getByRole('table', { name: 'Preview' })

  it('[pickup-add-windows-panel] [add-windows-frequency] [add-windows-type] [single-form-fields] [single-day-default] [single-open-default] [single-close-default] [slot-none-single] adds one window of a day by its defaults', async () => {
    const { sent, onAdded } = await open()
    await expect.element(button('Once')).toHaveAttribute('aria-pressed', 'true')
    await expect.element(button('Weekly')).toHaveAttribute('aria-pressed', 'false')
    for (const name of [
      'Pickup Day',
      'Start Time',
      'End Time',
      'Maximum Orders',
      'Open Date',
      'Open Time',
      'Close Date',
      'Close Time',
    ])
      await expect.element(field(name)).toBeVisible()
    await expect.poll(violations).toEqual([])
    await button('Create 1 window').click()
    await expect.poll(() => onAdded.mock.calls.length).toBe(1)
    expect(drafts(sent)).toEqual([
      expect.objectContaining({
        path: '/api/orderahead/location/7/pickuptimes',
        key: expect.any(String),
        body: {
          PickupTimes: [
            {
              PickupDay: '2026-11-27',
              PickupStartTime: '08:00:00',
              PickupEndTime: '17:00:00',
              OpenTime: '2026-11-20T05:00:00.000Z',
              CloseTime: '2026-11-27T04:30:00.000Z',
              MaximumOrders: null,
            },
          ],
        },
      }),
    ])
  })

  it('names windows of a week that would be closed when they are created, and leaves them out', async () => {
    const { sent, onAdded } = await openWeekly()
    const warning = page.getByText(/would be closed when/)
    await expect.element(page.getByText(/would be closed when .*: Fri, Nov 20\./)).toBeVisible()
    await expect.element(button('Create 20 windows')).not.toBeInTheDocument()
    await button('Leave them out').click()
    await expect.element(warning).not.toBeInTheDocument()
    await expect.poll(violations).toEqual([])
    await button(/^Create \d+ windows$/).click()
    await expect.poll(() => onAdded.mock.calls.length).toBe(1)
    expect(JSON.stringify(drafts(sent)[0]?.body)).toContain('"PickupDay":"2026-11-23"')
    expect(JSON.stringify(drafts(sent)[0]?.body)).not.toContain('"PickupDay":"2026-11-20"')
  })

  it('copies the windows of a week to another, as a preview that can be changed', async () => {
    const { sent, onAdded } = await open([
      pickupTime(1),
      pickupTime(2, { PickupStartTime: '14:00:00', PickupEndTime: '15:00:00' }),
    ])
    await button('Copy').click()
    await expect.element(page.getByLabelText('From the week of')).toHaveValue('2026-11-15')
    await page.getByLabelText('From the week of').fill('2026-11-25')
    await expect.element(page.getByLabelText('From the week of')).toHaveValue('2026-11-22')
    await page.getByLabelText('To the week of').fill('2026-12-06')
    await button(/^Remove Time 2:00/).click()
    await expect.poll(violations).toEqual([])
    await button('Create 1 window').click()
    await expect.poll(() => onAdded.mock.calls.length).toBe(1)
    expect(drafts(sent)[0]?.body).toMatchObject({ PickupTimes: [{ PickupDay: '2026-12-11' }] })
  })

  it('[window-form-revalidate] [add-windows-can-submit] can be sent only while nothing is wrong', async () => {
    const { sent } = await open()
    await field('Close Date').fill('2026-11-28')
    await expect.element(page.getByText('The Close Date must be before the Pickup Date.')).toBeVisible()
    await expect.element(button('Create')).toBeDisabled()
    await field('Close Date').fill('2026-11-19')
    await expect.element(page.getByText('The Open Date must be before the Close Date.')).toBeVisible()
    await expect.element(page.getByText('The Close Date must be after the Open Date')).toBeVisible()
    await field('Close Date').fill('2026-11-26')
    await expect.element(button('Create 1 window')).toBeEnabled()
    expect(drafts(sent)).toEqual([])
  })

  it.each<[string, Record<string, string>, string]>([
    ['single-start-before-end', { 'Start Time': '17:00:00' }, 'The Start Time must be before the End Time.'],
    ['single-open-before-close-date', { 'Close Date': '2026-11-19' }, 'The Open Date must be before the Close Date.'],
    [
      'single-open-before-close-time',
      { 'Close Date': '2026-11-20', 'Open Time': '09:00:00', 'Close Time': '09:00:00' },
      'The Open Time must be before the Close Time.',
    ],
    [
      'single-open-before-start-time',
      { 'Open Date': '2026-11-27', 'Close Date': '2026-11-27', 'Open Time': '08:30:00' },
      'The Open Time must be before the Pickup Start Time.',
    ],
    [
      'single-open-date-order-day',
      { 'Open Date': '2026-11-28', 'Close Date': '2026-11-27' },
      'The Open Date must be before the Pickup Date.',
    ],
    ['single-close-date-order-day', { 'Close Date': '2026-11-28' }, 'The Close Date must be before the Pickup Date.'],
    ['single-all-fields', { 'Open Date': '' }, 'Please fill all fields.'],
    [
      'single-last-failing-wins',
      { 'Start Time': '17:00:00', 'Open Date': '2026-11-29', 'Close Date': '2026-11-19' },
      'The Open Date must be before the Pickup Date.',
    ],
  ])('[%s] says why it can not be sent with %j', async (_, filled, words) => {
    const { sent } = await open()
    for (const [name, text] of Object.entries(filled))
      await (name.endsWith('Time') ? field(name).selectOptions(text) : field(name).fill(text))
    await expect.element(page.getByText(words)).toBeVisible()
    await expect.element(button('Create')).toBeDisabled()
    expect(drafts(sent)).toEqual([])
  })

  it('[slot-lengths] [slot-fit] [time-step-30] offers the lengths that fit, and times every half hour', async () => {
    await open()
    const times = (name: string) => offered(name).map(({ value }) => value)
    expect(times('Start Time')).toHaveLength(48)
    expect(times('Start Time').slice(0, 3)).toEqual(['00:00:00', '00:30:00', '01:00:00'])
    expect([times('End Time')[0], times('End Time').at(-1), times('End Time').length]).toEqual([
      '08:30:00',
      '23:30:00',
      31,
    ])
    await page.getByLabelText('Split into windows of equal length').click()
    const minutes = () => offered('Window Length').map(({ text }) => Number.parseInt(text, 10))
    expect(minutes()).toEqual([10, 15, 20, 30, 45, 60, 90, 120])
    await field('End Time').selectOptions('8:30 AM')
    expect(minutes()).toEqual([10, 15, 20, 30])
  })

  it('[pickers-capped] [picker-close-min] [picker-order-day-min] limits the dates that can be picked', async () => {
    await open()
    await expect.element(field('Pickup Day')).toHaveAttribute('min', '2026-11-20')
    await expect.element(field('Open Date')).toHaveAttribute('max', '2026-11-27')
    await expect.element(field('Close Date')).toHaveAttribute('max', '2026-11-27')
    await expect.element(field('Close Date')).toHaveAttribute('min', '2026-11-20')
  })

  it('[batch-generate] [slot-option-label] [batch-recalculate] [batch-total] [single-batch-length] [slot-consecutive] [slot-end-second-before] cuts the day into windows of one length', async () => {
    const { sent } = await open()
    await page.getByLabelText('Split into windows of equal length').click()
    await expect.element(page.getByText('Please select a window length')).toBeVisible()
    await expect.element(button('Create')).toBeDisabled()
    await field('Window Length').selectOptions('120 minutes (4 windows)')
    await expect.element(page.getByText(/Total orders: 0$/)).toBeVisible()
    await field('Maximum Orders').fill('4')
    await field('Window Length').selectOptions('120 minutes (4 windows, 16 orders)')
    await expect.element(page.getByText(/Total orders: 16/)).toBeVisible()
    await expect.element(page.getByRole('list', { name: 'Preview' }).getByText('8:00 AM – 10:00 AM')).toBeVisible()
    await expect.poll(violations).toEqual([])
    await field('Maximum Orders').fill('5')
    await expect.element(page.getByText('Please select a window length')).toBeVisible()
    await field('Window Length').selectOptions('120 minutes (4 windows, 20 orders)')
    await button('Create 4 windows').click()
    await expect.poll(() => drafts(sent).length).toBe(1)
    const { PickupTimes = [] } = (drafts(sent)[0]?.body ?? {}) as {
      PickupTimes?: { PickupStartTime: string; PickupEndTime: string; MaximumOrders: number }[]
    }
    expect(PickupTimes.map((time) => [time.PickupStartTime, time.PickupEndTime, time.MaximumOrders])).toEqual([
      ['08:00:00', '09:59:59', 5],
      ['10:00:00', '11:59:59', 5],
      ['12:00:00', '13:59:59', 5],
      ['14:00:00', '15:59:59', 5],
    ])
  })

  it('[single-overlap-list] lists what the day has already', async () => {
    await open([pickupTime(1)])
    await expect.element(page.getByRole('alert').getByText('8:00 AM – 9:00 AM')).toBeVisible()
  })

  it('[add-windows-cancel] can be left', async () => {
    const { onCancel, sent } = await open()
    await button('Cancel').click()
    expect([onCancel.mock.calls.length, drafts(sent).length]).toEqual([1, 0])
  })

  it.each([
    [
      '[add-pickup-reason] the reason of a refusal',
      () => refusal('The day of a window cannot be in the past.'),
      'The day of a window cannot be in the past.',
    ],
    ['a refusal without a reason', () => refusal(''), 'Failed to add pickup window. Please try again later.'],
    [
      'a failed call',
      () => new Response('', { status: 502 }),
      'Failed to add pickup window [2], please try again later.',
    ],
  ])('[window-submit-flag] shows %s, and can be sent again', async (_, answer, words) => {
    const { onAdded } = await open([], answer)
    await button('Create 1 window').click()
    await expect.element(page.getByRole('alert').getByText(words)).toBeVisible()
    await expect.element(button('Create 1 window')).toBeEnabled()
    expect(onAdded.mock.calls).toEqual([])
  })

  it('[weekly-days-default] [weekly-start-default] [weekly-open-default] [weekly-close-default] begins with the working days of four weeks', async () => {
    await openWeekly([], '')
    const days = page.getByRole('group', { name: 'Days' }).getByRole('button').elements()
    expect(days.map((day) => [day.textContent, day.getAttribute('aria-pressed')])).toEqual([
      ['Sun', 'false'],
      ['Mon', 'true'],
      ['Tue', 'true'],
      ['Wed', 'true'],
      ['Thu', 'true'],
      ['Fri', 'true'],
      ['Sat', 'false'],
    ])
    for (const [name, text] of [
      ['Start Date', '2026-11-22'],
      ['Number of Weeks', '4'],
      ['Start Time', '08:00:00'],
      ['End Time', '17:00:00'],
      ['Days Before Open', '14'],
      ['Open Time', '00:00:00'],
      ['Days Before Close', '1'],
      ['Close Time', '00:00:00'],
    ] as const)
      await expect.element(field(name)).toHaveValue(text)
  })

  it('[weeks-options] [days-before-options] offers 1 to 52 weeks, and 0 to 30 days before', async () => {
    await openWeekly()
    const values = (name: string) => offered(name).map(({ value }) => Number(value))
    expect(values('Number of Weeks')).toEqual([1, 2, 3, 4, 6, 8, 26, 52])
    for (const name of ['Days Before Open', 'Days Before Close'])
      expect(values(name)).toEqual(Array.from({ length: 31 }, (_, days) => days))
  })

  it('[weekly-form-fields] [weekly-preview] [weekly-week-sunday] previews the days of its weeks, which begin on Sunday', async () => {
    await openWeekly()
    for (const name of [
      'Start Date',
      'Number of Weeks',
      'Start Time',
      'End Time',
      'Days Before Open',
      'Open Time',
      'Days Before Close',
      'Close Time',
      'Maximum Orders',
    ])
      await expect.element(field(name)).toBeVisible()
    await field('Number of Weeks').selectOptions('2')
    for (const name of ['Day', 'Time', 'Valid', 'Action'])
      await expect.element(preview().getByRole('columnheader', { name, exact: true })).toBeVisible()
    await expect.element(page.getByText(/6 new windows on 6 days/)).toBeVisible()
    await expect.element(button('Create 6 windows')).toBeEnabled()
    for (const day of ['Fri, Nov 20', 'Mon, Nov 23', 'Fri, Nov 27'])
      await expect.element(preview().getByText(day)).toBeVisible()
    await button('Sun').click()
    await expect.element(preview().getByText('Sun, Nov 22')).toBeVisible()
    await expect.element(preview().getByText('Sun, Nov 29')).not.toBeInTheDocument()
    await expect.poll(violations).toEqual([])
  })

  it('[weekly-excludes-removed] [weekly-last-time-removes-day] leaves out removed days and times', async () => {
    await openWeekly()
    await field('Number of Weeks').selectOptions('2')
    await button('Remove Day Mon, Nov 23').click()
    await expect.element(button('Create 5 windows')).toBeVisible()
    await button('Remove Time 8:00 AM – 5:00 PM, Tue, Nov 24').click()
    await expect.element(button('Create 4 windows')).toBeVisible()
    await expect.element(preview().getByText('Tue, Nov 24')).not.toBeInTheDocument()
    await button('Restore removed').click()
    await expect.element(button('Create 6 windows')).toBeVisible()
  })

  it('[weekly-overlap-icon] [weekly-existing-locked] shows existing windows, which stay', async () => {
    await openWeekly([pickupTime(1, { PickupDay: '2026-11-23' })])
    await field('Number of Weeks').selectOptions('2')
    await expect.element(preview().getByText('Existing')).toBeVisible()
    await expect.element(page.getByRole('img', { name: /already has windows/ })).toBeVisible()
    await expect.element(button('Remove Time 8:00 AM – 9:00 AM, Mon, Nov 23')).not.toBeInTheDocument()
  })

  it('[weekly-slot-required] [weekly-slots-off-clears] [weekly-slot-options-shown] needs a length for time slots', async () => {
    await openWeekly()
    await field('Number of Weeks').selectOptions('1')
    await expect.element(field('Time Slot Length')).not.toBeInTheDocument()
    await page.getByLabelText('Use time slots').click()
    await expect.element(page.getByText('Please select a time slot length')).toBeVisible()
    await field('Maximum Orders').fill('2')
    await field('Time Slot Length').selectOptions('60 minutes (9 windows Per Day, 18 orders)')
    await expect.element(button('Create 9 windows')).toBeVisible()
    await page.getByLabelText('Use time slots').click()
    await expect.element(button('Create 1 window')).toBeVisible()
    await page.getByLabelText('Use time slots').click()
    await expect.element(field('Time Slot Length')).toHaveValue('')
  })

  it('[weekly-end-follows-start] [weekly-end-options] moves the end behind a later start', async () => {
    await openWeekly()
    await field('Start Time').selectOptions('6:00 PM')
    await expect.element(field('End Time')).toHaveValue('18:30:00')
    expect(offered('End Time').map(({ value }) => value)).toEqual(
      [18, 19, 20, 21, 22, 23].flatMap((hour) => (hour === 18 ? ['18:30:00'] : [`${hour}:00:00`, `${hour}:30:00`])),
    )
  })

  it('[weekly-needs-new] can’t be sent without a day', async () => {
    await openWeekly()
    await field('Number of Weeks').selectOptions('1')
    await button('Fri').click()
    await expect.element(button('Create')).toBeDisabled()
  })

  it('[weekly-slot-change-clears] takes removed times back when the length changes', async () => {
    await openWeekly()
    await field('Number of Weeks').selectOptions('1')
    await page.getByLabelText('Use time slots').click()
    await field('Time Slot Length').selectOptions('120 minutes (4 windows Per Day)')
    await button('Remove Time 8:00 AM – 10:00 AM, Fri, Nov 20').click()
    await expect.element(button('Create 3 windows')).toBeVisible()
    await field('Time Slot Length').selectOptions('90 minutes (6 windows Per Day)')
    await expect.element(button('Create 6 windows')).toBeVisible()
  })
})

describe('the pickup times of a location', () => {
  const first = pickupTime(1)
  const second = pickupTime(2, { PickupStartTime: '10:00:00', PickupEndTime: '11:30:00', MaximumOrders: 20 })
  const open = async (
    rows: readonly PickupTime[],
    { owner = 10, answer = () => value(null) }: { owner?: number; answer?: (request: SentRequest) => Response } = {},
  ) => {
    const sent = answerWith((request) => {
      if (request.path.includes('Grid')) return value({ rows: rows.toReversed() })
      return request.method === 'GET' ? value(rows) : answer(request)
    })
    await show(
      <SessionContext value={sessionAs('foodbankuser')}>
        <PickupTimesPanel location={{ ID: 7, EntityID: owner, TimeZone: zone }} />
      </SessionContext>,
    )
    await expect.element(page.getByText('Fri, Nov 27')).toBeVisible()
    return sent
  }
  const changes = (sent: readonly SentRequest[]) => sent.filter(({ method }) => method !== 'GET')
  const day = 'Fri, Nov 27'
  const firstName = `8:00 AM – 9:00 AM, ${day}`
  const dialog = (name: string) => page.getByRole('dialog', { name })

  it('[pickup-group-row] stand below their day, with its count and its hours', async () => {
    await open([first, second])
    for (const name of ['Time', 'Valid', 'Maximum Orders', 'Activity', 'Status', 'Action'])
      await expect.element(page.getByRole('columnheader', { name, exact: true })).toBeVisible()
    await expect.element(page.getByText('2 windows · 8:00 AM – 11:30 AM')).toBeVisible()
    await expect.poll(violations).toEqual([])
    await button(`Hide the windows of ${day}`).click()
    await expect.element(page.getByText('10:00 AM – 11:30 AM')).not.toBeInTheDocument()
  })

  it('begin with today and the next day first; all days are a tab away', async () => {
    const sent = await open([first, second])
    const asked = () => sent.findLast(({ path }) => path.includes('Grid'))?.path ?? ''
    expect(asked()).toMatch(/dateStartFilter=\d{4}-\d{2}-\d{2}&order=next/)
    expect(page.getByLabelText('From').elements()).toEqual([])
    await page.getByRole('tab', { name: 'All days' }).click()
    await expect.poll(asked).not.toContain('order')
    await expect.element(page.getByLabelText('From')).toBeVisible()
  })

  it('are one dense row on a day of one window', async () => {
    await page.viewport(1280, 800)
    await open([first])
    const rows = page.getByRole('table', { name: 'Pickup times' }).getByRole('row')
    expect(rows.elements()).toHaveLength(2)
    await expect.poll(() => rows.nth(1).element().getBoundingClientRect().height).toBeLessThanOrEqual(52)
    for (const part of [day, '8:00 AM – 9:00 AM'])
      await expect.element(rows.nth(1).getByText(part, { exact: true })).toBeVisible()
    await expect.element(button(`Delete the windows of ${day}`)).toBeVisible()
  })

  it('[maximum-orders-update-disabled] changes the maximum of one window', async () => {
    const sent = await open([first], { answer: () => value(pickupTime(1, { MaximumOrders: 12 })) })
    const name = `Change the maximum orders of ${firstName}`
    await button(name).click()
    const editor = dialog(name)
    await editor.getByLabelText('Maximum Orders').fill('')
    await expect.element(editor.getByRole('button', { name: 'Update' })).toBeDisabled()
    await editor.getByLabelText('Maximum Orders').fill('0')
    await expect.element(editor.getByRole('button', { name: 'Update' })).toBeDisabled()
    await editor.getByLabelText('Maximum Orders').fill('12')
    await expect.poll(violations).toEqual([])
    await editor.getByRole('button', { name: 'Update' }).click()
    await expect.element(page.getByText('Pickup time updated')).toBeVisible()
    expect(changes(sent)).toEqual([
      expect.objectContaining({
        path: '/api/orderahead/location/7/pickuptimes/1/maximumorders',
        body: { maxOrders: 12 },
      }),
    ])
  })

  it('take the maximum off again', async () => {
    const limited = pickupTime(1, { MaximumOrders: 12 })
    const sent = await open([limited], { answer: () => value(pickupTime(1, { MaximumOrders: null })) })
    await button(`Change the maximum orders of ${firstName}`).click()
    const editor = dialog(`Change the maximum orders of ${firstName}`)
    await editor.getByLabelText('No maximum').click()
    await editor.getByRole('button', { name: 'Update' }).click()
    await expect.element(page.getByText('Pickup time updated')).toBeVisible()
    expect(changes(sent)[0]?.body).toEqual({ maxOrders: null })
  })

  it.each([
    [
      'There are already 2 orders, so the maximum cannot be lower.',
      () => refusal('There are already 2 orders, so the maximum cannot be lower.'),
    ],
    ['Failed to update maximum-orders [1]', () => refusal('')],
    ['Failed to update maximum-orders [2]', () => new Response('', { status: 502 })],
  ])('tell that %s', async (words, answer) => {
    await open([first], { answer })
    const name = `Change the maximum orders of ${firstName}`
    await button(name).click()
    await dialog(name).getByLabelText('Maximum Orders').fill('1')
    await dialog(name).getByRole('button', { name: 'Update' }).click()
    await expect.element(page.getByText(words)).toBeVisible()
  })

  it('[confirm-day-change] asks before the maximum of a whole day changes', async () => {
    const sent = await open([first, second], {
      answer: ({ path }) => value(pickupTime(path.includes('/1/') ? 1 : 2, { MaximumOrders: 15 })),
    })
    const name = `Change the maximum orders of ${day}`
    await button(name).click()
    await dialog(name).getByLabelText('Maximum Orders').fill('15')
    await dialog(name).getByRole('button', { name: 'Update' }).click()
    await expect
      .element(page.getByText(`This will set Maximum Orders to 15 for 2 pickup times available on ${day}. Proceed?`))
      .toBeVisible()
    await button('Proceed').click()
    await expect.element(page.getByText('Pickup times updated')).toBeVisible()
    expect(changes(sent).map(({ path }) => path)).toEqual([
      '/api/orderahead/location/7/pickuptimes/1/maximumorders',
      '/api/orderahead/location/7/pickuptimes/2/maximumorders',
    ])
  })

  it('[confirm-day-change] asks before a whole day closes at another time', async () => {
    const sent = await open([first, second], {
      answer: ({ path }) => value(pickupTime(path.includes('/1/') ? 1 : 2, { CloseTime: '2026-11-26T14:00:00.000Z' })),
    })
    const name = `Change when ${day} closes`
    await button(name).click()
    await dialog(name).getByLabelText('Close Time').selectOptions('9:00 AM')
    await dialog(name).getByRole('button', { name: 'Update' }).click()
    const question = `This will set Close Time to Nov 26, 2026, 9:00 AM for 2 pickup times available on ${day}. Proceed?`
    await expect.element(page.getByText(question)).toBeVisible()
    expect(changes(sent)).toEqual([])
    await button('Proceed').click()
    await expect.element(page.getByText('Pickup times updated')).toBeVisible()
    expect(changes(sent).map(({ path }) => path)).toEqual([
      '/api/orderahead/location/7/pickuptimes/1/opendates',
      '/api/orderahead/location/7/pickuptimes/2/opendates',
    ])
  })

  it('[confirm-day-change] [change-date-many] [date-change-disabled] [date-picker-past] [date-picker-taken] moves a day to a free day to come', async () => {
    const other = pickupTime(3, { PickupDay: '2026-11-30' })
    const sent = await open([first, other], { answer: () => value([pickupTime(1, { PickupDay: '2026-12-04' })]) })
    const name = `Change the date of ${day}`
    await button(name).click()
    const editor = dialog(name)
    const update = editor.getByRole('button', { name: 'Update' })
    await expect.element(update).toBeDisabled()
    for (const wrong of ['2026-11-19', '2026-11-30']) {
      await editor.getByLabelText('Pickup Date').fill(wrong)
      await expect.element(update).toBeDisabled()
    }
    await expect.element(editor.getByText('This day already has pickup times.')).toBeVisible()
    await editor.getByLabelText('Pickup Date').fill('2026-12-04')
    await update.click()
    await expect
      .element(page.getByText(`This will move 1 pickup times available on ${day} to Fri, Dec 4. Proceed?`))
      .toBeVisible()
    await button('Proceed').click()
    await expect.element(page.getByText('Fri, Dec 4')).toBeVisible()
    expect(changes(sent)).toEqual([
      expect.objectContaining({
        path: '/api/orderahead/location/7/pickuptimes/date',
        body: { pickupDate: '2026-12-04', pickupTimeIds: [1] },
      }),
    ])
  })

  it('[day-date-editable] [window-delete-disabled] keep date and window where there are orders', async () => {
    await open([pickupTime(1, { AllOrders: 2, CreatedOrders: 2 }), second])
    await expect.element(button(/^Change the date of/)).toBeDisabled()
    await expect.element(button(`Delete ${firstName}`)).toBeDisabled()
    await expect.element(button(`Delete 10:00 AM – 11:30 AM, ${day}`)).toBeEnabled()
    await expect.element(page.getByText('2 created')).toBeVisible()
  })

  it('[day-open-editable] keep the open time from the day itself on', async () => {
    vi.setSystemTime(new Date('2026-11-27T15:00:00.000Z'))
    await open([first, second])
    for (const name of [day, firstName]) {
      await expect.element(button(new RegExp(`^Change when ${name} opens`))).toBeDisabled()
      await expect.element(button(`Change when ${name} closes`)).toBeEnabled()
    }
  })

  it('[open-picker-range] [open-or-close] changes when a window closes', async () => {
    const sent = await open([first], { answer: () => value(first) })
    const name = `Change when ${firstName} closes`
    await button(name).click()
    const editor = dialog(name)
    await expect.element(editor.getByLabelText('Close Date')).toHaveAttribute('min', '2026-11-20')
    await expect.element(editor.getByLabelText('Close Date')).toHaveAttribute('max', '2026-11-27')
    await editor.getByLabelText('Close Time').selectOptions('9:00 AM')
    await editor.getByRole('button', { name: 'Update' }).click()
    await expect.element(page.getByText('Pickup time updated')).toBeVisible()
    expect(changes(sent)).toEqual([
      expect.objectContaining({
        path: '/api/orderahead/location/7/pickuptimes/1/opendates',
        body: { closeTime: '2026-11-26T14:00:00.000Z' },
      }),
    ])
  })

  it('are deleted one by one, or all of a day, after a question', async () => {
    const sent = await open([first, second])
    await button(`Delete ${firstName}`).click()
    await expect.element(page.getByText('Are you sure you want to delete this pickup time?')).toBeVisible()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect.element(page.getByText('Pickup time deleted')).toBeVisible()
    await button(`Delete the windows of ${day}`).click()
    await expect.element(page.getByText(`This will delete 1 pickup times available on ${day}. Proceed?`)).toBeVisible()
    expect(changes(sent).map(({ path, method }) => `${method} ${path}`)).toEqual([
      'DELETE /api/orderahead/location/7/pickuptimes/1',
    ])
  })

  it('of another owner are only read', async () => {
    await open([first], { owner: 11 })
    await expect.element(button(/^(Change|Delete)/)).not.toBeInTheDocument()
  })
})
