import ChevronRight from '@mui/icons-material/ChevronRight'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import {
  type GridColDef,
  type GridRenderCellParams,
  GridRow,
  type GridRowId,
  type GridRowProps,
  type GridValidRowModel,
  gridDimensionsSelector,
  gridVisibleColumnDefinitionsSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid'
import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  use,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { app } from '../../../shared/text/app.ts'
import { useText } from '../app/language.tsx'
import { visuallyHidden } from '../ui/visuallyHidden.ts'

/** The parts of a grid row that opens: its toggle, the panel below it, and which rows are open. */
export const toggleField = '__details__'

export interface Details {
  open: ReadonlySet<GridRowId>
  toggle: (id: GridRowId) => void
  heightOf: (id: GridRowId) => number
  measured: (id: GridRowId, height: number) => void
  label: (row: GridValidRowModel) => string
  render: (row: GridValidRowModel) => ReactNode
}
export const DetailsContext = createContext<Details | null>(null)
function useDetails(): Details {
  const details = use(DetailsContext)
  if (details === null) throw new Error('a detail outside its grid')
  return details
}

export function useDetailsState(
  render: Details['render'],
  label: Details['label'],
  detailHeight: number,
  isSingle: boolean,
): Details {
  const [open, setOpen] = useState<ReadonlySet<GridRowId>>(new Set())
  const [heights, setHeights] = useState<ReadonlyMap<GridRowId, number>>(new Map())
  const toggle = useCallback(
    (id: GridRowId) =>
      setOpen((old) => {
        const next = new Set(isSingle ? [] : old)
        if (old.has(id)) next.delete(id)
        else next.add(id)
        return next
      }),
    [isSingle],
  )
  const measured = useCallback((id: GridRowId, height: number) => {
    if (height > 0) setHeights((old) => (old.get(id) === height ? old : new Map(old).set(id, height)))
  }, [])
  const heightOf = useCallback((id: GridRowId) => heights.get(id) ?? detailHeight, [heights, detailHeight])
  return useMemo(
    () => ({ open, toggle, heightOf, measured, label, render }),
    [open, toggle, heightOf, measured, label, render],
  )
}

export const toggleColumn = <R extends GridValidRowModel>(name: string): GridColDef<R> => ({
  field: toggleField,
  headerName: name,
  renderHeader: () => (
    <Box component="span" sx={visuallyHidden}>
      {name}
    </Box>
  ),
  width: 48,
  minWidth: 48,
  sortable: false,
  filterable: false,
  hideable: false,
  resizable: false,
  disableColumnMenu: true,
  disableExport: true,
  disableReorder: true,
  align: 'center',
  display: 'flex',
  renderCell: (cell) => <Toggle {...cell} />,
})

function Toggle({ id, row, hasFocus, tabIndex }: GridRenderCellParams) {
  const text = useText(app)
  const { open, toggle, label } = useDetails()
  const isOpen = open.has(id)
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (hasFocus) button.current?.focus({ preventScroll: true })
  }, [hasFocus])
  return (
    <IconButton
      ref={button}
      size="small"
      tabIndex={tabIndex}
      aria-expanded={isOpen}
      aria-label={text(isOpen ? 'hideDetails' : 'showDetails', { row: label(row) })}
      onClick={(event) => {
        event.stopPropagation()
        toggle(id)
      }}
      sx={{ mx: -1 }}
    >
      <ChevronRight
        fontSize="small"
        sx={{ transition: 'transform .15s', transform: isOpen ? 'rotate(90deg)' : 'none' }}
      />
    </IconButton>
  )
}

export function RowWithDetails({ ref, ...props }: GridRowProps & { ref?: Ref<HTMLDivElement> }) {
  const { open } = useDetails()
  return (
    <>
      <GridRow ref={ref} {...props} />
      {props.row && open.has(props.rowId) ? <DetailPanel id={props.rowId} row={props.row} /> : null}
    </>
  )
}

function DetailPanel({ id, row }: { id: GridRowId; row: GridValidRowModel }) {
  const { heightOf, measured, render } = useDetails()
  const api = useGridApiContext()
  const width = useGridSelector(api, gridDimensionsSelector).viewportInnerSize.width
  const columns = useGridSelector(api, gridVisibleColumnDefinitionsSelector).length
  const inner = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = inner.current
    if (!element) return
    const observer = new ResizeObserver(() => measured(id, element.offsetHeight))
    observer.observe(element)
    return () => observer.disconnect()
  }, [id, measured])
  const height = heightOf(id)
  const pressed = (event: KeyboardEvent) => {
    // The grid would take arrow keys and letters typed into the panel for its own.
    event.stopPropagation()
    if (event.key !== 'Escape') return
    api.current.setCellFocus(id, toggleField)
    api.current.getCellElement(id, toggleField)?.querySelector('button')?.focus()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: the grid's own rows are divs with roles, a table row can't stand among them.
    <div
      role="row"
      tabIndex={-1}
      style={{ marginTop: -height, height, overflow: 'clip', width: 'var(--DataGrid-rowWidth)' }}
      onKeyDown={pressed}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: as its row. */}
      <div role="gridcell" tabIndex={-1} aria-colspan={columns} style={{ position: 'sticky', left: 0, width }}>
        <div ref={inner}>{render(row)}</div>
      </div>
    </div>
  )
}
