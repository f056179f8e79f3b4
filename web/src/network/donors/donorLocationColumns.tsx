import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { DonorLocationListRow } from '../../../../shared/network/donors/donor.ts'
import type { donorSetupTexts } from '../../../../shared/network/donors/texts/donorSetup.ts'
import { partyTexts } from '../../../../shared/network/organizations/texts.ts'
import { type Column, column } from '../../core/grid/column.ts'
import { paths } from '../../core/paths.ts'
import { EditLink } from '../../core/record/EditLink.tsx'
import { StatusChip } from '../../core/ui/StatusChip.tsx'
import { type TextOf, useText } from '../../core/words/language.tsx'

export function donorLocationColumns(
  text: TextOf<typeof donorSetupTexts>,
  party: TextOf<typeof partyTexts>,
  mayEdit: boolean,
): Column<DonorLocationListRow>[] {
  return [
    column('Code', text('code'), { width: 120 }, (row) => <CodeLink row={row} />),
    column('Location', text('location'), { flex: 1.4, minWidth: 170 }, ({ Name, DonorName }) => (
      <Box sx={{ lineHeight: 1.3, minWidth: 0, whiteSpace: 'normal' }}>
        <Box sx={{ fontWeight: 600 }}>{DonorName}</Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{Name}</Box>
      </Box>
    )),
    column('Address', text('address'), { flex: 1.2, minWidth: 150 }, ({ Address }) => (
      <Box sx={{ lineHeight: 1.3, minWidth: 0 }}>
        {Address.AddressLine1}
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          {Address.City}, {Address.Province}
        </Box>
      </Box>
    )),
    column('Presets', text('presets'), { width: 100 }, ({ PresetAgencyIDs }) => PresetAgencyIDs.length || '–'),
    column('State', text('state'), { width: 110 }, (row) => <LocationState row={row} />),
    column('Action', party('action'), { width: 84 }, ({ ID, Code }) => (
      <EditLink href={paths.donorLocation(ID)} name={Code} mayEdit={mayEdit} />
    )),
  ]
}

const CodeLink = ({ row: { ID, Code } }: { row: DonorLocationListRow }) => (
  <Link href={paths.donorLocation(ID)} color="inherit" underline="hover" sx={{ fontWeight: 600 }}>
    {Code}
  </Link>
)

function LocationState({ row: { IsActive } }: { row: DonorLocationListRow }) {
  const party = useText(partyTexts)
  return <StatusChip tone={IsActive ? 'success' : 'neutral'} label={party(IsActive ? 'active' : 'inactive')} />
}

/** The same row on a phone. */
export function DonorLocationCard({ row }: { row: DonorLocationListRow }) {
  const { DonorName, Address } = row
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: 1 }}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <CodeLink row={row} />
        <Typography variant="body2">{DonorName}</Typography>
        <Typography variant="body2" color="textSecondary">
          {Address.AddressLine1}, {Address.City}
        </Typography>
      </Box>
      <LocationState row={row} />
    </Box>
  )
}
