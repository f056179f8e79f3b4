import { Box, Chip, Typography } from '@mui/material'
import type { Slot } from '../../../../../shared/pantry/windows/slots.ts'
import { windowTexts } from '../../../../../shared/pantry/windows/texts.ts'
import { useLanguage, useText } from '../../../core/words/language.tsx'
import { hoursText } from '../windowText.ts'

/** The windows that a range will be cut into, and the orders of all of them together. */
export function BatchPreview({ slots, total }: { slots: readonly Slot[]; total: number }) {
  const text = useText(windowTexts)
  const { language } = useLanguage()
  return (
    <Box>
      <Typography variant="subtitle2" component="p" sx={{ mb: 1 }}>
        {text('preview')} · {text('totalOrders', { total })}
      </Typography>
      <Box component="ul" aria-label={text('preview')} sx={list}>
        {slots.map(({ StartTime, EndTime }) => (
          <li key={StartTime}>
            <Chip size="small" label={hoursText({ start: StartTime, end: EndTime }, language)} />
          </li>
        ))}
      </Box>
    </Box>
  )
}

const list = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  m: 0,
  p: 0,
  listStyle: 'none',
  maxHeight: 240,
  overflowY: 'auto',
} as const
