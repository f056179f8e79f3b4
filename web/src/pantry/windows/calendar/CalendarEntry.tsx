import { Box, type Theme } from '@mui/material'
import { plural } from '../../../../../shared/core/text/text.ts'
import type { CalendarEntry as Entry } from '../../../../../shared/pantry/windows/calendar.ts'
import { windowTexts } from '../../../../../shared/pantry/windows/texts.ts'
import { useLanguage, useText } from '../../../core/words/language.tsx'
import { hoursText } from '../windowText.ts'

/** Share of the places that are taken; undefined where a window has no maximum. */
const filledShare = ({ Orders, MaximumOrders }: Entry) =>
  MaximumOrders === null || MaximumOrders === 0 ? undefined : Math.min(1, Orders / MaximumOrders)

/** Places of a day's windows, in words. */
export function useEntryTexts(entry: Entry) {
  const text = useText(windowTexts)
  const { language } = useLanguage()
  const label = entry.Label === '' ? text('noProgram') : entry.Label
  const { Reserved: reserved = 0 } = entry
  const filled = text(entry.MaximumOrders === null ? 'filledOpenEnd' : 'filled', {
    orders: entry.Orders,
    maximum: entry.MaximumOrders ?? 0,
  })
  return {
    name: text(entry.Kind === 'pickup' ? 'entryPickup' : 'entryDelivery', { label }),
    label,
    hours: hoursText({ start: entry.StartTime, end: entry.EndTime }, language),
    fill: filled,
    reserved: reserved > 0 ? text(plural(language, 'reservedCount', reserved), { count: reserved }) : undefined,
  }
}

/** A bar as long as the share that is taken, in another colour when all is taken. */
export function FillBar({ entry }: { entry: Entry }) {
  const share = filledShare(entry)
  return (
    <Box aria-hidden sx={track}>
      <Box
        sx={(theme: Theme) => ({
          height: '100%',
          borderRadius: 1,
          width: `${Math.round((share ?? 0) * 100)}%`,
          backgroundColor:
            theme.vars.palette[share === 1 ? 'warning' : entry.Kind === 'pickup' ? 'primary' : 'info'].main,
        })}
      />
    </Box>
  )
}

const track = { height: 5, borderRadius: 1, bgcolor: 'action.selected', mt: 0.25 } as const
