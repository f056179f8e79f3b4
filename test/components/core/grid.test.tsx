import type { GridColDef } from '@mui/x-data-grid'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import AppDataGrid from '../../../web/src/core/grid/AppDataGrid.tsx'
import CardList from '../../../web/src/core/grid/CardList.tsx'
import type { ServerPages } from '../../../web/src/core/grid/useServerPages.ts'
import { show, showAgain, violations } from '../setup.tsx'

/** The one grid: keyboard, details, inline editing with its reversal, selection with bulk actions, groups with totals. */

interface Row {
  readonly ID: number
  readonly Name: string
  readonly Kind: string
  readonly Pounds: number
}
const rows: readonly Row[] = [
  { ID: 1, Name: 'Harbor Light', Kind: 'Pantry', Pounds: 120 },
  { ID: 2, Name: 'Elm Street', Kind: 'Pantry', Pounds: 80 },
  { ID: 3, Name: 'Gray House', Kind: 'Kitchen', Pounds: 50 },
]
const columns: readonly GridColDef<Row>[] = [
  { field: 'Name', headerName: 'Name', flex: 1 },
  { field: 'Pounds', headerName: 'Pounds', width: 140, type: 'number', editable: true },
]
const pages: ServerPages<Row> = {
  rows,
  page: 1,
  next: undefined,
  previous: undefined,
  isLoading: false,
  isTurning: false,
  error: undefined,
  refetch: () => undefined,
  change: () => undefined,
}
type GridProps = Partial<Parameters<typeof AppDataGrid<Row>>[0]>
const gridWith = (more: GridProps) => (
  <div style={{ width: 900 }}>
    <AppDataGrid<Row> label="Agencies" columns={columns} pages={pages} rowLabel={({ Name }) => Name} {...more} />
  </div>
)
const shown = (more: GridProps = {}) => showAgain(gridWith(more))
const grid = () => page.getByRole('grid', { name: 'Agencies' })
const cell = (name: string) => grid().getByRole('gridcell', { name, exact: true })

it('is walked through by arrow keys', async () => {
  await shown()
  await cell('Harbor Light').click()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(cell('Elm Street')).toHaveFocus()
  await expect.poll(violations).toEqual([])
})

it('opens a detail below its row; Escape leads back to the toggle', async () => {
  await shown({ renderDetail: ({ Name }) => <input aria-label={`Note on ${Name}`} /> })
  await page.getByRole('button', { name: 'Show details of Harbor Light' }).click()
  const note = page.getByLabelText('Note on Harbor Light')
  await note.fill('two pallets')
  await expect.poll(violations).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'Hide details of Harbor Light' })).toHaveFocus()
  await expect.element(note).toHaveValue('two pallets')
})

it('shows an edited cell at once and reverts it when the server refuses', async () => {
  const answer = Promise.withResolvers<void>()
  const onRowUpdate = vi.fn(() => answer.promise)
  await shown({ onRowUpdate })
  await cell('120').dblClick()
  await userEvent.keyboard('{Control>}a{/Control}130{Enter}')
  await expect.element(cell('130')).toBeVisible()
  expect(onRowUpdate).toHaveBeenCalledWith(
    expect.objectContaining({ ID: 1, Pounds: 130 }),
    expect.objectContaining({ ID: 1, Pounds: 120 }),
  )
  answer.reject(new Error('refused'))
  await expect.element(cell('120')).toBeVisible()
})

it('hands the checked rows to the bulk actions, all of them when all are checked', async () => {
  const onMove = vi.fn()
  await shown({
    bulkActions: (checked) => (
      <button type="button" onClick={() => onMove(checked.map(({ ID }) => ID))}>
        Move {checked.length}
      </button>
    ),
  })
  await page.getByRole('checkbox', { name: 'Select row' }).nth(1).click()
  await page.getByRole('button', { name: 'Move 1' }).click()
  await page.getByRole('checkbox', { name: 'Select all rows' }).click()
  await page.getByRole('button', { name: 'Move 3' }).click()
  expect(onMove.mock.calls).toEqual([[[2]], [[1, 2, 3]]])
  await expect.poll(violations).toEqual([])
})

it('groups rows with their totals, and closes a group', async () => {
  await shown({ groups: { title: 'Kind', by: ['Kind'], sum: ['Pounds'] } })
  await expect.element(cell('200')).toBeVisible()
  await grid()
    .getByRole('button', { name: /Pantry/ })
    .click()
  await expect.element(cell('Elm Street')).not.toBeInTheDocument()
  await expect.element(cell('Gray House')).toBeVisible()
  await expect.poll(violations).toEqual([])
})

const heightOf = (element: Element | null | undefined) => element?.getBoundingClientRect().height
const rowOf = (name: string) => cell(name).element().closest('.MuiDataGrid-row')

