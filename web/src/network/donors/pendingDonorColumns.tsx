import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { PendingDonorRow, PendingDonorState } from '../../../../shared/network/donors/signUp.ts'
import { pendingDonorTexts } from '../../../../shared/network/donors/texts/pendingDonors.ts'
import type { Tone } from '../../../../shared/rescue/donations/status/tone.ts'
import { type Column, column } from '../../core/grid/column.ts'
import { paths } from '../../core/paths.ts'
import { StatusChip } from '../../core/ui/StatusChip.tsx'
import { RelativeTime } from '../../core/ui/Times.tsx'
import { type TextOf, useText } from '../../core/words/language.tsx'

export function pendingDonorColumns(text: TextOf<typeof pendingDonorTexts>): Column<PendingDonorRow>[] {
  return [
    column('Store', text('store'), { flex: 1.4, minWidth: 180 }, (row) => (
      <Box sx={{ lineHeight: 1.3, minWidth: 0 }}>
        <StoreLink row={row} />
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{row.LocationName}</Box>
      </Box>
    )),
    column('Address', text('address'), { flex: 1.2, minWidth: 160 }, ({ Address }) => (
      <Box sx={{ lineHeight: 1.3, minWidth: 0 }}>
        {Address.AddressLine1}
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          {Address.City}, {Address.Province}
        </Box>
      </Box>
    )),
    column('Contact', text('contact'), { flex: 1, minWidth: 130 }, ({ ContactName }) => ContactName),
    column('SignedUp', text('signedUp'), { width: 150 }, ({ SignedUpAt }) => <RelativeTime value={SignedUpAt} />),
    column('State', text('state'), { width: 120 }, ({ State }) => <SignUpState state={State} />),
  ]
}

const StoreLink = ({ row: { ID, DonorName } }: { row: PendingDonorRow }) => (
  <Link href={paths.pendingDonor(ID)} color="inherit" underline="hover" sx={{ fontWeight: 600 }}>
    {DonorName}
  </Link>
)

const tones: Record<PendingDonorState, Tone> = { waiting: 'info', approved: 'success', refused: 'neutral' }

export function SignUpState({ state }: { state: PendingDonorState }) {
  const text = useText(pendingDonorTexts)
  return <StatusChip label={text(`state.${state}`)} tone={tones[state]} />
}

/** The same row on a phone. */
export function PendingDonorCard({ row }: { row: PendingDonorRow }) {
  const { LocationName, Address, SignedUpAt, State } = row
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <StoreLink row={row} />
        <Typography variant="body2">{LocationName}</Typography>
        <Typography variant="body2" color="textSecondary">
          {Address.AddressLine1}, {Address.City} · <RelativeTime value={SignedUpAt} />
        </Typography>
      </Box>
      <SignUpState state={State} />
    </Box>
  )
}
