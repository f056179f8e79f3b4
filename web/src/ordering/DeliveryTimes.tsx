import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { orderPlaceTexts } from '../../../shared/text/orderPlace.ts'
import type { DeliveryTime } from '../../../shared/window/window.ts'
import { useLanguage, useText } from '../app/language.tsx'
import { dayText } from '../ui/time.ts'
import { hoursText } from '../windows/windowText.ts'
import { orderingPaths } from './orderingPaths.ts'
import { useOrdering } from './useOrdering.ts'

const columns = ['date', 'time', 'maximumOrders', 'program', 'select'] as const

/** Delivery times (section 2): Date, Time, Maximum Orders, Delivery Program, Select; on a phone each as a card. */
export function DeliveryTimes({ times }: { times: readonly DeliveryTime[] }) {
  const text = useText(orderPlaceTexts)
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'))
  const cells = times.map(useCells())
  if (isPhone)
    return (
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {cells.map((time) => (
          <Box component="li" key={time.id} sx={cardLook}>
            <Typography sx={{ fontWeight: 650 }}>{time.date}</Typography>
            <Typography>{time.time}</Typography>
            {time.program ? (
              <Typography variant="body2" color="textSecondary">
                {time.program}
              </Typography>
            ) : null}
            <Typography variant="body2" color="textSecondary">
              {text('maximumOrders')}: {time.maximumOrders}
            </Typography>
            {time.select}
          </Box>
        ))}
      </Box>
    )
  return (
    <Table aria-label={text('deliveryTitle')}>
      <TableHead>
        <TableRow>
          {columns.map((name) => (
            <TableCell key={name}>{text(name)}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {cells.map((time) => (
          <TableRow key={time.id}>
            {columns.map((name) => (
              <TableCell key={name}>{time[name]}</TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

function useCells() {
  const text = useText(orderPlaceTexts)
  const { language } = useLanguage()
  const { customerId, orderId } = useOrdering()
  return (time: DeliveryTime) => {
    const date = dayText(time.DeliveryDay, language)
    const hours = hoursText({ start: time.DeliveryStartTime, end: time.DeliveryEndTime }, language)
    return {
      id: time.ID,
      date,
      time: hours,
      maximumOrders: time.MaximumOrders ?? text('unlimited'),
      program: time.DeliveryProgramName ?? '',
      select: (
        <Button
          href={orderingPaths.addresses({ customerId, orderId, deliveryTimeId: time.ID })}
          variant="contained"
          aria-label={text('selectNamed', { day: date, hours })}
          sx={{ mt: { xs: 1, sm: 0 } }}
        >
          {text('select')}
        </Button>
      ),
    }
  }
}

const cardLook = {
  display: 'flex',
  flexDirection: 'column',
  px: 2.5,
  py: 2,
  borderTop: '1px solid',
  borderColor: 'divider',
} as const
