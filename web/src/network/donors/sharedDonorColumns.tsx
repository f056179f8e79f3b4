import WarehouseOutlined from '@mui/icons-material/WarehouseOutlined'
import { Box } from '@mui/material'
import { useMemo } from 'react'
import type { SharedDonorListRow } from '../../../../shared/network/donors/donor.ts'
import { donorSetupTexts } from '../../../../shared/network/donors/texts/donorSetup.ts'
import { organizationTexts } from '../../../../shared/network/organizations/texts.ts'
import { Strong } from '../../core/grid/cells.tsx'
import { type Column, column } from '../../core/grid/column.ts'
import { EditLink } from '../../core/record/EditLink.tsx'
import { IconAction } from '../../core/ui/IconAction.tsx'
import { ZoneInWords } from '../../core/ui/ZoneInWords.tsx'
import { useText } from '../../core/words/language.tsx'

interface Opens {
  edit: (id: number) => void
  foodBanks: (id: number) => void
}

/** A donor of several food banks in the grid and on a phone. */
export function useSharedDonorColumns({ edit, foodBanks }: Opens): readonly Column<SharedDonorListRow>[] {
  const text = useText(donorSetupTexts)
  const organization = useText(organizationTexts)
  return useMemo(() => {
    const foodBanksOf = (row: SharedDonorListRow) => row.FoodBanks.join(', ')
    return [
      column('Name', text('donor'), { flex: 1, minWidth: 180, card: 'title' }, ({ Name }) => <Strong>{Name}</Strong>),
      column('FoodBanks', text('foodBanks'), { flex: 2, minWidth: 240, card: { line: foodBanksOf } }, (row) => (
        <Box sx={{ whiteSpace: 'normal', lineHeight: 1.3 }}>{foodBanksOf(row)}</Box>
      )),
      column('TimeZone', organization('timeZone'), { width: 180 }, ({ TimeZone }) => <ZoneInWords zone={TimeZone} />),
      column('Action', organization('action'), { width: 110, card: 'end' }, (row) => (
        <Actions row={row} opens={{ edit, foodBanks }} />
      )),
    ]
  }, [text, organization, edit, foodBanks])
}

function Actions({ row: { ID, Name }, opens }: { row: SharedDonorListRow; opens: Opens }) {
  const text = useText(donorSetupTexts)
  return (
    <Box sx={{ display: 'flex', gap: 2, flexShrink: 0 }}>
      <EditLink name={Name} mayEdit onClick={() => opens.edit(ID)} />
      <IconAction
        label={text('foodBanksOf', { name: Name })}
        tooltip={text('foodBanks')}
        onClick={() => opens.foodBanks(ID)}
        sx={{ mx: -1 }}
      >
        <WarehouseOutlined fontSize="small" />
      </IconAction>
    </Box>
  )
}
