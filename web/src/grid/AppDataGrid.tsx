import Box from '@mui/material/Box'
import {
  DataGrid,
  type GridColDef,
  type GridDensity,
  type GridRowId,
  type GridRowSelectionModel,
} from '@mui/x-data-grid'
import { enUS, esES } from '@mui/x-data-grid/locales'
import { type ReactNode, useMemo, useState } from 'react'
import { useShowFailure } from '../app/failure.ts'
import { useLanguage } from '../app/language.tsx'
import { DetailContext, detailColumn, RowWithDetail, useDetailState } from './detailRow.tsx'
import { type GroupOptions, isGroupRow, useGroups } from './groups.tsx'
import type { ServerPages } from './useServerPages.ts'

export interface Row {
  ID: number
}

export interface AppDataGridProps<R extends Row> {
  /** Names the grid for screen readers. */
  label: string
  columns: readonly GridColDef<R>[]
  pages: ServerPages<R>
  /** The row's `ID` when absent. */
  rowId?: (row: R) => number
  /** Short name of a row, such as its code. */
  rowLabel: (row: R) => string
  /** Pixels before the reader's density scales it; `auto` is as tall as its content. */
  rowHeight?: number | 'auto'
  density?: GridDensity
  /** A panel below the row, behind a toggle in the first column. */
  renderDetail?: (row: R) => ReactNode
  /** Saves an edited cell. Shown at once, reverted when refused. Columns opt in with `editable: true`. */
  onRowUpdate?: (row: R, before: R) => Promise<unknown>
  /** Checkboxes, and above the grid what can be done with the checked rows. */
  bulkActions?: (rows: readonly R[], clear: () => void) => ReactNode
  /** Groups with totals. They count the rows of one page only, so for lists that fit a page. */
  groups?: GroupOptions<R>
}

const defaultRowHeight = 52
/** The community grid shows at most 100 rows at once; a page of an endpoint is never longer. */
const onePage = { page: 0, pageSize: 100 }
const noSelection = (): GridRowSelectionModel => ({ type: 'include', ids: new Set() })
const locales = { en: enUS, es: esES }
const idOf = ({ ID }: Row) => ID
const plainRow = {}
const rowWithDetail = { row: RowWithDetail }

/** The one grid of the app: the community DataGrid, and what only its paid editions have. */
export default function AppDataGrid<R extends Row>(props: AppDataGridProps<R>) {
  const { label, rowId = idOf, rowLabel, rowHeight = defaultRowHeight, renderDetail, bulkActions, density } = props
  const { language } = useLanguage()
  const [selection, setSelection] = useState(noSelection)
  const { rows, processRowUpdate } = useEditedRows(props)
  const detail = useDetailState(renderDetail, rowLabel)
  const grouped = useGroups({ rows, columns: props.columns, rowId, options: props.groups })
  const columns = useMemo(
    () => [...(renderDetail ? [detailColumn as GridColDef<R>] : []), ...grouped.columns],
    [renderDetail, grouped.columns],
  )
  const checked = rows.filter((row) => selection.ids.has(rowId(row)))
  return (
    <DetailContext value={detail}>
      {bulkActions && checked.length > 0 ? (
        <Box role="toolbar" sx={{ display: 'flex', alignItems: 'center', gap: 1, p: 1 }}>
          {bulkActions(checked, () => setSelection(noSelection()))}
        </Box>
      ) : null}
      <DataGrid<R>
        aria-label={label}
        rows={grouped.rows}
        columns={columns}
        getRowId={(row) => (isGroupRow(row) ? row.groupId : rowId(row))}
        slots={renderDetail ? rowWithDetail : plainRow}
        {...(density ? { density } : {})}
        getRowHeight={({ densityFactor }) => (rowHeight === 'auto' ? rowHeight : Math.round(rowHeight * densityFactor))}
        getRowSpacing={detail.getRowSpacing}
        onCellKeyDown={detail.onCellKeyDown}
        localeText={locales[language].components.MuiDataGrid.defaultProps.localeText}
        disableColumnFilter
        // A page in the server's order has no order to choose.
        disableColumnSorting
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
        sx={rowHeight === 'auto' ? { ...look, '& .MuiDataGrid-cell': { py: '10px' } } : look}
      />
    </DetailContext>
  )
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

const look = {
  border: 0,
  borderRadius: 0,
  borderBottom: '1px solid',
  borderColor: 'divider',
  '--DataGrid-rowBorderColor': 'var(--mui-palette-divider)',
  '& .MuiDataGrid-columnHeaderTitle': {
    fontWeight: 650,
    fontSize: '0.8125rem',
    lineHeight: 1.3,
    whiteSpace: 'normal',
    color: 'text.secondary',
  },
  '& .MuiDataGrid-cell:focus-within, & .MuiDataGrid-columnHeader:focus-within': { outlineOffset: -2 },
} as const
