import { Alert, Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { plural } from '../../../../../shared/core/text/text.ts'
import * as windows from '../../../../../shared/pantry/windows/api.ts'
import type { CalendarEntry } from '../../../../../shared/pantry/windows/calendar.ts'
import type { DayWindow } from '../../../../../shared/pantry/windows/dayClosing.ts'
import { windowTexts } from '../../../../../shared/pantry/windows/texts.ts'
import { useAction } from '../../../core/data/useAction.ts'
import { useSession } from '../../../core/data/useSession.ts'
import { useNow } from '../../../core/time/clock.ts'
import { dayOf } from '../../../core/time/time.ts'
import { useLanguage, useText } from '../../../core/words/language.tsx'
import { hoursText } from '../windowText.ts'
import { SiteClosed } from './SiteClosed.tsx'

/** Closes the person's own windows of a day at all places, names those with orders, and opens the day again. */
export function CloseDay({ day, entries }: { day: string; entries: readonly CalendarEntry[] }) {
  const text = useText(windowTexts)
  const mine = useSession().EntityID
  const isPast = day < dayOf(useNow(60_000))
  const { act, busy } = useAction()
  const [result, setResult] = useState<{ IsClosed: boolean; windows: readonly DayWindow[] }>()
  const own = entries.filter(({ EntityID }) => EntityID === mine)
  if (isPast || own.length === 0) return null
  const count = own.reduce((sum, { Count }) => sum + Count, 0)
  const closed = own.reduce((sum, { DayClosed }) => sum + DayClosed, 0)
  const change = (IsClosed: boolean, WithOrders = false) => {
    const show = (changed: DayWindow[]) => setResult({ IsClosed, windows: changed })
    return act(windows.closeDay, { day, IsClosed, WithOrders }, { onDone: show })
  }
  return (
    <Box sx={{ display: 'grid', gap: 1.5, borderTop: 1, borderColor: 'divider', pt: 2 }}>
      <Typography color="textSecondary">{text('closeDayLead')}</Typography>
      {own.length < entries.length ? <Typography color="textSecondary">{text('dayOfAgencies')}</Typography> : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {closed < count ? (
          <Button variant="outlined" disabled={busy} onClick={() => void change(true)}>
            {text('closeDay')}
          </Button>
        ) : null}
        {closed > 0 ? (
          <Button variant="outlined" disabled={busy} onClick={() => void change(false)}>
            {text('openDay')}
          </Button>
        ) : null}
      </Box>
      {result ? <Result {...result} busy={busy} onCloseAll={() => void change(true, true)} /> : null}
      <SiteClosed day={day} entries={own} />
    </Box>
  )
}

interface ResultProps {
  IsClosed: boolean
  windows: readonly DayWindow[]
  busy: boolean
  onCloseAll: () => void
}

function Result({ IsClosed, windows: all, busy, onCloseAll }: ResultProps) {
  const text = useText(windowTexts)
  const { language } = useLanguage()
  const closed = all.filter((window) => window.IsClosed)
  const left = all.filter((window) => !window.IsClosed)
  const placeOf = ({ Label }: DayWindow) => (Label === '' ? text('noProgram') : Label)
  const places = [...Map.groupBy(closed, placeOf)].map(([place, { length }]) => `${place} (${length})`).join(', ')
  const orders = closed.reduce((sum, { Orders }) => sum + Orders, 0)
  if (!IsClosed)
    return <Alert severity="success">{text(plural(language, 'dayIsOpen', all.length), { count: all.length })}</Alert>
  return (
    <>
      {closed.length > 0 ? (
        <Alert severity="success">
          {text(plural(language, 'dayIsClosed', closed.length), { count: closed.length, places })}
          {orders > 0 ? <Box>{text(plural(language, 'dayOrdersStay', orders), { count: orders })}</Box> : null}
        </Alert>
      ) : null}
      {left.length > 0 ? (
        <Alert severity="warning">
          {text(plural(language, 'dayHasOrders', left.length), { count: left.length })}
          <Box component="ul" sx={{ pl: 2.5, my: 1 }}>
            {left.map((window) => (
              <li key={window.ID}>
                {placeOf(window)}, {hoursText({ start: window.StartTime, end: window.EndTime }, language)}:{' '}
                {text(plural(language, 'orderCount', window.Orders), { count: window.Orders })}
              </li>
            ))}
          </Box>
          <Button color="inherit" variant="outlined" size="small" disabled={busy} onClick={onCloseAll}>
            {text(plural(language, 'closeWithOrders', left.length))}
          </Button>
        </Alert>
      ) : null}
    </>
  )
}
