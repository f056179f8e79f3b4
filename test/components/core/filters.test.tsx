import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { DayFilter, SearchFilter, TextFilter } from '../../../web/src/core/ui/filters.tsx'
import { showAgain } from '../setup.tsx'

/** Delay until a typed filter reaches the list, by a simulated clock. */

afterEach(() => void vi.useRealTimers())

/** Types as the browser does: a driver's own waits would need the clock that stands still. */
function type(field: Element, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

it('[text-filter-500] [admin-debounce-750] a text filter is applied 500 ms after the last letter, and a search 750 ms after it', async () => {
  const [filtered, searched] = [vi.fn(), vi.fn()]
  await showAgain(
    <>
      <SearchFilter label="Search" value="" onChange={searched} />
      <TextFilter label="Donor or location" value="" onChange={filtered} />
    </>,
  )
  const donor = page.getByRole('textbox', { name: 'Donor or location' }).element()
  const search = page.getByRole('searchbox', { name: 'Search' }).element()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  type(donor, 'cor')
  await vi.advanceTimersByTimeAsync(400)
  type(donor, 'corner')
  type(search, 'bread')
  await vi.advanceTimersByTimeAsync(499)
  expect([filtered.mock.calls, searched.mock.calls]).toEqual([[], []])
  await vi.advanceTimersByTimeAsync(1)
  expect([filtered.mock.calls, searched.mock.calls]).toEqual([[['corner']], []])
  await vi.advanceTimersByTimeAsync(250)
  expect(searched.mock.calls).toEqual([['bread']])
})

it('keeps what is being typed when another value arrives, and shows that one otherwise', async () => {
  const changed = vi.fn()
  const filter = (value: string) => <DayFilter label="Day" value={value} onChange={changed} />
  const { rerender } = await showAgain(filter(''))
  const day = page.getByLabelText('Day').element() as HTMLInputElement
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await rerender(filter('2026-11-23'))
  expect(day.value).toBe('2026-11-23')
  type(day, '2026-11-24')
  await rerender(filter('2026-11-25'))
  expect(day.value).toBe('2026-11-24')
  await vi.advanceTimersByTimeAsync(500)
  expect(changed.mock.calls).toEqual([['2026-11-24']])
})

it('applies what was typed when the field is left', async () => {
  const changed = vi.fn()
  await showAgain(<TextFilter label="Zip" value="" onChange={changed} />)
  const zip = page.getByRole('textbox', { name: 'Zip' }).element() as HTMLInputElement
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  zip.focus()
  type(zip, '37901')
  zip.blur()
  expect(changed.mock.calls).toEqual([['37901']])
})
