import type { DataGridProps, GridRowId, GridValidRowModel } from '@mui/x-data-grid'
import { type ReactNode, useCallback, useMemo } from 'react'
import { app } from '../../../shared/text/app.ts'
import { useText } from '../app/language.tsx'
import type { ListColumn } from './columns.ts'
import { ListGrid, type ListGridProps } from './ListGrid.tsx'
import { type Details, DetailsContext, toggleColumn, toggleField, useDetailsState } from './rowDetails.tsx'

/**
 * A grid whose rows open. The community grid has no detail rows: here the panel lives in the room that the row reserves
 * below itself, so sorting, selection and exports never meet it.
 */
export interface ExpandableDataGridProps<R extends GridValidRowModel>
  extends Omit<ListGridProps<R>, 'renderDetail' | 'getRowSpacing'> {
  renderDetail: (row: R) => ReactNode
  /** Room for a panel until it is measured (section 9: 500 px for a detail row). */
  detailHeight?: number
  /** Opening one shuts the others. */
  isSingle?: boolean
}

export function ExpandableDataGrid<R extends GridValidRowModel>(props: ExpandableDataGridProps<R>) {
  const { columns, renderDetail, rowLabel, detailHeight = 500, isSingle = false, onCellKeyDown, ...rest } = props
  const text = useText(app)
  const details = useDetailsState(
    renderDetail as Details['render'],
    rowLabel as Details['label'],
    detailHeight,
    isSingle,
  )
  const withToggle = useMemo<ListColumn<R>[]>(() => [toggleColumn<R>(text('details')), ...columns], [columns, text])
  const { open, heightOf, toggle } = details
  const getRowSpacing = useCallback(
    ({ id }: { id: GridRowId }) => ({ bottom: open.has(id) ? heightOf(id) : 0 }),
    [open, heightOf],
  )
  const pressed: NonNullable<DataGridProps<R>['onCellKeyDown']> = (cell, event, more) => {
    const isToggle = cell.field === toggleField && (event.key === 'Enter' || event.key === ' ')
    if (isToggle || (event.key === 'Enter' && (event.ctrlKey || event.metaKey))) {
      event.preventDefault()
      event.defaultMuiPrevented = true
      toggle(cell.id)
    }
    onCellKeyDown?.(cell, event, more)
  }
  return (
    <DetailsContext value={details}>
      <ListGrid<R>
        {...rest}
        columns={withToggle}
        rowLabel={rowLabel}
        renderDetail={renderDetail}
        getRowSpacing={getRowSpacing}
        onCellKeyDown={pressed}
      />
    </DetailsContext>
  )
}
