import Chip, { type ChipProps } from '@mui/material/Chip'
import type { Theme } from '@mui/material/styles'
import type { ReactElement } from 'react'

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'error'

export interface StatusChipProps {
  label: string
  tone?: Tone
  icon?: ReactElement
  size?: NonNullable<ChipProps['size']>
}

/** A state in one or two words. The words say it; the colour only repeats it. */
export function StatusChip({ label, tone = 'neutral', icon, size = 'small' }: StatusChipProps) {
  return <Chip label={label} size={size} {...(icon ? { icon } : {})} sx={(theme) => look(theme, tone)} />
}

/** The tone mixed into the page's own text and surface colours, so that it stays readable in light and dark. */
function look({ vars }: Theme, tone: Tone) {
  const main = tone === 'neutral' ? vars.palette.text.secondary : vars.palette[tone].main
  return {
    color: `color-mix(in srgb, ${main} 70%, ${vars.palette.text.primary})`,
    backgroundColor: `color-mix(in srgb, ${main} 13%, ${vars.palette.background.paper})`,
    '& .MuiChip-icon': { color: 'inherit' },
  }
}
