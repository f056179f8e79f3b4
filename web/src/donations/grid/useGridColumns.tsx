import { useMemo } from 'react'
import type { GridRow } from '../../../../shared/api/donations.ts'
import { gridTexts } from '../../../../shared/text/grid.ts'
import { useText } from '../../app/language.tsx'
import type { ListColumn } from '../../grid/columns.ts'
import { StatusSummaryView } from '../StatusSummaryView.tsx'
import { AgencyCell, DonationCell, DonorCell, EnteredCell, FoodBankCell } from './GridCells.tsx'
import { fieldsOf, type GridField } from './gridFields.ts'
import type { GridPrefix } from './gridQuestion.ts'
import { RowActions } from './RowActions.tsx'

type Column = Pick<ListColumn<GridRow>, 'flex' | 'minWidth' | 'renderCell'>

const columns: Record<GridField, Column> = {
  donorEntered: { flex: 1, minWidth: 132, renderCell: ({ row }) => <EnteredCell row={row} /> },
  foodBank: { flex: 1.1, minWidth: 150, renderCell: ({ row }) => <FoodBankCell row={row} /> },
  donor: { flex: 1.2, minWidth: 150, renderCell: ({ row }) => <DonorCell row={row} /> },
  agency: { flex: 1.4, minWidth: 160, renderCell: ({ row }) => <AgencyCell row={row} /> },
  donation: { flex: 1.5, minWidth: 170, renderCell: ({ row }) => <DonationCell row={row} /> },
  status: { flex: 2, minWidth: 220, renderCell: ({ row }) => <StatusSummaryView status={row.PrimaryStatus} /> },
  action: { flex: 0.9, minWidth: 128, renderCell: ({ row }) => <RowActions row={row} /> },
}

/** The columns of a role's grid in the order of the specification; the server sorts, newest first. */
export function useGridColumns(prefix: GridPrefix): ListColumn<GridRow>[] {
  const head = useText(gridTexts)
  return useMemo(
    () =>
      fieldsOf(prefix).map((field) => ({
        ...columns[field],
        field,
        headerName: head(field),
        sortable: false,
        disableColumnMenu: true,
        display: 'flex' as const,
      })),
    [prefix, head],
  )
}
