import { Box, Tooltip } from '@mui/material'

/** A coloured dot whose meaning is in its title, read aloud as well. */
export function Dot({ title, colour }: { title: string; colour: 'success.main' | 'error.main' }) {
  return (
    <Tooltip title={title}>
      <Box
        component="span"
        role="img"
        aria-label={title}
        sx={{ display: 'inline-block', flexShrink: 0, width: 10, height: 10, borderRadius: '50%', bgcolor: colour }}
      />
    </Tooltip>
  )
}
