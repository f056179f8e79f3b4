import { Box, Typography } from '@mui/material'
import type { Lot } from '../../../../shared/pantry/stock/lot.ts'
import { stockTexts } from '../../../../shared/pantry/stock/texts.ts'
import { dayText, numberText } from '../../core/time/time.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'

/** Lots of a product with their quantities on the shelf; lots that are used up are left out. */
export function ShelfLots({ lots }: { lots: readonly Lot[] }) {
  const text = useText(stockTexts)
  const { language } = useLanguage()
  const shown = lots.filter(({ Quantity, State }) => Quantity > 0 || State !== undefined)
  if (shown.length === 0) return null
  return (
    <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
      <Typography variant="body2" color="textSecondary">
        {text('lotsOnShelf')}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {shown.map(({ Lot: lot, BestBy, Quantity, State }) => (
          <li key={lot}>
            {State
              ? text('lotHeld', { lot })
              : text(BestBy && BestBy !== lot ? 'lotOnShelfBy' : 'lotOnShelf', {
                  ...{ lot, count: numberText(Quantity, language) },
                  day: BestBy ? dayText(BestBy, language) : '',
                })}
          </li>
        ))}
      </Box>
    </Box>
  )
}
