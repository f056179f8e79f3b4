import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { SharedDonorListRow } from '../../../shared/donor/donor.ts'
import type { donorSetupTexts } from '../../../shared/text/donorSetup.ts'
import type { partyTexts } from '../../../shared/text/parties.ts'
import type { TextKey } from '../../../shared/text/text.ts'
import type { TextOf } from '../app/language.tsx'
import { type Column, column } from '../grid/column.ts'
import { EditLink } from '../parties/EditLink.tsx'

type Open = (id: number) => void

export function sharedDonorColumns(
  text: TextOf<TextKey<typeof donorSetupTexts>>,
  party: TextOf<TextKey<typeof partyTexts>>,
  open: Open,
): Column<SharedDonorListRow>[] {
  return [
    column('Name', text('donor'), { flex: 1, minWidth: 180 }, ({ Name }) => <Box sx={{ fontWeight: 600 }}>{Name}</Box>),
    column('FoodBanks', text('foodBanks'), { flex: 2, minWidth: 240 }, ({ FoodBanks }) => (
      <Box sx={{ whiteSpace: 'normal', lineHeight: 1.3 }}>{FoodBanks.join(', ')}</Box>
    )),
    column('TimeZone', party('timeZone'), { width: 180 }, ({ TimeZone }) => TimeZone.replaceAll('_', ' ')),
    column('Action', party('action'), { width: 84 }, ({ ID, Name }) => (
      <EditLink name={Name} mayEdit onClick={() => open(ID)} />
    )),
  ]
}

/** The same row on a phone. */
export function SharedDonorCard({ row, open }: { row: SharedDonorListRow; open: Open }) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: 1 }}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{row.Name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {row.FoodBanks.join(', ')}
        </Typography>
      </Box>
      <EditLink name={row.Name} mayEdit onClick={() => open(row.ID)} />
    </Box>
  )
}
