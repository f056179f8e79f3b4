import { Box, Button, Collapse, Typography } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { words } from '../../../../shared/core/text/words.ts'
import { formatDayRange } from '../../../../shared/core/time/zone.ts'
import type { Range } from '../time/dateRange.ts'
import { useLanguage, useText } from '../words/language.tsx'

interface FilterLineProps {
  /** An open range is not named. */
  range: Range
  /** Days that the figures are compared with. */
  before?: Range | undefined
  /** Place or organization of the figures. */
  of?: string | undefined
  /** The form. */
  children: ReactNode
}

/** The choice that the figures follow from, in a line above them; its form opens on demand. */
export function FilterLine({ range, before, of, children }: FilterLineProps) {
  const text = useText(words)
  const { language } = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const days = (one: Range | undefined) =>
    one?.start && one.end && one.start <= one.end ? formatDayRange(one.start, one.end, language) : undefined
  const compared = days(before)
  const line = [days(range), of, compared && text('comparedWith', { days: compared })].filter(Boolean).join(' · ')
  return (
    <Box sx={{ mb: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Typography color="textSecondary">{line}</Typography>
        <Button
          size="small"
          className="no-print"
          aria-expanded={isOpen}
          aria-label={`${text('change')}: ${line}`}
          onClick={() => setOpen(!isOpen)}
        >
          {text('change')}
        </Button>
      </Box>
      <Collapse in={isOpen} unmountOnExit className="no-print">
        <Box sx={{ pt: 1.5 }}>{children}</Box>
      </Collapse>
    </Box>
  )
}
