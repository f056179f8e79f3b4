import { Link } from '@mui/material'
import { useMemo } from 'react'
import type { PendingDonorRow, PendingDonorState } from '../../../../shared/network/donors/signUp.ts'
import { pendingDonorTexts } from '../../../../shared/network/donors/texts/pendingDonors.ts'
import type { Tone } from '../../../../shared/rescue/donations/status/tone.ts'
import { TwoLines } from '../../core/grid/cells.tsx'
import { type Column, column } from '../../core/grid/column.ts'
import { paths } from '../../core/paths.ts'
import { StatusChip } from '../../core/ui/StatusChip.tsx'
import { RelativeTime } from '../../core/ui/Times.tsx'
import { useText } from '../../core/words/language.tsx'

/** A sign-up in the grid and on a phone. */
export function usePendingDonorColumns(): readonly Column<PendingDonorRow>[] {
  const text = useText(pendingDonorTexts)
  return useMemo(() => {
    type Row = PendingDonorRow
    const store = { title: (row: Row) => <StoreLink row={row} />, text: (row: Row) => row.LocationName }
    const address = ({ Address, SignedUpAt }: Row) => (
      <>
        {Address.AddressLine1}, {Address.City} · <RelativeTime value={SignedUpAt} />
      </>
    )
    return [
      column('Store', text('store'), { flex: 1.4, minWidth: 180, card: store }, (row) => (
        <TwoLines first={<StoreLink row={row} />} second={row.LocationName} />
      )),
      column('Address', text('address'), { flex: 1.2, minWidth: 160, card: { line: address } }, ({ Address }) => (
        <TwoLines first={Address.AddressLine1} second={`${Address.City}, ${Address.Province}`} />
      )),
      column('Contact', text('contact'), { flex: 1, minWidth: 130 }, ({ ContactName }) => ContactName),
      column('SignedUp', text('signedUp'), { width: 150 }, ({ SignedUpAt }) => <RelativeTime value={SignedUpAt} />),
      column('State', text('state'), { width: 120, card: 'end' }, ({ State }) => <SignUpState state={State} />),
    ]
  }, [text])
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
