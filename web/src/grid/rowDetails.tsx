import ChevronRight from '@mui/icons-material/ChevronRight'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import type { GridRowId, GridValidRowModel } from '@mui/x-data-grid'
import { createContext, type ReactNode, use, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { app } from '../../../shared/text/app.ts'
import { useText } from '../app/language.tsx'
import { visuallyHidden } from '../ui/visuallyHidden.ts'
import type { LineCell, ListColumn } from './columns.ts'

/** What makes a grid's row open: which ones are open, and the toggle. */
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
export function useDetails(): Details {
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

export const toggleColumn = <R extends GridValidRowModel>(name: string): ListColumn<R> => ({
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

function Toggle({ id, row, hasFocus, tabIndex }: LineCell<GridValidRowModel>) {
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
