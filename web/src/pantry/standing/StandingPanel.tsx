import { Alert, Box, Button, Link, Stack, Typography } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { plural } from '../../../../shared/core/text/text.ts'
import { orderCode } from '../../../../shared/pantry/orders/order.ts'
import * as standing from '../../../../shared/pantry/standing/api.ts'
import type { ShownStandingOrder, StandingAnswer } from '../../../../shared/pantry/standing/shown.ts'
import { standingTexts } from '../../../../shared/pantry/standing/texts.ts'
import { useApi } from '../../core/data/useApi.ts'
import { useSession } from '../../core/data/useSession.ts'
import { orderingPaths } from '../../core/orderingPaths.ts'
import { comingDayText } from '../../core/time/time.ts'
import { Panel } from '../../core/ui/Panel.tsx'
import { RowsSkeleton } from '../../core/ui/Skeletons.tsx'
import { WhenLoaded } from '../../core/ui/WhenLoaded.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { rhythmText } from './rhythmText.ts'
import { StandingActions } from './StandingActions.tsx'

const StandingDialog = lazy(() => import('./StandingDialog.tsx'))

interface StandingPanelProps {
  customerId: number
  /** The order that one would begin with; absent for the last one. */
  orderId?: number
  /** Shown where one goes on alone. */
  isActiveOnly?: boolean
}

/** The regular order of a family, or the way to one: on the family's pages, and to staff on the customer's. */
export default function StandingPanel({ customerId: id, orderId, isActiveOnly = false }: StandingPanelProps) {
  const text = useText(standingTexts)
  const isFamily = useSession().ActiveRole === 'customer'
  const answer = useApi(standing.getStandingOrder, { id, ...(orderId === undefined ? {} : { orderId }) })
  const [isOpen, setOpen] = useState(false)
  const { data, error } = answer
  const isActive = data?.Standing != null && data.Standing.Ended === null
  // To a family without an order there is nothing to say.
  if (isFamily && (error || !data || (!isActive && (isActiveOnly || !data.Offer)))) return null
  const title = isActive || !isFamily ? text(isFamily ? 'title' : 'mark') : text('offerTitle')
  return (
    <Panel title={title}>
      <WhenLoaded answer={answer} skeleton={<RowsSkeleton rows={2} height={44} />} message={text('failed')}>
        {(shown) => <Content customerId={id} answer={shown} onOpen={() => setOpen(true)} />}
      </WhenLoaded>
      {isOpen && data ? (
        <Suspense fallback={null}>
          <StandingDialog customerId={id} answer={data} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </Panel>
  )
}

interface ContentProps {
  customerId: number
  answer: StandingAnswer
  onOpen: () => void
}

function Content({ customerId, answer: { Standing, Offer }, onOpen }: ContentProps) {
  const text = useText(standingTexts)
  if (Standing && Standing.Ended === null)
    return (
      <Stack spacing={2}>
        <Facts standing={Standing} />
        <StandingActions customerId={customerId} standing={Standing} onChange={onOpen} />
      </Stack>
    )
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      {Standing?.Ended ? <Alert severity="info">{text(`ended.${Standing.Ended.Reason}`)}</Alert> : null}
      <Typography>{text('offerLead')}</Typography>
      <Button variant="outlined" onClick={onOpen} disabled={!Offer && !Standing} sx={{ minHeight: 48 }}>
        {text('start')}
      </Button>
    </Stack>
  )
}

function Facts({ standing }: { standing: ShownStandingOrder }) {
  const text = useText(standingTexts)
  const { language } = useLanguage()
  const { Place, NextDay, PausedUntil, Items, SetBy } = standing
  const count = Items.reduce((sum, { Quantity }) => sum + Quantity, 0)
  return (
    <div>
      <Typography sx={{ fontWeight: 600 }}>{rhythmText(standing, text, language)}</Typography>
      <Typography color="textSecondary">{Place ? `${Place.Label}, ${Place.AddressLine1}` : text('toYou')}</Typography>
      <Box component="details" sx={{ my: 0.5 }}>
        <Box component="summary" sx={{ cursor: 'pointer', minHeight: 44, display: 'list-item', pt: 1.25 }}>
          {text(plural(language, 'items', count), { count })}
        </Box>
        <Typography component="div">
          {Items.map(({ Name, Quantity }) => `${Name}${Quantity > 1 ? ` × ${Quantity}` : ''}`).join(', ')}
        </Typography>
      </Box>
      {PausedUntil ? <Typography>{text('paused', { day: comingDayText(PausedUntil, language) })}</Typography> : null}
      <LastTime standing={standing} />
      <Typography>{text('next', { day: comingDayText(NextDay, language) })}</Typography>
      {SetBy ? (
        <Typography variant="body2" color="textSecondary">
          {text('setBy', { name: SetBy })}
        </Typography>
      ) : null}
    </div>
  )
}

/** The order of the day before the next one, or why there is none. */
function LastTime({ standing: { Last } }: { standing: ShownStandingOrder }) {
  const text = useText(standingTexts)
  const { language } = useLanguage()
  if (!Last) return null
  const day = comingDayText(Last.Day, language)
  if (Last.Reason) return <Typography>{text(`last.${Last.Reason}`, { day })}</Typography>
  if (Last.OrderID === null) return null
  return (
    <>
      <Typography>
        <Link href={orderingPaths.order(Last.OrderID)}>{text('ordered', { day, code: orderCode(Last.OrderID) })}</Link>
      </Typography>
      {Last.Left.length > 0 ? <Typography>{text('leftOut', { names: Last.Left.join(', ') })}</Typography> : null}
    </>
  )
}
