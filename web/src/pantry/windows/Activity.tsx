import { Box, LinearProgress, Typography } from '@mui/material'
import { plural } from '../../../../shared/core/text/text.ts'
import { windowTexts } from '../../../../shared/pantry/windows/texts.ts'
import type { PickupTime } from '../../../../shared/pantry/windows/window.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { hoursText } from './windowText.ts'

/** Fullness of a window, and the states of its orders. */
export function Activity({ time }: { time: PickupTime }) {
  const text = useText(windowTexts)
  const { language } = useLanguage()
  const count = time.AllOrders
  if (count === 0) return text('noOrders')
  const { MaximumOrders: maximum } = time
  const placed = count - time.CancelledTypeOrders
  const label = text(maximum === null ? 'filledOpenEnd' : 'filled', { orders: placed, maximum: maximum ?? 0 })
  return (
    <Box sx={{ minWidth: 140 }}>
      <Box>{text(plural(language, 'orderCount', count), { count })}</Box>
      {maximum === null ? null : (
        <LinearProgress
          variant="determinate"
          aria-label={`${hoursText({ start: time.PickupStartTime, end: time.PickupEndTime }, language)}: ${label}`}
          value={Math.min(100, (placed / maximum) * 100)}
          sx={{ my: 0.5, borderRadius: 1, height: 6 }}
        />
      )}
      <Typography variant="caption" color="textSecondary">
        {statusesOf(time)
          .map(([key, number]) => text(key, { count: number }))
          .join(' · ')}
      </Typography>
    </Box>
  )
}

/** The statuses that orders have. */
const statusesOf = (time: PickupTime) =>
  (
    [
      ['statusCreated', time.CreatedOrders],
      ['statusProcessing', time.ProcessingOrders],
      ['statusPacked', time.PackedOrders],
      ['statusAtLocation', time.DeliveredToPickupLocationOrders],
      ['statusHandedOver', time.DeliveredToNeighborOrders],
      ['statusAbandoned', time.AbandonedOrders],
      ['statusCancelled', time.CancelledTypeOrders - time.AbandonedOrders],
    ] as const
  ).filter(([, number]) => number > 0)
