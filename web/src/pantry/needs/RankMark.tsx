import { Box } from '@mui/material'
import { needsTexts } from '../../../../shared/pantry/needs/texts.ts'
import type { NutritionRank } from '../../../../shared/pantry/products/product.ts'
import { useText } from '../../core/words/language.tsx'

const colours = { green: 'success.main', yellow: 'warning.main', red: 'error.main' } as const

/** Mark of how often food is to be chosen. The words say it; the dot only repeats it. */
export function RankMark({ rank }: { rank: NutritionRank }) {
  const text = useText(needsTexts)
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.75, typography: 'body2', mt: 0.5 }}>
      <Box component="span" aria-hidden sx={{ ...dot, bgcolor: colours[rank] }} />
      {text(`rank.${rank}`)}
    </Box>
  )
}

const dot = { flex: 'none', width: 10, height: 10, borderRadius: '50%' } as const
