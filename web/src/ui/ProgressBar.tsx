import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'

interface ProgressBarProps {
  label: string
  /** Percent. */
  value: number
  tone: 'primary' | 'info' | 'warning'
  sx?: SxProps<Theme>
}

/** How far something has come. Looks like MUI's LinearProgress, and only looks. */
export function ProgressBar({ label, value, tone, sx }: ProgressBarProps) {
  return (
    <Box
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(value)}
      sx={[track, { bgcolor: `LinearProgress.${tone}Bg` }, ...(Array.isArray(sx) ? sx : [sx ?? false])]}
    >
      <Box sx={{ height: '100%', borderRadius: 1, bgcolor: `${tone}.main` }} style={{ width: `${value}%` }} />
    </Box>
  )
}

const track = { display: 'block', height: 6, borderRadius: 1, overflow: 'hidden' } as const
