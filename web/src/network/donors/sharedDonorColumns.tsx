import WarehouseOutlined from '@mui/icons-material/WarehouseOutlined'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { SharedDonorListRow } from '../../../../shared/network/donors/donor.ts'
import { donorSetupTexts } from '../../../../shared/network/donors/texts/donorSetup.ts'
import type { partyTexts } from '../../../../shared/network/organizations/texts.ts'
import { type Column, column } from '../../core/grid/column.ts'
import { EditLink } from '../../core/record/EditLink.tsx'
import { IconAction } from '../../core/ui/IconAction.tsx'
import { ZoneInWords } from '../../core/ui/ZoneInWords.tsx'
import { type TextOf, useText } from '../../core/words/language.tsx'

interface Opens {
  edit: (id: number) => void
  foodBanks: (id: number) => void
}

export function sharedDonorColumns(
  text: TextOf<typeof donorSetupTexts>,
  party: TextOf<typeof partyTexts>,
  opens: Opens,
): Column<SharedDonorListRow>[] {
  return [
    column('Name', text('donor'), { flex: 1, minWidth: 180 }, ({ Name }) => <Box sx={{ fontWeight: 600 }}>{Name}</Box>),
    column('FoodBanks', text('foodBanks'), { flex: 2, minWidth: 240 }, ({ FoodBanks }) => (
      <Box sx={{ whiteSpace: 'normal', lineHeight: 1.3 }}>{FoodBanks.join(', ')}</Box>
    )),
    column('TimeZone', party('timeZone'), { width: 180 }, ({ TimeZone }) => <ZoneInWords zone={TimeZone} />),
    column('Action', party('action'), { width: 110 }, (row) => <Actions row={row} opens={opens} />),
  ]
}

/** The same row on a phone. */
export function SharedDonorCard({ row, opens }: { row: SharedDonorListRow; opens: Opens }) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: 1 }}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{row.Name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {row.FoodBanks.join(', ')}
        </Typography>
      </Box>
      <Actions row={row} opens={opens} />
    </Box>
  )
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
