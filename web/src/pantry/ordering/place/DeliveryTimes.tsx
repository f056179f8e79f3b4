import {
  Box,
  Button,
  List,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
  useMediaQuery,
} from '@mui/material'
import { Fragment, useState } from 'react'
import { orderPlaceTexts } from '../../../../../shared/pantry/ordering/texts/orderPlace.ts'
import type { DeliveryGridRow } from '../../../../../shared/pantry/windows/window.ts'
import { orderingPaths } from '../../../core/orderingPaths.ts'
import { comingDayText } from '../../../core/time/time.ts'
import { useLanguage, useText } from '../../../core/words/language.tsx'
import { hoursText } from '../../windows/windowText.ts'
import { useOrdering } from '../useOrdering.ts'
import { BlockedButton, WhyBlocked } from './BlockedDay.tsx'
import { PlacesLeft } from './PlacesLeft.tsx'

const columns = ['date', 'time', 'maximumOrders', 'program', 'select'] as const

/**
 * Delivery times (section 2): Date, Time, Maximum Orders, Delivery Program, Select. On a phone each is a card; the maximum
 * is of no use there: it tells how many places are left when they are few.
 */
export function DeliveryTimes({ times }: { times: readonly DeliveryGridRow[] }) {
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'))
  const [openId, setOpen] = useState<number>()
  const cells = times.map(useCells(openId, (id) => setOpen(id === openId ? undefined : id)))
  return isPhone ? <TimeCards cells={cells} /> : <TimesTable cells={cells} />
}

interface CellsProps {
  cells: readonly ReturnType<ReturnType<typeof useCells>>[]
}

function TimeCards({ cells }: CellsProps) {
  return (
    <List disablePadding>
      {cells.map((time) => (
        <Box component="li" key={time.id} sx={cardLook}>
          <Typography sx={{ fontWeight: 600 }}>{time.date}</Typography>
          <Typography>{time.time}</Typography>
          {time.program ? (
            <Typography variant="body2" color="textSecondary">
              {time.program}
            </Typography>
          ) : null}
          {time.left}
          {time.select}
          {time.why ? <Box sx={{ mt: 1 }}>{time.why}</Box> : null}
        </Box>
      ))}
    </List>
  )
}

function TimesTable({ cells }: CellsProps) {
  const text = useText(orderPlaceTexts)
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
          <Fragment key={time.id}>
            <TableRow>
              {columns.map((name) => (
                <TableCell key={name}>{time[name]}</TableCell>
              ))}
            </TableRow>
            {time.why ? (
              <TableRow>
                <TableCell colSpan={columns.length}>{time.why}</TableCell>
              </TableRow>
            ) : null}
          </Fragment>
        ))}
      </TableBody>
    </Table>
  )
}

function useCells(openId: number | undefined, open: (id: number) => void) {
  const text = useText(orderPlaceTexts)
  const { language } = useLanguage()
  const { customerId, orderId, again } = useOrdering()
  return (time: DeliveryGridRow) => {
    const date = comingDayText(time.DeliveryDay, language)
    const hours = hoursText({ start: time.DeliveryStartTime, end: time.DeliveryEndTime }, language)
    const isOpen = time.ID === openId
    return {
      id: time.ID,
      date,
      time: hours,
      maximumOrders: time.MaximumOrders ?? text('unlimited'),
      program: time.DeliveryProgramName ?? '',
      left: time.DayBlock ? null : <PlacesLeft count={time.PlacesLeft} />,
      select: time.DayBlock ? (
        <BlockedButton
          isOpen={isOpen}
          onClick={() => open(time.ID)}
          label={text('blockedNamed', { day: date, hours })}
          sx={selectLook}
        />
      ) : (
        <Button
          href={orderingPaths.addresses({ customerId, orderId, again, deliveryTimeId: time.ID })}
          variant="contained"
          aria-label={text('selectNamed', { day: date, hours })}
          sx={selectLook}
        >
          {text('select')}
        </Button>
      ),
      why: time.DayBlock && isOpen ? <WhyBlocked block={time.DayBlock} /> : null,
    }
  }
}

const selectLook = { mt: { xs: 1, sm: 0 } } as const
const cardLook = {
  display: 'flex',
  flexDirection: 'column',
  px: 2.5,
  py: 2,
  borderTop: '1px solid',
  borderColor: 'divider',
} as const
