import { Alert, Button, Link, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { type CodeLink, codeLinkIn } from '../../../../shared/core/link/code.ts'
import { neighborPath } from '../../../../shared/core/link/page.ts'
import { plural } from '../../../../shared/core/text/text.ts'
import type { LinkedOrder } from '../../../../shared/pantry/ordering/linkedOrder.ts'
import { linkedOrderTexts } from '../../../../shared/pantry/ordering/texts/linkedOrder.ts'
import { isFinal } from '../../../../shared/pantry/orders/status.ts'
import { EndedLink } from '../../core/app/EndedLink.tsx'
import { PublicLoading } from '../../core/app/PublicLoading.tsx'
import { PublicPage } from '../../core/app/PublicPage.tsx'
import { comingDayText } from '../../core/time/time.ts'
import { useConfirm } from '../../core/words/confirm.tsx'
import { isolate } from '../../core/words/direction.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { usePageTitle } from '../../core/words/title.ts'
import { hoursText } from '../windows/windowText.ts'
import { LinkedRegular } from './LinkedRegular.tsx'
import { LinkedTimes } from './LinkedTimes.tsx'
import { type OpenLinkedOrder, useLinkedOrder } from './useLinkedOrder.ts'

/** An order for whoever has the link of its reminder: when, where, and whether the family comes. Opening it changes nothing. */
export default function LinkedOrderPage() {
  const link = codeLinkIn(location.hash)
  if (!link) return <Gone />
  return <ByLink link={link} />
}

function ByLink({ link }: { link: CodeLink }) {
  const text = useText(linkedOrderTexts)
  const open = useLinkedOrder(link)
  usePageTitle(open.order ? text('title', { code: open.order.Code }) : text('loading'))
  if (open.isGone) return <Gone />
  if (open.order) return <Shown open={open} order={open.order} />
  return <PublicLoading text={text} hasFailed={open.hasFailed} onRetry={open.reload} />
}

interface ShownProps {
  open: OpenLinkedOrder
  order: LinkedOrder
}

function Shown({ open, order }: ShownProps) {
  const [isMoving, setMoving] = useState(false)
  const move = async (timeId: number) => {
    if (await open.move(timeId)) setMoving(false)
  }
  return (
    <PublicPage name={order.Pantry.Name}>
      <Stack spacing={2.5}>
        <WhenAndWhere order={order} />
        <Said open={open} order={order} />
        {isMoving ? (
          <LinkedTimes order={order} isBusy={open.busy === 'move'} onChoose={move} onBack={() => setMoving(false)} />
        ) : (
          <Answers open={open} order={order} onMove={() => setMoving(true)} />
        )}
        {order.IsRegular ? <LinkedRegular open={open} /> : null}
        <WaysOut order={order} />
      </Stack>
    </PublicPage>
  )
}

function WhenAndWhere({ order }: { order: LinkedOrder }) {
  const text = useText(linkedOrderTexts)
  const { language } = useLanguage()
  const { Place, StartTime: start, EndTime: end, TotalItems: count } = order
  return (
    <div>
      <Typography color="textSecondary">
        {text('title', { code: order.Code })} · {text(plural(language, 'items', count), { count })}
      </Typography>
      <Typography variant="h1">{comingDayText(order.Day, language)}</Typography>
      <Typography sx={{ fontSize: 'h2.fontSize', fontWeight: 600 }}>{hoursText({ start, end }, language)}</Typography>
      {Place ? (
        <Typography sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
          <strong>{isolate(Place.Label)}</strong>
          <br />
          {isolate(`${Place.AddressLine1}, ${Place.City}, ${Place.Province} ${Place.PostalCode}`)}
        </Typography>
      ) : null}
      {Place?.Description ? (
        <Typography sx={{ mt: 1, whiteSpace: 'pre-line' }} color="textSecondary">
          {isolate(Place.Description)}
        </Typography>
      ) : null}
      {order.IsDelivery ? <Typography sx={{ mt: 1.5 }}>{text('toYou')}</Typography> : null}
    </div>
  )
}

/** The outcome of what was answered, and why something can't be answered here any more. */
function Said({ open, order }: ShownProps) {
  const text = useText(linkedOrderTexts)
  const isOver = isFinal(order.StatusCode)
  return (
    <Stack spacing={1} role="status">
      {open.failure ? <Alert severity="error">{open.failure}</Alert> : null}
      {open.isMoved && !order.IsConfirmed ? <Alert severity="success">{text('moved')}</Alert> : null}
      {order.IsConfirmed && !isOver ? (
        <Alert severity="success">{text(order.IsDelivery ? 'confirmedDelivery' : 'confirmed')}</Alert>
      ) : null}
      {isOver ? <Alert severity="info">{text(order.StatusCode === 'CANCELLED' ? 'cancelled' : 'over')}</Alert> : null}
      {isOver || order.MayMove ? null : <Alert severity="info">{text('packed')}</Alert>}
    </Stack>
  )
}

function Answers({ open, order, onMove }: ShownProps & { onMove: () => void }) {
  const text = useText(linkedOrderTexts)
  const ask = useConfirm()
  if (isFinal(order.StatusCode)) return null
  const { IsDelivery, IsConfirmed } = order
  const isBusy = open.busy !== undefined
  const cancel = async () => {
    const question = { title: text('cancelAsk'), text: text('cancelText'), confirm: text('cancelYes') }
    if (await ask({ ...question, cancel: text('cancelNo'), isDangerous: true })) await open.cancel()
  }
  return (
    <Stack spacing={1.5}>
      {IsConfirmed ? null : (
        <>
          <Typography variant="h2">{text(IsDelivery ? 'askDelivery' : 'ask')}</Typography>
          <Button
            variant="contained"
            size="large"
            loading={open.busy === 'confirm'}
            disabled={isBusy}
            onClick={() => void open.confirm()}
            sx={large}
          >
            {text(IsDelivery ? 'confirmDelivery' : 'confirm')}
          </Button>
        </>
      )}
      {order.MayMove ? (
        <Button variant="outlined" size="large" disabled={isBusy} onClick={onMove} sx={large}>
          {text('move')}
        </Button>
      ) : null}
      {order.MayCancel ? (
        <Button
          color="error"
          size="large"
          loading={open.busy === 'cancel'}
          disabled={isBusy}
          onClick={() => void cancel()}
          sx={large}
        >
          {text(IsDelivery ? 'cancelDelivery' : 'cancel')}
        </Button>
      ) : null}
    </Stack>
  )
}

function WaysOut({ order: { ID: id, Pantry } }: { order: LinkedOrder }) {
  const text = useText(linkedOrderTexts)
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      {Pantry.PhoneNumber ? (
        <Link href={`tel:${Pantry.PhoneNumber}`} sx={reached}>
          {text('call', { name: Pantry.Name, phone: Pantry.PhoneNumber })}
        </Link>
      ) : null}
      <Link href={neighborPath('orderahead-order-detail', { id })} sx={reached}>
        {text('see')}
      </Link>
    </Stack>
  )
}

const large = { minHeight: 56 } as const
const reached = { display: 'inline-flex', alignItems: 'center', minHeight: 44, overflowWrap: 'anywhere' } as const

function Gone() {
  const text = useText(linkedOrderTexts)
  return <EndedLink title={text('goneTitle')} text={text('goneText')} signIn={text('signIn')} />
}
