import {
  GridRow,
  type GridRowId,
  type GridRowProps,
  type GridValidRowModel,
  gridDimensionsSelector,
  gridVisibleColumnDefinitionsSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid'
import { type KeyboardEvent, type Ref, useLayoutEffect, useRef } from 'react'
import { toggleField, useDetails } from './rowDetails.tsx'

/** A grid's row with its panel below it while it is open. */
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
