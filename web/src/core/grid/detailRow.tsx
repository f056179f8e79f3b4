import { Box, IconButton } from '@mui/material'
import {
  type DataGridProps,
  type GridColDef,
  type GridRenderCellParams,
  GridRow,
  type GridRowId,
  type GridRowProps,
  type GridRowSpacingParams,
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
import { app } from '../../../../shared/core/text/app.ts'
import { OpenArrow } from '../ui/OpenArrow.tsx'
import { visuallyHidden } from '../ui/visuallyHidden.ts'
import { useText } from '../words/language.tsx'

/**
 * Detail rows for the community grid, which has none: the row reserves space below itself (`getRowSpacing`) and the row slot
 * draws the panel into it. Rows keep their indexes, so selection, keyboard and exports never see the panel.
 */
interface Detail {
  open: ReadonlySet<GridRowId>
  toggle: (id: GridRowId) => void
  heightOf: (id: GridRowId) => number
  setHeight: (id: GridRowId, height: number) => void
  /** The detail of one row stands beside the list. */
  isBeside: boolean
  /** Every detail is as tall, and scrolls; undefined: as tall as its content. */
  fixedHeight: number | undefined
  render: ((row: never) => ReactNode) | undefined
  label: (row: never) => string
  getRowSpacing: NonNullable<DataGridProps['getRowSpacing']>
  onCellKeyDown: NonNullable<DataGridProps['onCellKeyDown']>
}
export const DetailContext = createContext<Detail | null>(null)
function useDetail(): Detail {
  const detail = use(DetailContext)
  if (detail === null) throw new Error('useDetail outside AppDataGrid')
  return detail
}

const field = '__detail__'
/** Section 9: a detail row has 500 px; in other lists that many are reserved until the panel is measured. */
const detailHeight = 500

interface DetailOptions extends Pick<Detail, 'render' | 'label' | 'isBeside'> {
  isTall: boolean
}

export function useDetailState({ render, label, isBeside, isTall }: DetailOptions): Detail {
  const fixedHeight = isTall ? detailHeight : undefined
  const [open, setOpen] = useState<ReadonlySet<GridRowId>>(new Set())
  const [heights, setHeights] = useState<ReadonlyMap<GridRowId, number>>(new Map())
  const toggle = useCallback(
    (id: GridRowId) =>
      setOpen((old) => {
        if (!isBeside) return old.symmetricDifference(new Set([id]))
        return new Set(old.has(id) ? [] : [id])
      }),
    [isBeside],
  )
  const heightOf = useCallback(
    (id: GridRowId) => fixedHeight ?? heights.get(id) ?? detailHeight,
    [heights, fixedHeight],
  )
  const setHeight = useCallback((id: GridRowId, height: number) => {
    if (height > 0) setHeights((old) => (old.get(id) === height ? old : new Map(old).set(id, height)))
  }, [])
  return useMemo(
    () => ({
      ...{ open, toggle, heightOf, setHeight, isBeside, fixedHeight, render, label },
      getRowSpacing: ({ id }: GridRowSpacingParams) => ({ bottom: open.has(id) && !isBeside ? heightOf(id) : 0 }),
      onCellKeyDown: (cell, event) => {
        const isToggleKey = event.key === 'Enter' || event.key === ' '
        if (render === undefined || cell.field !== field || !isToggleKey) return
        event.preventDefault()
        event.defaultMuiPrevented = true
        toggle(cell.id)
      },
    }),
    [open, toggle, heightOf, setHeight, isBeside, fixedHeight, render, label],
  )
}

export const detailColumn: GridColDef = {
  field,
  // Read aloud, not seen: a header without text is an axe violation.
  headerName: 'Details',
  renderHeader: () => <HeaderText />,
  width: 40,
  minWidth: 40,
  sortable: false,
  hideable: false,
  resizable: false,
  disableExport: true,
  align: 'center',
  display: 'flex',
  renderCell: (cell) => <Toggle {...cell} />,
}

function HeaderText() {
  return <span style={visuallyHidden}>{useText(app)('details')}</span>
}

function Toggle({ id, row, hasFocus, tabIndex }: GridRenderCellParams) {
  const text = useText(app)
  const { open, toggle, label, isBeside } = useDetail()
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
      {...(isBeside ? { 'aria-haspopup': 'dialog', 'data-opens': '' } : { 'aria-expanded': isOpen })}
      aria-label={text(isOpen ? 'hideDetails' : 'showDetails', { row: label(row as never) })}
      onClick={(event) => {
        event.stopPropagation()
        toggle(id)
      }}
      sx={{ mx: -1 }}
    >
      <OpenArrow isOpen={isOpen} isBefore fontSize="small" />
    </IconButton>
  )
}

export function RowWithDetail({ ref, ...props }: GridRowProps & { ref?: Ref<HTMLDivElement> }) {
  const { open } = useDetail()
  return (
    <>
      <GridRow ref={ref} {...props} />
      {props.row && open.has(props.rowId) ? <Panel id={props.rowId} row={props.row as never} /> : null}
    </>
  )
}

function Panel({ id, row }: { id: GridRowId; row: never }) {
  const { heightOf, setHeight, fixedHeight, render } = useDetail()
  const api = useGridApiContext()
  const width = useGridSelector(api, gridDimensionsSelector).viewportInnerSize.width
  const columnCount = useGridSelector(api, gridVisibleColumnDefinitionsSelector).length
  const content = useRef<HTMLDivElement>(null)
  const height = heightOf(id)
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => setHeight(id, content.current?.offsetHeight ?? 0))
    if (content.current) observer.observe(content.current)
    return () => observer.disconnect()
  }, [id, setHeight])
  const onKeyDown = (event: KeyboardEvent) => {
    // Otherwise the grid takes arrow keys and letters typed into the panel for its own.
    event.stopPropagation()
    if (event.key !== 'Escape') return
    api.current.setCellFocus(id, field)
    api.current.getCellElement(id, field)?.querySelector('button')?.focus()
  }
  return (
    <Box role="row" tabIndex={-1} sx={panelRow} style={{ marginTop: -height, height }} onKeyDown={onKeyDown}>
      <Box
        role="gridcell"
        tabIndex={-1}
        aria-colspan={columnCount}
        sx={{ position: 'sticky', left: 0 }}
        style={{ width }}
      >
        {fixedHeight === undefined ? (
          <div ref={content}>{render?.(row)}</div>
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the keyboard.
          <div tabIndex={0} style={{ height: fixedHeight, overflowY: 'auto' }}>
            {render?.(row)}
          </div>
        )}
      </Box>
    </Box>
  )
}

const panelRow = { overflow: 'clip', width: 'var(--DataGrid-rowWidth)' } as const
