import { lazy, type ReactNode, Suspense } from 'react'
import type { GridRow } from '../../../../shared/api/donations.ts'
import { statusGridTexts } from '../../../../shared/text/statusGrid.ts'
import { useText } from '../../app/language.tsx'
import { ExpandableDataGrid } from '../../grid/ExpandableDataGrid.tsx'
import type { CursorPages } from '../../grid/useCursorPages.ts'
import { RowsSkeleton } from '../../ui/Skeletons.tsx'
import { GridCard } from './GridCard.tsx'
import type { GridPrefix } from './gridQuestion.ts'
import { useGridColumns } from './useGridColumns.tsx'

const RowDetail = lazy(() => import('./RowDetail.tsx'))

/** Section 9: rows are 120 px high; the reader's density scales them. */
const rowHeight = 120

interface Props {
  prefix: GridPrefix
  pages: CursorPages<GridRow>
  empty: ReactNode
}

/** The lines of the status grid, each of which opens. */
export function StatusLines({ prefix, pages, empty }: Props) {
  const text = useText(statusGridTexts)
  const columns = useGridColumns(prefix)
  return (
    <ExpandableDataGrid
      label={text('grid')}
      columns={columns}
      rows={pages.rows}
      rowId={(row) => row.ID}
      rowLabel={(row) => row.Code}
      height={rowHeight}
      renderCard={(row) => <GridCard row={row} prefix={prefix} />}
      renderDetail={(row) => (
        <Suspense fallback={<RowsSkeleton rows={4} />}>
          <RowDetail row={row} />
        </Suspense>
      )}
      empty={empty}
      isLoading={pages.isLoading}
      error={pages.error}
      onRetry={pages.refresh}
      paging={pages}
    />
  )
}
