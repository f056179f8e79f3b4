import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import List from '@mui/material/List'
import Typography from '@mui/material/Typography'
import * as orders from '../../../shared/api/orders.ts'
import type { WaitingReturn } from '../../../shared/order/noShow.ts'
import { missedTexts } from '../../../shared/text/missedOrders.ts'
import { orderTexts } from '../../../shared/text/orders.ts'
import { orderWorkTexts } from '../../../shared/text/orderWork.ts'
import { formatDay } from '../../../shared/time/zone.ts'
import { useAttempt } from '../app/failure.ts'
import { useLanguage, useText } from '../app/language.tsx'
import { useAction } from '../data/useAction.ts'
import { useRolePrefix } from '../data/useSession.ts'
import { useLoaded } from '../parties/useLoaded.ts'
import { paths } from '../paths.ts'
import { Panel } from '../ui/Panel.tsx'
import { RowsSkeleton } from '../ui/Skeletons.tsx'
import { WhenLoaded } from '../ui/WhenLoaded.tsx'
import { customerName } from './orderText.ts'

const choices = ['shelf', 'discarded', 'givenAway'] as const

/** Cold food of all orders that nobody fetched, on one list: one tap a line says what became of it (decision 77). */
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
            <List disablePadding sx={{ display: 'grid', gap: 2 }}>
              {list.map((line) => (
                <WaitingLine key={`${line.OrderID} ${line.PantryInventoryItemID}`} line={line} />
              ))}
            </List>
          </>
        )}
      </WhenLoaded>
    </Panel>
  )
}

function WaitingLine({ line }: { line: WaitingReturn }) {
  const text = useText(orderTexts)
  const workText = useText(orderWorkTexts)
  const { language } = useLanguage()
  const prefix = useRolePrefix()
  const attempt = useAttempt()
  const { run, busy } = useAction(orders.settleOrderReturn)
  const { OrderID: id, PantryInventoryItemID, Name, Code } = line
  const settle = (Choice: (typeof choices)[number]) =>
    attempt(() => run({ id, PantryInventoryItemID, Choice }), text('settled'), text('settleFailed'))
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>
          {line.Quantity} × {Name} {line.StorageRequirementID === frozen ? `(${workText('frozen')})` : null}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          <Link href={paths.order(prefix, id)}>{Code}</Link> · {customerName(line)} ·{' '}
          {formatDay(line.OrderDay, language)}
        </Typography>
      </Box>
      {choices.map((choice) => (
        <Button
          key={choice}
          variant="outlined"
          disabled={busy}
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
