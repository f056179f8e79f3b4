import { Alert, Box, Button, FormControlLabel, Link, Radio, RadioGroup, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { plural } from '../../../../../shared/core/text/text.ts'
import { addDays } from '../../../../../shared/core/time/zone.ts'
import * as ordering from '../../../../../shared/pantry/ordering/api.ts'
import { type DayAction, type DayOrder, dayActions } from '../../../../../shared/pantry/ordering/dayOrders.ts'
import { maxNoticeWords } from '../../../../../shared/pantry/orders/notice.ts'
import { orderCode } from '../../../../../shared/pantry/orders/order.ts'
import type { CalendarEntry } from '../../../../../shared/pantry/windows/calendar.ts'
import { windowTexts } from '../../../../../shared/pantry/windows/texts.ts'
import { useAction } from '../../../core/data/useAction.ts'
import { useRolePrefix } from '../../../core/data/useSession.ts'
import { paths } from '../../../core/paths.ts'
import { listedDay } from '../../../core/time/time.ts'
import { DayInput, TextInput } from '../../../core/ui/inputs.tsx'
import { SelectInput } from '../../../core/ui/SelectInput.tsx'
import { useLanguage, useText } from '../../../core/words/language.tsx'
import { hoursText } from '../windowText.ts'

interface Site {
  readonly id: number | null
  readonly place: string
  readonly count: number
}

/** Orders of a day by place; those of all delivery programs together. */
function sitesOf(entries: readonly CalendarEntry[], deliveries: string): Site[] {
  const groups = Map.groupBy(entries, ({ PantryLocationID }) => PantryLocationID)
  return [...groups]
    .map(([id, own]) => ({
      id,
      place: id === null ? deliveries : (own[0]?.Label ?? ''),
      count: own.reduce((sum, { Orders }) => sum + Orders, 0),
    }))
    .filter(({ count }) => count > 0)
}

interface SiteClosedProps {
  day: string
  /** Own windows of the day, by place. */
  entries: readonly CalendarEntry[]
}

/** A place that is closed on a day for which families ordered: all of its orders are told, moved or cancelled at once. */
export function SiteClosed({ day, entries }: SiteClosedProps) {
  const text = useText(windowTexts)
  const { language } = useLanguage()
  const { perform, busy } = useAction()
  const titleId = useId()
  // Sites as they were when the day was opened: the orders that are settled stay in the list below.
  const [sites] = useState(() => sitesOf(entries, text('deliveries')))
  const [chosen, setChosen] = useState(0)
  const [action, setAction] = useState<DayAction>('tell')
  const [toDay, setToDay] = useState(addDays(day, 1))
  const [words, setWords] = useState('')
  const [done, setDone] = useState<readonly DayOrder[]>()
  const site = sites[chosen]
  if (!site) return null
  const { count, place } = site
  const isReady = action === 'tell' ? words.trim() !== '' : action === 'cancel' || toDay > day
  const settle = () =>
    perform(
      async (send) => {
        const all: DayOrder[] = []
        const draft = { day, PantryLocationID: site.id, Action: action, Words: words.trim() }
        const more = action === 'move' ? { ToDay: toDay } : {}
        const settleFrom = async (After: number): Promise<void> => {
          const answer = await send(ordering.settleDayOrders, { ...draft, After, ...more })
          all.push(...answer.Orders)
          setDone([...all])
          if (answer.After !== null) await settleFrom(answer.After)
        }
        await settleFrom(0)
      },
      {
        ask: {
          title: text(`dayDo.${action}`),
          text: text(plural(language, `dayAsk.${action}`, count), { place, count, day: listedDay(toDay, language) }),
          confirm: text(`dayDo.${action}`),
          isDangerous: action === 'cancel',
        },
        failed: text('dayFailed'),
      },
    )
  return (
    <Box
      sx={{ display: 'grid', gap: 1.5, borderTop: 1, borderColor: 'divider', pt: 2 }}
      role="group"
      aria-labelledby={titleId}
    >
      <Typography variant="h3" id={titleId}>
        {text('siteClosed')}
      </Typography>
      <Typography color="textSecondary">{text('siteClosedLead')}</Typography>
      <SelectInput
        label={text('site')}
        value={String(chosen)}
        onChange={(index) => {
          setChosen(Number(index))
          setDone(undefined)
        }}
        options={sites.map((one, index) => ({
          value: String(index),
          label: text(plural(language, 'siteOrders', one.count), { place: one.place, count: one.count }),
        }))}
      />
      <RadioGroup value={action} onChange={(_, value) => setAction(dayActions.find((one) => one === value) ?? 'tell')}>
        <FormControlLabel value="tell" control={<Radio />} label={text('dayTell')} />
        <FormControlLabel value="move" control={<Radio />} label={text('dayMove')} />
        <FormControlLabel value="cancel" control={<Radio />} label={text('dayCancel')} />
      </RadioGroup>
      {action === 'move' ? (
        <DayInput label={text('dayTo')} value={toDay} onChange={setToDay} min={addDays(day, 1)} />
      ) : null}
      <TextInput
        label={text('dayWords')}
        value={words}
        onChange={setWords}
        helperText={text('dayWordsHint')}
        htmlInput={{ maxLength: maxNoticeWords }}
      />
      <Box>
        <Button
          variant="contained"
          color={action === 'cancel' ? 'error' : 'primary'}
          disabled={!isReady}
          loading={busy}
          onClick={() => void settle()}
        >
          {text(`dayDo.${action}`)}
        </Button>
      </Box>
      {done ? <Outcomes orders={done} /> : null}
    </Box>
  )
}

function Outcomes({ orders }: { orders: readonly DayOrder[] }) {
  const text = useText(windowTexts)
  const { language } = useLanguage()
  const prefix = useRolePrefix()
  if (orders.length === 0)
    return (
      <Alert severity="info" role="status">
        {text('dayNobody')}
      </Alert>
    )
  const of = (outcome: DayOrder['Outcome']) => orders.filter(({ Outcome }) => Outcome === outcome).length
  const counts = { told: of('told'), moved: of('moved'), cancelled: of('cancelled'), left: of('left') }
  const outcomeOf = ({ Outcome, Day, StartTime, EndTime, Reason }: DayOrder) => {
    if (Outcome === 'left') return text('dayOutcome.left', { reason: Reason ?? '' })
    if (Outcome !== 'moved') return text(`dayOutcome.${Outcome}`)
    const hours = hoursText({ start: StartTime, end: EndTime }, language)
    return text('dayOutcome.moved', { day: listedDay(Day, language), hours })
  }
  return (
    <>
      <Alert severity={counts.left > 0 ? 'warning' : 'success'} role="status">
        {text('dayDone', counts)}
      </Alert>
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
        {orders.map((order) => (
          <li key={order.ID}>
            <Link href={paths.order(prefix, order.ID)}>{orderCode(order.ID)}</Link> {order.FirstName} {order.LastName}:{' '}
            {outcomeOf(order)}
            {order.Outcome === 'left' || order.IsReached ? null : (
              <>
                {'; '}
                {order.PhoneNumber === null ? text('dayNoWay') : text('dayCall', { phone: order.PhoneNumber })}
              </>
            )}
          </li>
        ))}
      </Box>
    </>
  )
}
