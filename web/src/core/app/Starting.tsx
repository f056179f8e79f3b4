import { Box } from '@mui/material'
import { frameTexts } from '../../../../shared/core/text/frame.ts'
import { useText } from '../words/language.tsx'
import { Mark } from './Mark.tsx'

/** The moment before the first page: the mark alone, so that nothing jumps when the page arrives. */
export function Starting() {
  const text = useText(frameTexts)
  return (
    <Box role="status" aria-label={text('loading')} sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center' }}>
      <Box sx={{ p: 1.5, borderRadius: 3, bgcolor: 'rail.background', lineHeight: 0 }}>
        <Mark size={44} />
      </Box>
    </Box>
  )
}
