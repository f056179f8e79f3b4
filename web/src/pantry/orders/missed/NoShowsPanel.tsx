import CallOutlined from '@mui/icons-material/CallOutlined'
import { Box, Button, Link, List, Typography } from '@mui/material'
import { useState } from 'react'
import { languageIn } from '../../../../../shared/core/text/languageIn.ts'
import { plural, sourceLanguage } from '../../../../../shared/core/text/text.ts'
import * as orders from '../../../../../shared/pantry/orders/api.ts'
import { maxOrdersChanged } from '../../../../../shared/pantry/orders/filter.ts'
import type { NoShow } from '../../../../../shared/pantry/orders/noShow.ts'
import { orderStatusOf } from '../../../../../shared/pantry/orders/status.ts'
import { missedTexts } from '../../../../../shared/pantry/orders/texts/missedOrders.ts'
import { type Send, useAction } from '../../../core/data/useAction.ts'
import { useLoaded } from '../../../core/data/useLoaded.ts'
import { useRolePrefix } from '../../../core/data/useSession.ts'
import { paths } from '../../../core/paths.ts'
import { DayFilter } from '../../../core/ui/filters.tsx'
import { Panel } from '../../../core/ui/Panel.tsx'
import { RowsSkeleton } from '../../../core/ui/Skeletons.tsx'
import { WhenLoaded } from '../../../core/ui/WhenLoaded.tsx'
import type { Question } from '../../../core/words/confirm.tsx'
import { useLanguage, useText } from '../../../core/words/language.tsx'
import { customerName, pickupWindowText } from '../orderText.ts'
import { LeftOpenRule } from './LeftOpenRule.tsx'

/** Orders that one call ends: they are changed one after the other. */
const atOnce = Math.min(25, maxOrdersChanged)
const abandoned = orderStatusOf('ABANDONED')

/** Ends orders as not fetched, some at a time; after a failure the list shows what is left. */
function useEnd() {
  const text = useText(missedTexts)
  const { language } = useLanguage()
  const { perform, busy } = useAction({ failed: text('endFailed') })
  const end = (ids: readonly number[], ask?: Question) => {
    const count = ids.length
    const endAll = async (send: Send) => {
      for (let from = 0; from < count; from += atOnce)
        await send(orders.setOrderStatuses, { OrderIDs: ids.slice(from, from + atOnce), StatusID: abandoned.ID })
    }
    return perform(endAll, { ask, done: text(plural(language, 'ended', count), { count }) })
  }
  return { end, busy }
}

/** Orders of a day whose hours are over and that nobody came for: called, or ended one by one or all at once. */
export function NoShowsPanel() {
  const text = useText(missedTexts)
  const [day, setDay] = useState('')
  const loaded = useLoaded(orders.listNoShows, day ? { day } : {})
  const { end, busy } = useEnd()
  const open = loaded.data?.Orders.filter(({ StatusCode }) => StatusCode !== abandoned.Code) ?? []
  const count = open.length
  const endAll = () => {
    const ask = { title: text('didNotCome'), text: text('confirmAll', { count }), confirm: text('didNotCome') }
    return end(
      open.map(({ ID }) => ID),
      ask,
    )
  }
  return (
    <Panel title={text('today')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2, alignItems: 'center' }}>
        <DayFilter
          label={text('day')}
          value={day || (loaded.data?.Day ?? '')}
          onChange={(chosen) => chosen && setDay(chosen)}
          sx={{ maxWidth: 240 }}
        />
        {count > 1 ? (
          <Button variant="outlined" disabled={busy} onClick={() => void endAll()} sx={{ minHeight: 44 }}>
            {text('allMissed', { count })}
          </Button>
        ) : null}
      </Box>
      <WhenLoaded answer={loaded} skeleton={<RowsSkeleton rows={3} height={56} />}>
        {({ Orders }) =>
          Orders.length === 0 ? (
            <Typography>{text('todayNone')}</Typography>
          ) : (
            <List disablePadding sx={{ display: 'grid', gap: 2 }}>
              {Orders.map((order) => (
                <NoShowRow key={order.ID} order={order} isBusy={busy} end={() => void end([order.ID])} />
              ))}
            </List>
          )
        }
      </WhenLoaded>
      <LeftOpenRule />
    </Panel>
  )
}

function NoShowRow({ order, isBusy, end }: { order: NoShow; isBusy: boolean; end: () => void }) {
  const text = useText(missedTexts)
  const { language } = useLanguage()
  const prefix = useRolePrefix()
  const name = customerName(order)
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="div" sx={{ fontWeight: 600 }}>
          <Link href={paths.order(prefix, order.ID)}>{order.Code}</Link> · {name}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {[
            pickupWindowText(order, language),
            ...(order.Language !== sourceLanguage
              ? [text('prefers', { language: languageIn(order.Language, language) })]
              : []),
          ].join(' · ')}
        </Typography>
      </Box>
      {order.PhoneNumber ? (
        <Button
          href={`tel:${order.PhoneNumber}`}
          startIcon={<CallOutlined />}
          aria-label={text('callNamed', { name })}
          sx={{ minHeight: 44 }}
        >
          {text('call')}
        </Button>
      ) : null}
      {order.StatusCode === abandoned.Code ? (
        <Typography variant="body2" color="textSecondary">
          {text('hasEnded')}
        </Typography>
      ) : (
        <Button
          variant="outlined"
          disabled={isBusy}
          onClick={end}
          aria-label={text('didNotComeNamed', { name, code: order.Code })}
          sx={{ minHeight: 44 }}
        >
          {text('didNotCome')}
        </Button>
      )}
    </Box>
  )
}
