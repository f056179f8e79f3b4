import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { SearchFilter, TextFilter } from '../../web/src/ui/filters.tsx'
import { showAgain } from './setup.tsx'

/** When a filter that is typed reaches the list, by a simulated clock. */

afterEach(() => void vi.useRealTimers())

/** As the browser does: a driver's own waits would need the clock that stands still. */
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
