import { Box } from '@mui/material'
import { zoneInWords } from '../../../../shared/core/time/zone.ts'
import { useLanguage } from '../words/language.tsx'

/** A time zone in words, over as many lines as a cell of a grid needs. */
export function ZoneInWords({ zone }: { zone: string }) {
  const { language } = useLanguage()
  return (
    <Box component="span" sx={{ whiteSpace: 'normal', lineHeight: 1.3 }}>
      {zoneInWords(zone, language)}
    </Box>
  )
}
