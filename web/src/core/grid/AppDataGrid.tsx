import { Box } from '@mui/material'
import {
  DataGrid,
  type DataGridProps,
  type GridColDef,
  type GridRowId,
  type GridRowSelectionModel,
  type GridSortModel,
} from '@mui/x-data-grid'
import { lazy, type ReactNode, Suspense, useDeferredValue, useMemo, useRef, useState } from 'react'
import { dataGridTexts } from '../../../../shared/core/grid/dataGridTexts.ts'
import { openRow, useRowKeys } from '../app/rowKeys.ts'
import { useShowFailure } from '../data/failure.ts'
import { useLanguage } from '../words/language.tsx'
import type { Column } from './column.ts'
import { type Density, DensityContext, heightAt, statusRowHeight } from './density.ts'
import { DetailContext, detailColumn, RowWithDetail, useDetailState } from './detailRow.tsx'
import { type GroupOptions, isGroupRow, useGroups } from './groups.tsx'
import type { ServerPages } from './useServerPages.ts'
import type { HeadSorting } from './useSorting.ts'

export interface Row {
  ID: number
}

export interface AppDataGridProps<R extends Row> {
  /** Names the grid for screen readers. */
  label: string
  columns: readonly Column<R>[]
  pages: ServerPages<R>
  /** The row's `ID` when absent. */
  rowId?: (row: R) => number
  /** Short name of a row, such as its code. */
  rowLabel: (row: R) => string
  /** Pixels of a comfortable row; `auto` is as tall as its content. */
  rowHeight?: number | 'auto'
  density?: Density
  /** Cells, such as charts, that need the row's height at any density. */
  isAlwaysComfortable?: boolean
  /** Makes the column sortable by which the list's index sorts. */
  sorting?: HeadSorting
  /** Opens by a toggle in the first column: beside compact rows, below comfortable ones. */
  renderDetail?: (row: R) => ReactNode
  /** Actions on a row, where its detail stands beside the list. */
  rowActions?: (row: R) => ReactNode
  /** Saves an edited cell. Shown at once, reverted when refused. Columns opt in with `editable: true`. */
  onRowUpdate?: (row: R, before: R) => Promise<unknown>
  /** Checkboxes, and above the grid what can be done with the checked rows. */
  bulkActions?: (rows: readonly R[], clear: () => void) => ReactNode
  /** Groups with totals. They count the rows of one page only, so for lists that fit a page. */
  groups?: GroupOptions<R>
}

const RowPanel = lazy(() => import('./RowPanel.tsx'))

const defaultRowHeight = 52
/** More than fit a window at the usual row height. */
const maxFirstRows = 8
/** The community grid shows at most 100 rows at once; a page of an endpoint is never longer. */
const onePage = { page: 0, pageSize: 100 }
const noSelection = (): GridRowSelectionModel => ({ type: 'include', ids: new Set() })
const idOf = ({ ID }: Row) => ID
const plainRow = {}
const rowWithDetail = { row: RowWithDetail }
/** Marks rows for `useRowKeys`. */
const markedRow = { row: { 'data-row': '' } as object }

/** The one grid of the app: the community DataGrid, and what only its paid editions have. */
export default function AppDataGrid<R extends Row>(props: AppDataGridProps<R>) {
  const {
    label,
    rowId = idOf,
    rowLabel,
    rowHeight = defaultRowHeight,
    renderDetail,
    rowActions,
    bulkActions,
    density = 'comfortable',
    sorting,
  } = props
  const { language } = useLanguage()
  const [selection, setSelection] = useState(noSelection)
  const { rows, processRowUpdate } = useEditedRows(props)
  const isTall = typeof rowHeight === 'number' && rowHeight >= statusRowHeight
  const isBeside = density === 'compact'
  const detail = useDetailState({ render: renderDetail, label: rowLabel, isBeside, isTall })
  const grouped = useGroups({ rows, columns: props.columns, rowId, options: props.groups })
  const columns = useMemo(
    () => [
      ...(renderDetail ? [detailColumn as GridColDef<R>] : []),
      ...shownAt(density, grouped.columns).map((column: Column<R>) => ({
        ...column,
        ...(column.field === sorting?.field ? { sortable: true } : {}),
      })),
    ],
    [renderDetail, grouped.columns, sorting?.field, density],
  )
  const sortProps = useSortProps(sorting)
  const checked = rows.filter((row) => selection.ids.has(rowId(row)))
  // Rows in the window are painted before those below it are rendered.
  const isFirstPaint = useDeferredValue(false, true)
  const list = useRef<HTMLDivElement>(null)
  useRowKeys(list)
  const beside = isBeside && renderDetail ? rows.find((row) => detail.open.has(rowId(row))) : undefined
  return (
    <DensityContext value={density}>
      <DetailContext value={detail}>
        <DataGrid<R>
          ref={list}
          disableColumnMenu
          aria-label={label}
          rows={isFirstPaint ? grouped.rows.slice(0, maxFirstRows) : grouped.rows}
          columns={columns}
          getRowId={(row) => (isGroupRow(row) ? row.groupId : rowId(row))}
          slots={renderDetail && !isBeside ? rowWithDetail : plainRow}
          slotProps={markedRow}
          onRowClick={(_, event) => openRow(event)}
          density={density === 'compact' ? 'compact' : 'standard'}
          getRowHeight={() => (rowHeight === 'auto' ? rowHeight : heightAt(rowHeight, density))}
          getRowSpacing={detail.getRowSpacing}
          onCellKeyDown={detail.onCellKeyDown}
          localeText={dataGridTexts[language]}
          disableColumnFilter
          {...sortProps}
          pagination
          paginationModel={onePage}
          pageSizeOptions={[onePage.pageSize]}
          hideFooter
          checkboxSelection={bulkActions !== undefined}
          disableRowSelectionOnClick
          // Otherwise "select all" answers { type: 'exclude', ids: [] }, which names no row.
          disableRowSelectionExcludeModel
          rowSelectionModel={selection}
          onRowSelectionModelChange={setSelection}
          isRowSelectable={({ row }) => !isGroupRow(row)}
          isCellEditable={({ row, colDef }) => colDef.editable === true && !isGroupRow(row)}
          processRowUpdate={processRowUpdate}
          sx={rowHeight === 'auto' ? { ...look, '& .MuiDataGrid-cell': { py: isBeside ? 0.5 : 1.25 } } : look}
        />
        {bulkActions && checked.length > 0 ? (
          <Box role="toolbar" className="no-print" sx={bulkBar}>
            {bulkActions(checked, () => setSelection(noSelection()))}
          </Box>
        ) : null}
        {beside && renderDetail ? (
          <Suspense fallback={null}>
            <RowPanel
              label={rowLabel(beside)}
              actions={rowActions?.(beside)}
              onClose={() => detail.toggle(rowId(beside))}
            >
              {renderDetail(beside)}
            </RowPanel>
          </Suspense>
        ) : null}
      </DetailContext>
    </DensityContext>
  )
}

