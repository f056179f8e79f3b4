import { type ReactNode, useMemo } from 'react'
import type { GridRow } from '../../../../../shared/rescue/donations/api.ts'
import { gridTexts } from '../../../../../shared/rescue/donations/texts/grid.ts'
import { type Column, column } from '../../../core/grid/column.ts'
import { useText } from '../../../core/words/language.tsx'
import { StatusCell } from '../StatusSummaryView.tsx'
import { AgencyCell, DonationCell, DonorCell, EnteredCell, FoodBankCell } from './GridCells.tsx'
import { fieldsOf, type GridField } from './gridFields.ts'
import type { GridPrefix } from './gridQuery.ts'
import { ActionCell } from './RowActions.tsx'

/** Smallest widths are for 1280 px with the open rail: a pickup in Spanish takes three lines, `Pending Agency Response` one. */
const cells: Record<GridField, readonly [flex: number, minWidth: number, cell: (row: GridRow) => ReactNode]> = {
  donorEntered: [1.1, 130, (row) => <EnteredCell row={row} />],
  foodBank: [1.1, 112, (row) => <FoodBankCell row={row} />],
  donor: [1, 104, (row) => <DonorCell row={row} />],
  agency: [1.3, 140, (row) => <AgencyCell row={row} />],
  donation: [2, 212, (row) => <DonationCell row={row} />],
  status: [2, 212, (row) => <StatusCell status={row.PrimaryStatus} brief={row.StatusBrief} />],
  action: [0.9, 118, (row) => <ActionCell row={row} />],
}

/** Compact: the pickup's time and the names are shown in full, in up to three lines. */
const compactSizes: Record<GridField, { flex: number; minWidth: number }> = {
  donorEntered: { flex: 0.7, minWidth: 104 },
  foodBank: { flex: 1, minWidth: 106 },
  donor: { flex: 1.2, minWidth: 124 },
  agency: { flex: 1.2, minWidth: 124 },
  donation: { flex: 2.9, minWidth: 300 },
  status: { flex: 1.9, minWidth: 204 },
  action: { flex: 0, minWidth: 64 },
}

/** The columns of a role's grid in the order of the specification; the server sorts, newest first. */
export function useGridColumns(prefix: GridPrefix): Column<GridRow>[] {
  const head = useText(gridTexts)
  return useMemo(
    () =>
      fieldsOf(prefix).map((field) => {
        const [flex, minWidth, cell] = cells[field]
        return column(field, head(field), { flex, minWidth, compactSize: compactSizes[field] }, cell)
      }),
    [prefix, head],
  )
}
