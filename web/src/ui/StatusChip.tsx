import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import type { ReactElement } from 'react'
import type { Tone } from '../../../shared/status/tone.ts'

export interface StatusChipProps {
  label: string
  tone?: Tone
  icon?: ReactElement
}

/** A state in one or two words. The words say it; the colour only repeats it. Looks like MUI's small chip, and only looks. */
export function StatusChip({ label, tone = 'neutral', icon }: StatusChipProps) {
  return (
    <Box sx={[shape, (theme) => look(theme, tone)]}>
      {icon}
      <span>{label}</span>
    </Box>
  )
}

const shape = {
  maxWidth: '100%',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  boxSizing: 'border-box',
  verticalAlign: 'middle',
  height: 24,
  borderRadius: '7px',
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: 1.5,
  whiteSpace: 'nowrap',
  '& > svg': { fontSize: 18, ml: '4px', mr: '-4px' },
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', px: 1 },
} as const

/** The tone mixed into the page's own text and surface colours, so that it stays readable in light and dark. */
function look({ vars }: Theme, tone: Tone) {
  const main = tone === 'neutral' ? vars.palette.text.secondary : vars.palette[tone].main
  return {
    color: `color-mix(in srgb, ${main} 70%, ${vars.palette.text.primary})`,
    backgroundColor: `color-mix(in srgb, ${main} 13%, ${vars.palette.background.paper})`,
  }
}
