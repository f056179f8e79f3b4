import Box from '@mui/material/Box'
import { keyframes } from '@mui/material/styles'
import { app } from '../../../shared/text/app.ts'
import { useText } from '../app/language.tsx'

/** A bar that runs while something is on the way. Looks like MUI's LinearProgress, and only looks. */
export function OnTheWay() {
  const text = useText(app)
  return <Box role="progressbar" aria-label={text('loading')} sx={running} />
}

const first = keyframes({ '0%': { left: '-35%', right: '100%' }, '60%, 100%': { left: '100%', right: '-90%' } })
const second = keyframes({ '0%': { left: '-200%', right: '100%' }, '60%, 100%': { left: '107%', right: '-8%' } })
const part = { content: '""', position: 'absolute', top: 0, bottom: 0, bgcolor: 'primary.main' } as const

const running = {
  position: 'relative',
  height: 3,
  overflow: 'hidden',
  bgcolor: 'LinearProgress.primaryBg',
  '&::before': { ...part, animation: `${first} 2.1s cubic-bezier(0.65, 0.815, 0.735, 0.395) infinite` },
  '&::after': { ...part, animation: `${second} 2.1s cubic-bezier(0.165, 0.84, 0.44, 1) 1.15s infinite` },
} as const
