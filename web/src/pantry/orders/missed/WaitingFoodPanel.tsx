import { Box, Button, Link, List, Typography } from '@mui/material'
import * as orders from '../../../../../shared/pantry/orders/api.ts'
import type { WaitingReturn } from '../../../../../shared/pantry/orders/noShow.ts'
import { missedTexts } from '../../../../../shared/pantry/orders/texts/missedOrders.ts'
import { orderTexts } from '../../../../../shared/pantry/orders/texts/orders.ts'
import { orderWorkTexts } from '../../../../../shared/pantry/orders/texts/orderWork.ts'
import { type Send, useAction } from '../../../core/data/useAction.ts'
import { useLoaded } from '../../../core/data/useLoaded.ts'
import { useRolePrefix } from '../../../core/data/useSession.ts'
import { paths } from '../../../core/paths.ts'
import { listedDay } from '../../../core/time/time.ts'
import { Panel } from '../../../core/ui/Panel.tsx'
import { RowsSkeleton } from '../../../core/ui/Skeletons.tsx'
import { StatusChip } from '../../../core/ui/StatusChip.tsx'
import { WhenLoaded } from '../../../core/ui/WhenLoaded.tsx'
import { useLanguage, useText } from '../../../core/words/language.tsx'
import { heldReturn } from '../heldReturn.ts'
import { customerName } from '../orderText.ts'

const choices = ['shelf', 'discarded', 'givenAway'] as const

/**
 * Cold food and food of lots on hold, of all orders that nobody fetched, by the order's day, the latest first: one tap says what became of a line
 * (decision 77), or of all of a day.
 */
export function WaitingFoodPanel() {
  const text = useText(missedTexts)
  const loaded = useLoaded(orders.listOrderReturns, {})
  return (
    <Panel title={text('cold', { count: loaded.data?.length ?? 0 })}>
      <WhenLoaded answer={loaded} skeleton={<RowsSkeleton rows={2} height={56} />}>
        {(list) => (
          <>
            <Typography color="textSecondary" sx={{ mb: 2 }}>
              {text(list.length === 0 ? 'coldNone' : 'coldText')}
            </Typography>
            {[...Map.groupBy(list, ({ OrderDay }) => OrderDay)].toSorted(latestFirst).map(([day, lines]) => (
              <WaitingDay key={day} day={day} lines={lines} />
            ))}
          </>
        )}
      </WhenLoaded>
    </Panel>
  )
}

const latestFirst = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) => (a < b ? 1 : -1)

function WaitingDay({ day, lines }: { day: string; lines: readonly WaitingReturn[] }) {
  const text = useText(missedTexts)
  const { language } = useLanguage()
  // Of a lot on hold each is looked at.
  const plain = lines.filter(({ HeldLots }) => !HeldLots)
  const { settle, busy } = useSettleAll(plain)
  return (
    <Box component="section" sx={{ mt: 3 }} aria-label={listedDay(day, language)}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography variant="h4" component="h3" sx={{ flex: '1 1 240px' }}>
          {text('coldOf', { day: listedDay(day, language), count: lines.length })}
        </Typography>
        {plain.length > 1
          ? choices.map((choice) => (
              <Button key={choice} disabled={busy} onClick={() => void settle(choice)} sx={{ minHeight: 44 }}>
                {text(`all.${choice}`, { count: plain.length })}
              </Button>
            ))
          : null}
      </Box>
      <List disablePadding sx={{ display: 'grid', gap: 2 }}>
        {lines.map((line) => (
          <WaitingLine key={`${line.OrderID} ${line.PantryInventoryItemID}`} line={line} isBusy={busy} />
        ))}
      </List>
    </Box>
  )
}

/** All lines of a day get one answer, one after the other: two of one order would meet. After a failure the list shows what is left. */
function useSettleAll(lines: readonly WaitingReturn[]) {
  const text = useText(missedTexts)
  const orderText = useText(orderTexts)
  const { perform, busy } = useAction({ failed: text('coldFailed') })
  const settle = (Choice: (typeof choices)[number]) => {
    const all = text(`all.${Choice}`, { count: lines.length })
    const ask = { title: all, text: text('coldConfirm', { count: lines.length }), confirm: all }
    const each = async (send: Send) => {
      for (const { OrderID: id, PantryInventoryItemID } of lines)
        await send(orders.settleOrderReturn, { id, PantryInventoryItemID, Choice })
    }
    return perform(each, { ask, done: orderText('settled'), onDone: (_, renewed) => renewed })
  }
  return { settle, busy }
}

function WaitingLine({ line, isBusy }: { line: WaitingReturn; isBusy: boolean }) {
  const text = useText(orderTexts)
  const workText = useText(orderWorkTexts)
  const prefix = useRolePrefix()
  const { act, busy } = useAction({ failed: text('settleFailed') })
  const { OrderID: id, PantryInventoryItemID, Name, Code } = line
  const settle = (Choice: (typeof choices)[number]) => {
    const { said, ask } = heldReturn(text, line, Choice)
    return act(orders.settleOrderReturn, { id, PantryInventoryItemID, Choice, ...said }, { ask, done: text('settled') })
  }
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>
          {line.Quantity} × {Name} {line.StorageRequirementID === frozen ? `(${workText('frozen')})` : null}{' '}
          {line.HeldLots ? (
            <StatusChip tone="error" label={text('heldLots', { lots: line.HeldLots.join(', ') })} />
          ) : null}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          <Link href={paths.order(prefix, id)}>{Code}</Link> · {customerName(line)}
        </Typography>
      </Box>
      {choices.map((choice) => (
        <Button
          key={choice}
          variant="outlined"
          disabled={busy || isBusy}
          aria-label={`${text('settleNamed', { choice: text(choice), name: Name })} (${Code})`}
          onClick={() => void settle(choice)}
          sx={{ minHeight: 44 }}
        >
          {text(choice)}
        </Button>
      ))}
    </Box>
  )
}

const frozen = 3
