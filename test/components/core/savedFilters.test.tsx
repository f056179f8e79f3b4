import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { SavedFilters as Saved } from '../../../shared/core/grid/savedFilters.ts'
import * as session from '../../../shared/network/session/api.ts'
import * as receipts from '../../../shared/rescue/receipts/api.ts'
import { SessionContext } from '../../../web/src/core/data/useSession.ts'
import { SavedFilterChips } from '../../../web/src/core/grid/SavedFilterChips.tsx'
import { useListState } from '../../../web/src/core/grid/useListState.ts'
import ReceiptsPage from '../../../web/src/pantry/stock/ReceiptsAndShelfPage.tsx'
import { answerWith, refusal, sessionAs, show, value, violations } from '../setup.tsx'

/** Filters that a person keeps under a name. */

const saved: Saved = {
  Version: 3,
  Filters: [
    { ID: 1, Grid: 'donations', Name: 'Bread', Query: 'search=bread', IsDefault: false },
    { ID: 2, Grid: 'donations', Name: 'To approve', Query: 'status=1', IsDefault: true },
    { ID: 3, Grid: 'loads', Name: 'Other list', Query: 'status=2', IsDefault: false },
  ],
}

function List() {
  const { filters, setFilters } = useListState({ search: '', status: -1 })
  return (
    <>
      <p>{`search ${filters.search || 'nothing'}, status ${filters.status}`}</p>
      <button type="button" onClick={() => setFilters({ search: 'milk', status: 5 })}>
        Set filters
      </button>
      <SavedFilterChips grid="donations" />
    </>
  )
}
const manage = () => page.getByRole('button', { name: 'Save and manage…' })
const chip = (name: string) => page.getByRole('group', { name: 'Saved filters' }).getByRole('button', { name })

it('sets the default when the list opens, and another with one tap', async () => {
  answerWith(() => value(saved))
  await show(<List />)
  await expect.element(page.getByText('search nothing, status 1')).toBeVisible()
  await expect.element(chip('To approve')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(chip('Other list')).not.toBeInTheDocument()
  await chip('Bread').click()
  await expect.element(page.getByText('search bread, status -1')).toBeVisible()
  await expect.element(chip('To approve')).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(violations).toEqual([])
  await chip('Bread').click()
  await expect.element(page.getByText('search nothing, status -1')).toBeVisible()
})

it('sets the default of the list of receipts', async () => {
  const bread = { ID: 4, Grid: 'receipts' as const, Name: 'Bread', Query: 'search=bread', IsDefault: true }
  const sent = answerWith(({ path }) => {
    if (path.startsWith(session.getSavedFilters.path)) return value({ Version: 4, Filters: [...saved.Filters, bread] })
    return value({ rows: [] })
  })
  await show(
    <SessionContext value={sessionAs('agency')}>
      <ReceiptsPage />
    </SessionContext>,
  )
  await expect.element(page.getByRole('searchbox', { name: 'Search donor, agency or code' })).toHaveValue('bread')
  const asked = () => sent.filter(({ path }) => path.startsWith(receipts.listReceipts.path)).at(-1)?.path
  await expect.poll(asked).toContain('searchFilter=bread')
})

it('of neighbors keeps no person: neither what is searched for nor who is chosen', async () => {
  const sent = answerWith(({ body }) => value(body ?? { Version: 0, Filters: [] }))
  await show(<SavedFilterChips grid="neighbors" />, { at: '/?search=rosa&customer=7&tefap=true' })
  await manage().click()
  await page.getByLabelText('Save the present filters as').fill('TEFAP')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect
    .poll(() => sent.find(({ method }) => method === 'PUT')?.body)
    .toMatchObject({
      Filters: [{ Grid: 'neighbors', Name: 'TEFAP', Query: 'tefap=true' }],
    })
  await expect.element(chip('TEFAP')).toHaveAttribute('aria-pressed', 'true')
})

it('leaves the filters of an address as they are', async () => {
  answerWith(() => value(saved))
  await show(<List />, { at: '/?search=eggs' })
  await expect.element(manage()).toBeVisible()
  await expect.element(page.getByText('search eggs, status -1')).toBeVisible()
})

it('saves the present filters, renames and deletes others, and tells why not', async () => {
  let isTaken = true
  const sent = answerWith(({ body }) => (body === undefined ? value(saved) : isTaken ? refusal('Taken.') : value(body)))
  await show(<List />)
  await page.getByRole('button', { name: 'Set filters' }).click()
  await manage().click()
  await page.getByLabelText('Save the present filters as').fill('Milk')
  await page.getByLabelText('Name of To approve').fill('Waiting')
  await page.getByRole('button', { name: 'Delete Bread' }).click()
  await expect.poll(violations).toEqual([])
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(page.getByText('Taken.')).toBeVisible()
  isTaken = false
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(page.getByText('Filters saved.')).toBeVisible()
  expect(sent.findLast(({ body }) => body !== undefined)?.body).toEqual({
    Version: 3,
    Filters: [
      { ID: 2, Grid: 'donations', Name: 'Waiting', Query: 'status=1', IsDefault: true },
      { ID: 3, Grid: 'loads', Name: 'Other list', Query: 'status=2', IsDefault: false },
      { ID: 4, Grid: 'donations', Name: 'Milk', Query: 'search=milk&status=5', IsDefault: false },
    ],
  })
})
