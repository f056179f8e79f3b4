import { Alert, Box, Button, Checkbox, Chip, FormControlLabel, Link, Stack, Typography } from '@mui/material'
import { languageIn } from '../../../../shared/core/text/languageIn.ts'
import { plural, sourceLanguage } from '../../../../shared/core/text/text.ts'
import { phoneText } from '../../../../shared/network/people/contact.ts'
import { orderCode } from '../../../../shared/pantry/orders/order.ts'
import type { OrderStatusCode } from '../../../../shared/pantry/orders/status.ts'
import { orderTexts } from '../../../../shared/pantry/orders/texts/orders.ts'
import { setRecallReached } from '../../../../shared/pantry/recall/api.ts'
import {
  maxRecalledOrders,
  type Recall,
  type RecallDelivery,
  type RecalledOrder,
  recallTotals,
} from '../../../../shared/pantry/recall/recall.ts'
import { recallTexts } from '../../../../shared/pantry/recall/texts.ts'
import { refusalReason } from '../../core/data/client.ts'
import { useAction } from '../../core/data/useAction.ts'
import { useRolePrefix } from '../../core/data/useSession.ts'
import { Figures } from '../../core/figures/Figures.tsx'
import { paths } from '../../core/paths.ts'
import { instantText, numberText } from '../../core/time/time.ts'
import { EmptyState } from '../../core/ui/EmptyState.tsx'
import { Panel } from '../../core/ui/Panel.tsx'
import { StatusChip } from '../../core/ui/StatusChip.tsx'
import { CalendarDay, TimeOfDay } from '../../core/ui/Times.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { RecallLots } from './RecallLots.tsx'

interface RecallListProps {
  recall: Recall
  isOneDonation: boolean
  onDonation: (receiptId: number) => void
  onLot: (lot: string) => void
}

export default function RecallList({ recall, isOneDonation, onDonation, onLot }: RecallListProps) {
  const text = useText(recallTexts)
  return (
    <>
      <RecallFigures recall={recall} />
      {recall.Lot === undefined ? null : <Alert severity="info">{text('lotNote')}</Alert>}
      {recall.HasMore ? <Alert severity="warning">{text('hasMore', { max: maxRecalledOrders })}</Alert> : null}
      <Panel title={text('lots')}>
        <RecallLots recall={recall} onLot={onLot} />
      </Panel>
      <Panel title={text('sources')}>
        {recall.Sources.length + (recall.Deliveries?.length ?? 0) === 0 ? (
          <Typography color="textSecondary">{text('noSources')}</Typography>
        ) : (
          <Box component="ul" sx={plainList}>
            {recall.Sources.map((source) => (
              <Source
                key={`${source.ReceiptID} ${source.At} ${source.Quantity}`}
                source={source}
                onOnly={isOneDonation ? undefined : () => onDonation(source.ReceiptID)}
              />
            ))}
            {recall.Deliveries?.map((delivery) => (
              <Delivery key={`${delivery.At} ${delivery.Quantity}`} delivery={delivery} />
            ))}
          </Box>
        )}
      </Panel>
      <Panel title={text('reached')}>
        {recall.Orders.length === 0 ? (
          <EmptyState art="done" title={text('nobody')} text={text('nobodyText')} />
        ) : (
          <Box component="ul" sx={plainList}>
            {recall.Orders.map((order) => (
              <Reached key={order.ID} order={order} recall={recall} />
            ))}
          </Box>
        )}
      </Panel>
    </>
  )
}

const plainList = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 } as const

function RecallFigures({ recall }: { recall: Recall }) {
  const text = useText(recallTexts)
  const { language } = useLanguage()
  const totals = recallTotals(recall.Orders)
  const figures = [
    ['onShelf', recall.OnShelf],
    ['inOrders', totals.OpenQuantity],
    ['handedOver', totals.HandedOverQuantity],
    ['orders', totals.Orders],
    ['neighbors', totals.Neighbors],
    ['unreachable', totals.Unreachable],
  ] as const
  const number = (value: number) => numberText(value, language)
  const reached = text('reachedOf', { reached: number(totals.Reached), all: number(totals.Neighbors) })
  return (
    <Figures
      label={text('figures')}
      figures={[
        ...figures.map(([name, value]) => ({ label: text(name), value: number(value) })),
        { label: text('isReached'), value: reached },
      ]}
    />
  )
}

interface SourceProps {
  source: Recall['Sources'][number]
  onOnly: (() => void) | undefined
}

function Source({ source, onOnly }: SourceProps) {
  const text = useText(recallTexts)
  const { language } = useLanguage()
  const prefix = useRolePrefix()
  const { ReceiptID, Code: receipt, DonorName: donor, At, Quantity } = source
  const what = { count: numberText(Quantity, language), donor, receipt }
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link href={paths.receipts(prefix, ReceiptID)}>{text(donor ? 'source' : 'sourceNoDonor', what)}</Link>
        <Typography variant="body2" color="textSecondary">
          <TimeOfDay value={At} withDay />
          {source.Lot ? ` · ${text('sourceLot', { lot: source.Lot })}` : ''}
        </Typography>
      </Box>
      {onOnly ? (
        <Button aria-label={text('onlyNamed', { receipt })} onClick={onOnly}>
          {text('onlyThis')}
        </Button>
      ) : null}
    </Box>
  )
}

