import { Alert, AlertTitle, Button, Link, Stack } from '@mui/material'
import { plural } from '../../../../../shared/core/text/text.ts'
import { formatTime } from '../../../../../shared/core/time/zone.ts'
import { orderWorkTexts } from '../../../../../shared/pantry/orders/texts/orderWork.ts'
import { useRolePrefix } from '../../../core/data/useSession.ts'
import { paths } from '../../../core/paths.ts'
import { zoneHere } from '../../../core/time/time.ts'
import { useLanguage, useText } from '../../../core/words/language.tsx'
import type { PackAct, RefusedAct } from './packQueue.ts'
import type { OpenPackQueue } from './usePackQueue.ts'

const ordersOf = (acts: readonly RefusedAct[]) => [...Map.groupBy(acts, ({ orderId }) => orderId)]
/** Of many ticks that were refused for one reason the last says it. */
const lastOfEach = (acts: readonly RefusedAct[]) => [
  ...new Map(acts.map((act) => [`${act.kind} ${act.reason}`, act])).values(),
]

/**
 * Number of actions that wait for a connection, and those that were refused once there was one: one message an order, until
 * they were read.
 */
export function WaitingActs({ queue: { waiting, refused, dismiss } }: { queue: OpenPackQueue }) {
  const text = useText(orderWorkTexts)
  const { language } = useLanguage()
  const prefix = useRolePrefix()
  const count = waiting.length
  return (
    <Stack className="no-print" spacing={1} role="status" sx={count + refused.length > 0 ? { mb: 2 } : {}}>
      {count > 0 ? (
        <Alert severity="info">
          {text(plural(language, 'waiting', count), { count })}{' '}
          {[...new Set(waiting.map(({ code }) => code))].join(', ')}
        </Alert>
      ) : null}
      {ordersOf(refused).map(([orderId, acts]) => (
        <Alert
          key={orderId}
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={dismiss}>
              {text('refusedRead')}
            </Button>
          }
        >
          <AlertTitle>
            <Link href={paths.order(prefix, orderId)}>{acts[0]?.code}</Link>
          </AlertTitle>
          {lastOfEach(acts).map(({ key, kind, at, reason }) => (
            <div key={key}>
              {text(`refused.${kind as PackAct['kind']}`, { time: formatTime(new Date(at), zoneHere(), language) })}
              {': '}
              {reason}
            </div>
          ))}
        </Alert>
      ))}
    </Stack>
  )
}
