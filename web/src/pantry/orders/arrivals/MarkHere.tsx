import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { localDay } from '../../../../../shared/core/time/zone.ts'
import { maxSpot } from '../../../../../shared/pantry/orders/arrival.ts'
import { arrivalTexts } from '../../../../../shared/pantry/orders/texts/arrivals.ts'
import { serverNow } from '../../../core/time/clock.ts'
import { timeText } from '../../../core/time/time.ts'
import { TextInput } from '../../../core/ui/inputs.tsx'
import { useLanguage, useText } from '../../../core/words/language.tsx'
import type { OrderToHandOver } from '../handOver/orderToHandOver.ts'
import { useArrive } from './useArrive.ts'

interface MarkProps {
  order: OrderToHandOver
  onDone: () => void
}

/** Arrival of a family whose order was found at the door: marked with its spot, or since when it is here. */
export function MarkHere({ order, onDone }: MarkProps) {
  const text = useText(arrivalTexts)
  const { language } = useLanguage()
  const [spot, setSpot] = useState('')
  const { arrive, busy } = useArrive(order, onDone)
  const { Arrival, PantryLocationPickupTime: window } = order
  if (Arrival)
    return (
      <Typography color="textSecondary">
        {[text('hereSince', { time: timeText(Arrival.At, language, window?.TimeZone) }), Arrival.Spot]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
    )
  if (!window || order.PickupOrDeliveryDate !== localDay(new Date(serverNow()), window.TimeZone)) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
      <TextInput
        label={text('spot')}
        helperText={text('spotHelp')}
        value={spot}
        onChange={setSpot}
        onKeyDown={(event) => {
          // The Enter of the spot marks, and hands nothing over.
          if (event.key !== 'Enter') return
          event.preventDefault()
          void arrive(spot)
        }}
        htmlInput={{ maxLength: maxSpot, autoComplete: 'off' }}
        sx={{ flex: '1 1 180px' }}
      />
      <Button variant="outlined" loading={busy} onClick={() => void arrive(spot)} sx={{ minHeight: 44, mt: 0.75 }}>
        {text('mark')}
      </Button>
    </Box>
  )
}
