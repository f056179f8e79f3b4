import Chip, { type ChipProps } from '@mui/material/Chip'
import type { ReactElement } from 'react'

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'error'

/** A state in one or two words. The words say it; the colour only repeats it. */
export function StatusChip({
  label,
  tone = 'neutral',
  icon,
  size = 'small',
}: {
  label: string
  tone?: Tone
  icon?: ReactElement
  size?: ChipProps['size']
}) {
  const isNeutral = tone === 'neutral'
  return (
    <Chip
      label={label}
      size={size ?? 'small'}
      {...(icon ? { icon } : {})}
      sx={{
        color: isNeutral ? 'text.primary' : `${tone}.main`,
        bgcolor: (theme) =>
          isNeutral ? theme.vars.palette.action.selected : `rgba(${theme.vars.palette[tone].mainChannel} / 0.12)`,
        '& .MuiChip-icon': { color: 'inherit' },
      }}
    />
  )
}