/** The columns of a density, each in its size there. */
const shownAt = <R extends Row>(density: Density, columns: readonly Column<R>[]): Column<R>[] =>
  density === 'comfortable'
    ? columns.filter(({ isCompactOnly }) => !isCompactOnly)
    : columns.flatMap(({ compactSize, ...column }) => (compactSize === 'folded' ? [] : { ...column, ...compactSize }))

/** Two orders, both the server's: the grid never sorts the rows of one page by themselves. */
function useSortProps(sorting: HeadSorting | undefined): Partial<DataGridProps> {
  const { field, order } = sorting ?? {}
  // The grid applies a new model whenever it gets another array.
  const sortModel = useMemo((): GridSortModel => {
    if (!field || (order !== undefined && order !== 'oldest')) return []
    return [{ field, sort: order ? 'asc' : 'desc' }]
  }, [field, order])
  if (sorting === undefined) return { disableColumnSorting: true }
  return {
    sortModel,
    sortingMode: 'server',
    sortingOrder: ['desc', 'asc'],
    onSortModelChange: ([chosen]) => sorting.setOrder(chosen?.sort === 'asc' ? 'oldest' : 'newest'),
  }
}

/** The rows with edited cells as they will be saved; after the answer the list's own data counts again. */
function useEditedRows<R extends Row>({ pages, rowId = idOf, onRowUpdate }: AppDataGridProps<R>) {
  const showFailure = useShowFailure()
  const [edited, setEdited] = useState<ReadonlyMap<GridRowId, R>>(new Map())
  const rows = useMemo(
    () => (edited.size === 0 ? pages.rows : pages.rows.map((row) => edited.get(rowId(row)) ?? row)),
    [pages.rows, edited, rowId],
  )
  const save = async (row: R, before: R) => {
    setEdited((old) => new Map(old).set(rowId(row), row))
    try {
      await onRowUpdate?.(row, before)
      await pages.refetch()
    } catch (error) {
      showFailure(error)
    } finally {
      setEdited((old) => new Map([...old].filter(([id]) => id !== rowId(row))))
    }
  }
  // Answers at once: the grid shows the old value until this returns.
  const processRowUpdate = (row: R, before: R) => {
    void save(row, before)
    return row
  }
  return { rows, processRowUpdate }
}

/** Stays in sight however long the list is. */
const bulkBar = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  p: 1,
  bgcolor: 'background.paper',
  borderTop: '1px solid',
  borderColor: 'divider',
} as const

const look = {
  border: 0,
  borderRadius: 0,
  borderBottom: '1px solid',
  borderColor: 'divider',
  '--DataGrid-rowBorderColor': 'var(--mui-palette-divider)',
  '& .MuiDataGrid-columnHeaderTitle': {
    fontWeight: 600,
    fontSize: 'caption.fontSize',
    lineHeight: 1.3,
    whiteSpace: 'normal',
    // A column's name breaks between words only.
    overflowWrap: 'normal',
    color: 'text.secondary',
  },
  '& .MuiDataGrid-row:has([data-opens])': { cursor: 'pointer' },
  // Two lines rather than a button that ends outside its column.
  '& .MuiDataGrid-cell .MuiButton-root': { whiteSpace: 'normal', lineHeight: 1.3 },
  '& .MuiDataGrid-cell:focus-within, & .MuiDataGrid-columnHeader:focus-within': { outlineOffset: -2 },
} as const
