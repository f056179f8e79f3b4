import { Box, Button, List, Typography } from '@mui/material'
import { lazy, Suspense, useRef, useState } from 'react'
import { frameTexts } from '../../../../../shared/core/text/frame.ts'
import { needsTexts } from '../../../../../shared/pantry/needs/texts.ts'
import { needNames } from '../../../../../shared/pantry/needs/words.ts'
import { missingOf } from '../../../../../shared/pantry/ordering/substitute.ts'
import * as orders from '../../../../../shared/pantry/orders/api.ts'
import {
  isFullyTicked,
  isToPack,
  type OrderToPack,
  type PackingLine,
  type PackingList,
  type PackingWindow,
} from '../../../../../shared/pantry/orders/packing.ts'
import { orderStatusOf } from '../../../../../shared/pantry/orders/status.ts'
import { orderTexts } from '../../../../../shared/pantry/orders/texts/orders.ts'
import { orderWorkTexts } from '../../../../../shared/pantry/orders/texts/orderWork.ts'
import { type LineLot, lotsUpTo } from '../../../../../shared/pantry/stock/lot.ts'
import { isLost } from '../../../core/data/client.ts'
import { failureText } from '../../../core/data/failure.ts'
import { useAction } from '../../../core/data/useAction.ts'
import { Panel } from '../../../core/ui/Panel.tsx'
import { StatusChip } from '../../../core/ui/StatusChip.tsx'
import { useConfirm } from '../../../core/words/confirm.tsx'
import { useLanguage, useText } from '../../../core/words/language.tsx'
import { useToast } from '../../../core/words/toast.tsx'
import { type OrderToHandOver, orderAsKept } from '../handOver/orderToHandOver.ts'
import { customerName, orderTone } from '../orderText.ts'
import { PackLine } from './PackLine.tsx'
import type { PackAct } from './packQueue.ts'
import type { PackLines } from './usePackLines.ts'

const HandOverDialog = lazy(() => import('../handOver/HandOverDialog.tsx'))
const LotDialog = lazy(() => import('./LotDialog.tsx'))
const SubstituteDialog = lazy(() => import('./SubstituteDialog.tsx'))

interface PackOrderProps extends Pick<PackLines, 'tick' | 'answered' | 'queue'> {
  order: OrderToPack
  window: PackingWindow
  /** Of the products. */
  lots: PackingList['Lots']
  /** With what was done, where the order is still one to pack or to hand over. */
  onChanged: (act?: PackAct) => void
}

