import { Box, Tooltip } from '@mui/material'
import type { ShownAllergens } from '../../../../shared/pantry/needs/allergens.ts'
import { needsTexts } from '../../../../shared/pantry/needs/texts.ts'
import { useText } from '../../core/words/language.tsx'
import { useAllergenLines } from './foodWords.ts'

/** For a line with little room: the first allergen and how many more there are; whole when it is read aloud, or pointed at. */
export function AllergenMark({ stated }: { stated: ShownAllergens }) {
  const text = useText(needsTexts)
  const lines = useAllergenLines()
  const [first, ...more] = [...stated.Contains, ...stated.MayContain]
  if (first === undefined) return null
  const said = lines(stated).join(' · ')
  // Without what is in brackets behind it.
  const [name = ''] = text(first).split(/ ?[(（]/)
  return (
    <Tooltip title={said}>
      <Box component="span" role="img" aria-label={said} sx={{ fontWeight: 600, whiteSpace: 'nowrap', flexShrink: 0 }}>
        {more.length > 0 ? `${name} +${more.length}` : name}
      </Box>
    </Tooltip>
  )
}
