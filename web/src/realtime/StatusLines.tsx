import type { ReactNode } from 'react'
import type { GridRow } from '../../../shared/api/realtime.ts'
import { statusGridTexts } from '../../../shared/text/statusGrid.ts'
import { useText } from '../app/language.tsx'
import { ExpandableDataGrid } from '../grid/ExpandableDataGrid.tsx'
import type { CursorPages } from '../grid/useCursorPages.ts'
import { GridCard } from './GridCard.tsx'
import type { GridPrefix } from './gridQuestion.ts'
import { RowDetail } from './RowDetail.tsx'
import { rowHeight } from './rowHeight.ts'
import { useGridColumns } from './useGridColumns.tsx'

interface Props {
  prefix: GridPrefix
  pages: CursorPages<GridRow>
  empty: ReactNode
}

/** The lines of the status grid, each of which opens. */
export default function StatusLines({ prefix, pages, empty }: Props) {
  const text = useText(statusGridTexts)
  const columns = useGridColumns(prefix)
  return (
    <ExpandableDataGrid
      label={text('grid')}
      columns={columns}
      rows={pages.rows}
      rowId={(row) => row.ID}
      rowLabel={(row) => row.Code}
      getRowHeight={({ densityFactor }) => Math.round(rowHeight * densityFactor)}
      renderCard={(row) => <GridCard row={row} prefix={prefix} />}
      renderDetail={(row) => <RowDetail row={row} />}
      empty={empty}
      isLoading={pages.isLoading}
      error={pages.error}
      onRetry={pages.refresh}
      paging={pages}
    />
  )
}