/** One order: its lines in packing order, ticked off as they go into the bag, then packed and handed over. */
export function PackOrder({ order, window, lots = [], tick, answered, queue, onChanged }: PackOrderProps) {
  const text = useText(orderWorkTexts)
  const statusText = useText(orderTexts)
  const frame = useText(frameTexts)
  const needsText = useText(needsTexts)
  const { language } = useLanguage()
  const [found, setFound] = useState<OrderToHandOver>()
  const [short, setShort] = useState<PackingLine>()
  const [unsure, setUnsure] = useState<PackingLine>()
  // Without an answer the act waits on the device, and what is read stays as it is.
  const { act, perform, busy } = useAction({ failureRenews: [] })
  const unlessLost = (otherwise: 'packFailed' | 'handOverFailed') => (error: unknown) =>
    isLost(error) ? undefined : failureText(error, frame, text(otherwise))
  const confirm = useConfirm()
  const isOpen = isToPack(order)
  const markPacked = async () => {
    await answered(order.ID)
    const unticked = order.Lines.filter(({ PackedQuantity }) => PackedQuantity === null)
    const mayTick =
      unticked.length === 0 ||
      (await confirm({
        title: text('untickedTitle', { count: unticked.length, all: order.Lines.length }),
        text: text('unticked', { names: unticked.map(({ Quantity, Name }) => `${Quantity} × ${Name}`).join(', ') }),
        confirm: text('tickAll'),
      }))
    if (mayTick) await setStatus('PACKED')
  }
  const setStatus = async (statusCode: 'PACKED' | 'PROCESSING') => {
    const packed = { kind: 'status', statusCode } as const
    const keep = () => queue.add(order, packed)
    if (queue.hasWaiting(order.ID)) return keep()
    await act(
      orders.setOrderStatus,
      { id: order.ID, statusCode },
      {
        failed: unlessLost('packFailed'),
        done:
          statusCode === 'PACKED'
            ? [text('nowPacked', { code: order.Code }), { undo: () => void setStatus('PROCESSING') }]
            : undefined,
        onDone: () => onChanged(packed),
        onFailed: (error) => isLost(error) && keep(),
      },
    )
  }
  const openHandOver = async () => {
    const openKept = () => setFound(orderAsKept(order, window))
    if (queue.hasWaiting(order.ID)) return openKept()
    await perform((send) => send(orders.getOrder, { id: order.ID }), {
      isReading: true,
      failed: unlessLost('handOverFailed'),
      onDone: setFound,
      onFailed: (error) => isLost(error) && openKept(),
    })
  }
  const pack = (line: PackingLine, PackedQuantity: number | null, said?: LineLot[]) => {
    const { PantryInventoryItemID, SubstituteOf, Take } = line
    // Units in the bag keep their lots.
    const Lots = said ?? (line.PackedQuantity === null && Take ? lotsUpTo(Take, PackedQuantity ?? 0) : undefined)
    tick({
      ...{ id: order.ID, PantryInventoryItemID, PackedQuantity },
      ...(SubstituteOf === null ? {} : { SubstituteOf }),
      ...(Lots ? { Lots: Lots.map(({ Lot, BestBy, Quantity }) => ({ Lot, BestBy, Quantity })) } : {}),
      ...(said ? { AreLotsSaid: true } : {}),
    })
  }
  const lotsOf = ({ PantryInventoryItemID: id }: PackingLine) => lots.filter(({ ProductID }) => ProductID === id)
  const allIn = useAllIn(order, pack)
  const tone = orderTone({ PantryOrderStatusType: orderStatusOf(order.StatusCode) })
  return (
    <Panel
      title={`${order.Code} · ${customerName(order)}`}
      actions={<StatusChip label={statusText(order.StatusCode)} tone={tone} />}
    >
      {order.Allergies ? (
        <Typography sx={{ fontWeight: 600 }}>
          {needsText('allergens')}: {needNames(order.Allergies, language)}
        </Typography>
      ) : null}
      <List disablePadding>
        {order.Lines.map((one) => (
          <PackLine
            key={one.PantryInventoryItemID}
            line={one}
            lines={order.Lines}
            isFixed={!isOpen || busy}
            pack={pack}
            substitute={() => setShort(one)}
            otherLot={lotsOf(one).length > 0 ? () => setUnsure(one) : undefined}
          />
        ))}
      </List>
      <Box className="no-print" sx={buttonsLook}>
        {isOpen && allIn.count > 0 ? (
          <Button
            size="large"
            variant="outlined"
            disabled={busy}
            aria-label={text('allInBagOf', { code: order.Code })}
            onClick={allIn.tick}
          >
            {text('allInBag')}
          </Button>
        ) : null}
        {isOpen ? (
          <Button
            variant={isFullyTicked(order) ? 'contained' : 'outlined'}
            size="large"
            disabled={busy}
            aria-label={text('markPackedOf', { code: order.Code })}
            onClick={() => void markPacked()}
          >
            {text('markPacked')}
          </Button>
        ) : (
          <>
            <Button size="large" disabled={busy} onClick={() => void setStatus('PROCESSING')}>
              {text('unpack')}
            </Button>
            <Button variant="contained" size="large" disabled={busy} onClick={() => void openHandOver()}>
              {text('handOver')}
            </Button>
          </>
        )}
      </Box>
      <Suspense fallback={null}>
        {short ? (
          <SubstituteDialog
            order={order}
            line={short}
            inOrder={order.Lines.map(({ PantryInventoryItemID }) => PantryInventoryItemID)}
            window={window}
            missing={missingOf(order.Lines, short)}
            onChoose={(PantryInventoryItemID, PackedQuantity, isAgreed) => {
              setShort(undefined)
              tick({
                id: order.ID,
                PantryInventoryItemID,
                PackedQuantity,
                SubstituteOf: short.PantryInventoryItemID,
                ...(isAgreed ? { IsAgreed: true } : {}),
              })
            }}
            onClose={() => setShort(undefined)}
          />
        ) : null}
        {unsure ? (
          <LotDialog
            line={unsure}
            lots={lotsOf(unsure)}
            onChoose={(said) => {
              setUnsure(undefined)
              pack(unsure, unsure.PackedQuantity ?? unsure.Quantity, said)
            }}
            onClose={() => setUnsure(undefined)}
          />
        ) : null}
        {found ? (
          <HandOverDialog
            order={found}
            locationId={window.PantryLocationID ?? undefined}
            onClose={() => setFound(undefined)}
            onDone={() => {
              setFound(undefined)
              onChanged()
            }}
          />
        ) : null}
      </Suspense>
    </Panel>
  )
}

/** One tap for all lines that are not ticked yet, but for what is on hold; an undo takes these ticks back. */
function useAllIn(order: OrderToPack, pack: (line: PackingLine, packed: number | null) => void) {
  const text = useText(orderWorkTexts)
  const toast = useToast()
  // The undo comes later: it takes back what is in the bag by then.
  const latest = useRef(pack)
  latest.current = pack
  const open = order.Lines.filter(({ PackedQuantity, IsOnHold }) => PackedQuantity === null && !IsOnHold)
  const tick = () => {
    for (const line of open) pack(line, line.Quantity)
    const undo = () => {
      for (const line of open) latest.current(line, null)
    }
    toast(text('allInBagOf', { code: order.Code }), { undo })
  }
  return { count: open.length, tick }
}

const buttonsLook = { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1, mt: 1.5 } as const
