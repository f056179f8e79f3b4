import { Box, Button, Typography } from '@mui/material'
import { useId } from 'react'
import { arrivalTexts } from '../../../../../shared/pantry/orders/texts/arrivals.ts'
import { useLanguage, useText } from '../../../core/words/language.tsx'
import { customerName, pickupWindowText } from '../orderText.ts'
import type { PossibleOrder } from './useFoundOrder.ts'

interface ChoicesProps {
  choices: readonly PossibleOrder[]
  choose: (code: string) => void
}

/** Orders of today that a name, or the end of a phone number, may mean. */
export function OrderChoices({ choices, choose }: ChoicesProps) {
  const text = useText(arrivalTexts)
  const { language } = useLanguage()
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 2, maxWidth: 720 }}>
      <Typography id={id} component="h2" variant="h4" sx={{ mb: 1 }}>
        {text('which')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1 }}>
        {choices.map((order) => (
          <Button
            key={order.ID}
            variant="outlined"
            color="inherit"
            onClick={() => choose(order.Code)}
            sx={{ justifyContent: 'flex-start', textAlign: 'start', minHeight: 48 }}
          >
            {[customerName(order), `#${order.Code}`, pickupWindowText(order, language)].join(' · ')}
          </Button>
        ))}
      </Box>
    </Box>
  )
}
