import { Box } from '@mui/material'

/** A place in a ranked list; the label says what the number is. */
export function Rank({ rank, label }: { rank: number; label: string }) {
  return (
    <Box sx={look} role="img" aria-label={label}>
      {rank}
    </Box>
  )
}

const look = {
  flex: 'none',
  width: 32,
  height: 32,
  borderRadius: '50%',
  display: 'grid',
  placeItems: 'center',
  fontWeight: 700,
  color: 'primary.main',
  border: '2px solid',
  borderColor: 'primary.main',
} as const
