import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined'
import DirectionsOutlined from '@mui/icons-material/DirectionsOutlined'
import MapOutlined from '@mui/icons-material/MapOutlined'
import { Box, Button } from '@mui/material'
import { addressLine } from '../../../../shared/core/address/addressLine.ts'
import { neighborTexts } from '../../../../shared/pantry/neighbor/texts.ts'
import { calendarFile, windowInstants } from '../../../../shared/pantry/orders/calendar.ts'
import type { ShownOrder } from '../../../../shared/pantry/orders/wire.ts'
import { saveFile } from '../../core/data/saveFile.ts'
import { serverNow } from '../../core/time/clock.ts'
import { type TextOf, useText } from '../../core/words/language.tsx'

type Words = TextOf<typeof neighborTexts>

function calendarOf(order: ShownOrder, zone: string, text: Words) {
  const place = order.PantryLocation
  return calendarFile({
    orderId: order.ID,
    title: place
      ? text('calendarPickup', { place: place.Label, code: order.Code })
      : text('calendarDelivery', { code: order.Code }),
    place: place ? addressLine(place.Address) : '',
    notes: text(place ? 'calendarNotes' : 'calendarDeliveryNotes', { code: order.Code }),
    ...windowInstants({ ...order, OrderDay: order.PickupOrDeliveryDate }, zone),
    now: new Date(serverNow()),
  })
}

/** Links that a phone can open from an order: the way there, the place on a map, an entry in the calendar. */
export function OrderLinks({ order }: { order: ShownOrder }) {
  const text = useText(neighborTexts)
  const place = order.PantryLocation
  const zone = (order.PantryLocationPickupTime ?? order.FoodBankDeliveryTime)?.TimeZone
  const at = place ? encodeURIComponent(`${place.Label}, ${addressLine(place.Address)}`) : undefined
  const elsewhere = { target: '_blank', rel: 'noopener noreferrer', variant: 'outlined' } as const
  return (
    <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {at ? (
        <>
          <Button
            {...elsewhere}
            startIcon={<DirectionsOutlined />}
            href={`https://www.google.com/maps/dir/?api=1&destination=${at}`}
          >
            {text('directions')}
          </Button>
          <Button
            {...elsewhere}
            startIcon={<MapOutlined />}
            href={`https://www.google.com/maps/search/?api=1&query=${at}`}
          >
            {text('map')}
          </Button>
        </>
      ) : null}
      {zone ? (
        <Button
          variant="outlined"
          startIcon={<CalendarMonthOutlined />}
          onClick={() => saveFile(`${order.Code}.ics`, 'text/calendar', calendarOf(order, zone, text))}
        >
          {text('calendar')}
        </Button>
      ) : null}
    </Box>
  )
}
