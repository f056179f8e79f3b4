import { Box } from '@mui/material'
import type { DonorLocation } from '../../../../shared/network/organizations/address.ts'
import { addressText } from '../../core/address/addressText.ts'
import { locationName } from './DonorLocationField.tsx'

/** A donor location with its address below it. */
export const LocationLines = ({ location }: { location: DonorLocation }) => (
  <div>
    <Box sx={{ fontWeight: 600 }}>{locationName(location)}</Box>
    <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{addressText(location.Address)}</Box>
  </div>
)
