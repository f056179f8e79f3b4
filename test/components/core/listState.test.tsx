import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { useListState } from '../../../web/src/core/grid/useListState.ts'
import { useSorting } from '../../../web/src/core/grid/useSorting.ts'
import { show } from '../setup.tsx'

/** Address after a list's filters changed. */

function Filters() {
  const { filters, setFilters } = useListState({ day: '', active: false })
  const { order, setOrder } = useSorting('CreatedDate')
  const setAll = () => {
    setFilters({ day: '2026-11-24' })
    setFilters({ active: true })
    setOrder('oldest')
  }
  return (
    <>
      <button type="button" onClick={setAll}>
        Set all
      </button>
      <p>{JSON.stringify({ ...filters, order })}</p>
    </>
  )
}

it('keeps every filter of several that are set before the router renders the first', async () => {
  await show(<Filters />)
  await page.getByRole('button', { name: 'Set all' }).click()
  await expect.element(page.getByText('{"day":"2026-11-24","active":true,"order":"oldest"}')).toBeVisible()
})
