import { createPath, Route, Routes, useLocation, useNavigate } from 'react-router'
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

it('does not return to a list that was left when a filter of it is set late', async () => {
  function List() {
    const { setFilters } = useListState({ day: '' })
    const navigate = useNavigate()
    const leave = () => {
      void navigate('/next?day=2026-11-30')
      setFilters({ day: '2026-11-24' })
    }
    return (
      <button type="button" onClick={leave}>
        Leave
      </button>
    )
  }
  const Place = () => <p>{createPath(useLocation())}</p>
  await show(
    <Routes>
      <Route path="/list" element={<List />} />
      <Route path="/next" element={<Place />} />
    </Routes>,
    { at: '/list' },
  )
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect.element(page.getByText('/next?day=2026-11-30', { exact: true })).toBeVisible()
})