/** Stock that a person received, as they noted it. */
function Delivery({ delivery }: { delivery: RecallDelivery }) {
  const text = useText(recallTexts)
  const { language } = useLanguage()
  const { At, Quantity, From, Document: document, Lot: lot } = delivery
  const what = { count: numberText(Quantity, language), from: From || text('deliveryUnnamed') }
  return (
    <Box component="li" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography>{document ? text('deliveryDocument', { ...what, document }) : text('delivery', what)}</Typography>
      <Typography variant="body2" color="textSecondary">
        <TimeOfDay value={At} withDay />
        {lot ? ` · ${text('sourceLot', { lot })}` : ''}
      </Typography>
    </Box>
  )
}

const toneOf = (code: OrderStatusCode) => (code === 'DELIVEREDTONEIGHBOR' ? 'success' : 'warning')

function Reached({ order, recall }: { order: RecalledOrder; recall: Recall }) {
  const text = useText(recallTexts)
  const statusText = useText(orderTexts)
  const { language } = useLanguage()
  const prefix = useRolePrefix()
  const { ID, StatusCode, OrderDay, HandedOver, Place, Quantity: count, IsSubstitute, Neighbor, Told } = order
  const name = `${Neighbor.FirstName} ${Neighbor.LastName}`
  const code = orderCode(ID)
  const items = text(plural(language, 'items', count), { count: numberText(count, language) })
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <Box sx={{ flex: '1 1 280px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.75, alignItems: 'center' }}>
          <Link href={paths.customer(prefix, Neighbor.ID)} sx={{ fontWeight: 600 }}>
            {name}
          </Link>
          {Neighbor.Language !== sourceLanguage ? (
            <Chip size="small" label={text('prefers', { language: languageIn(Neighbor.Language, language) })} />
          ) : null}
          {order.IsLotUnknown ? <StatusChip tone="warning" label={text('lotUnknown')} /> : null}
          {order.Answer ? (
            <StatusChip
              tone={order.Answer.Kind === 'eaten' ? 'error' : 'success'}
              label={text(`answer.${order.Answer.Kind}`)}
            />
          ) : null}
          {Neighbor.WantsTexts ? null : <Chip size="small" label={text('noTexts')} />}
        </Stack>
        <Typography variant="body2">
          <span>{IsSubstitute ? `${items} ${text('substitute')}` : items}</span> ·{' '}
          <Link href={paths.order(prefix, ID)} aria-label={text('orderNamed', { code, name })}>
            {code}
          </Link>
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {HandedOver ? <TimeOfDay value={HandedOver} withDay /> : <CalendarDay value={OrderDay} />}
          {Place ? ` · ${Place}` : ''}
        </Typography>
        {Told ? (
          <Typography variant="body2" color="textSecondary">
            {text('told', { when: instantText(Told, language) })}
          </Typography>
        ) : null}
      </Box>
      <StatusChip label={statusText(StatusCode)} tone={toneOf(StatusCode)} />
      <Contact name={name} neighbor={Neighbor} />
      <ReachedTick name={name} order={order} recall={recall} />
    </Box>
  )
}

/** Ticked by who called; on each of the neighbor's orders. */
function ReachedTick({ name, order, recall }: { name: string; order: RecalledOrder; recall: Recall }) {
  const text = useText(recallTexts)
  const { language } = useLanguage()
  const { act, busy } = useAction({ failed: (error) => refusalReason(error) ?? text('reachedFailed') })
  const { Reached: reached, Neighbor } = order
  const tick = (IsReached: boolean) =>
    void act(setRecallReached, {
      ...{ id: recall.ProductID, FoodInsecureNeighborID: Neighbor.ID, IsReached },
      ...(recall.Lot === undefined ? {} : { lot: recall.Lot }),
    })
  return (
    <Box sx={{ minWidth: 150 }}>
      <FormControlLabel
        control={
          <Checkbox
            checked={Boolean(reached)}
            disabled={busy}
            onChange={(_, checked) => tick(checked)}
            slotProps={{ input: { 'aria-label': text('reachedNamed', { name }) } }}
          />
        }
        label={text('isReached')}
      />
      {reached ? (
        <Typography variant="body2" color="textSecondary">
          {text('reachedBy', { who: reached.Name, when: instantText(reached.At, language) })}
        </Typography>
      ) : null}
    </Box>
  )
}

function Contact({ name, neighbor }: { name: string; neighbor: RecalledOrder['Neighbor'] }) {
  const text = useText(recallTexts)
  const { PhoneNumber, EMailAddress } = neighbor
  const phone = phoneText(PhoneNumber ?? '')
  if (!PhoneNumber && !EMailAddress)
    return (
      <Typography variant="body2" color="error">
        {text('noContact')}
      </Typography>
    )
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      {PhoneNumber ? (
        <Button variant="outlined" href={`tel:${PhoneNumber}`} aria-label={text('callNamed', { name, phone })}>
          {phone}
        </Button>
      ) : null}
      {EMailAddress ? (
        <Button variant="outlined" href={`mailto:${EMailAddress}`} aria-label={text('mailNamed', { name })}>
          {text('mail')}
        </Button>
      ) : null}
    </Stack>
  )
}