it('[grid-row-heights] has rows of 120 px with details of 500 px, and compact ones of 52 px', async () => {
  const renderDetail = ({ Name }: Row) => <p>About {Name}</p>
  const { rerender } = await shown({ rowHeight: 120, renderDetail })
  await expect.poll(() => heightOf(rowOf('Harbor Light'))).toBe(120)
  await page.getByRole('button', { name: 'Show details of Harbor Light' }).click()
  const detail = () => page.getByText('About Harbor Light').element().closest('[role=row]')
  await expect.poll(() => heightOf(detail())).toBe(500)
  await expect.poll(violations).toEqual([])
  await rerender(gridWith({ rowHeight: 120, renderDetail, density: 'compact' }))
  await expect.element(page.getByRole('dialog').getByText('About Harbor Light')).toBeVisible()
  // The details of a compact row stand before the grid, which a reader of the screen doesn't meet meanwhile.
  const behind = page.getByRole('gridcell', { name: 'Elm Street', exact: true, includeHidden: true })
  await expect.poll(() => heightOf(behind.element().closest('.MuiDataGrid-row'))).toBe(52)
})

it('keeps selection and open details when the rows arrive anew', async () => {
  const renderDetail = ({ Name }: Row) => <p>About {Name}</p>
  const bulkActions = (checked: readonly Row[]) => <span>{checked.map(({ Name }) => Name).join(', ')} chosen</span>
  const { rerender } = await shown({ renderDetail, bulkActions })
  await page.getByRole('checkbox', { name: 'Select row' }).nth(1).click()
  await page.getByRole('button', { name: 'Show details of Gray House' }).click()
  const newer = { ID: 4, Name: 'Oak Shelter', Kind: 'Kitchen', Pounds: 75 }
  const renewed = { ...pages, rows: [newer, ...rows.map((row) => ({ ...row, Pounds: row.Pounds + 1 }))] }
  await rerender(gridWith({ renderDetail, bulkActions, pages: renewed }))
  await expect.element(cell('Oak Shelter')).toBeVisible()
  await expect.element(page.getByText('Elm Street chosen')).toBeVisible()
  await expect.element(page.getByText('About Gray House')).toBeVisible()
  await expect.element(page.getByText('About Elm Street')).not.toBeInTheDocument()
})

it('opens the detail of a compact row beside the list, by a click on the row or by keys', async () => {
  const renderDetail = ({ Name }: Row) => <p>About {Name}</p>
  const rowActions = ({ Name }: Row) => <button type="button">Call {Name}</button>
  await shown({ renderDetail, rowActions, density: 'compact' })
  await cell('Elm Street').click()
  const panel = page.getByRole('dialog', { name: 'Elm Street' })
  await expect.element(panel.getByText('About Elm Street')).toBeVisible()
  await expect.element(panel.getByRole('button', { name: 'Call Elm Street' })).toBeVisible()
  await expect.poll(violations).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.element(panel).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Show details of Harbor Light' }).click()
  await expect.element(page.getByText('About Harbor Light')).toBeVisible()
})

it('walks the rows by j and k, opens one by Enter, and checks one by x', async () => {
  const renderDetail = ({ Name }: Row) => <p>About {Name}</p>
  const bulkActions = (checked: readonly Row[]) => <span>{checked.map(({ Name }) => Name).join(', ')} chosen</span>
  await shown({ renderDetail, bulkActions, density: 'compact' })
  const details = (name: string) => page.getByRole('button', { name: `Show details of ${name}` })
  await expect.element(details('Gray House')).toBeVisible()
  await userEvent.keyboard('jj')
  await expect.element(details('Elm Street')).toHaveFocus()
  await userEvent.keyboard('x')
  await expect.element(page.getByText('Elm Street chosen')).toBeVisible()
  await userEvent.keyboard('k')
  await expect.element(details('Harbor Light')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog', { name: 'Harbor Light' })).toBeVisible()
})

it('a card opens what its link opens, and leaves its other controls alone', async () => {
  const [onOpen, onCall] = [vi.fn(), vi.fn()]
  await show(
    <CardList<Row>
      rows={rows}
      rowId={({ ID }) => ID}
      rowLabel={({ Name }) => Name}
      renderCard={({ ID, Name, Kind }) => (
        <>
          <button type="button" data-opens="" onClick={() => onOpen(ID)}>
            {Name}
          </button>
          <p>{Kind}</p>
          <button type="button" onClick={onCall}>
            Call {Name}
          </button>
        </>
      )}
    />,
  )
  await page.getByText('Kitchen').click()
  expect(onOpen.mock.calls).toEqual([[3]])
  await page.getByRole('button', { name: 'Call Elm Street' }).click()
  expect([onOpen.mock.calls.length, onCall.mock.calls.length]).toEqual([1, 1])
})
