import { Chip, type Theme } from '@mui/material'
import type { ReactElement } from 'react'
import type { Tone } from '../../../../shared/rescue/donations/status/tone.ts'

export interface StatusChipProps {
  label: string
  tone?: Tone
  icon?: ReactElement
  /** Two lines fit a compact row. */
  isSmall?: boolean
}

/** A state in one or two words. The words say it; the colour only repeats it. */
export function StatusChip({ label, tone = 'neutral', icon, isSmall }: StatusChipProps) {
  return (
    <Chip
      size="small"
      label={label}
      {...(icon ? { icon } : {})}
      sx={[shape, isSmall ? small : {}, (theme) => look(theme, tone)]}
    />
  )
}

const small = {
  fontSize: 'overline.fontSize',
  lineHeight: 1.2,
  '& .MuiChip-label': { px: 0.75, whiteSpace: 'normal' },
} as const

const shape = {
  maxWidth: '100%',
  // A longer state wraps in a narrow column, between words only.
  height: 'auto',
  minHeight: 24,
  '& .MuiChip-label': { whiteSpace: 'normal', overflowWrap: 'normal' },
  '& .MuiChip-icon': { color: 'inherit' },
} as const

/** The tone mixed into the page's own text and surface colours, so that it stays readable in light and dark. */
function look({ vars }: Theme, tone: Tone) {
  const main = tone === 'neutral' ? vars.palette.text.secondary : vars.palette[tone].main
  return {
    color: `color-mix(in srgb, ${main} 70%, ${vars.palette.text.primary})`,
    backgroundColor: `color-mix(in srgb, ${main} 13%, ${vars.palette.background.paper})`,
  }
}
