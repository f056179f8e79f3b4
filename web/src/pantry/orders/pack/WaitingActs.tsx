import { Alert, AlertTitle, Button, Link, Stack } from '@mui/material'
import { plural } from '../../../../../shared/core/text/text.ts'
import { formatTime } from '../../../../../shared/core/time/zone.ts'
import { orderWorkTexts } from '../../../../../shared/pantry/orders/texts/orderWork.ts'
import { useRolePrefix } from '../../../core/data/useSession.ts'
import { paths } from '../../../core/paths.ts'
import { zoneHere } from '../../../core/time/time.ts'
import { useLanguage, useText } from '../../../core/words/language.tsx'
import type { PackAct } from './packQueue.ts'
import type { OpenPackQueue } from './usePackQueue.ts'

/**
 * Number of actions that wait for a connection, and those that were refused once there was one: order by order, until
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
      {refused.map(({ key, at, orderId, code, kind, reason }) => (
        <Alert
          key={key}
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={dismiss}>
              {text('refusedRead')}
            </Button>
          }
        >
          <AlertTitle>
            <Link href={paths.order(prefix, orderId)}>{code}</Link>
            {': '}
            {text(`refused.${kind as PackAct['kind']}`, {
              time: formatTime(new Date(at), zoneHere(), language),
            })}
          </AlertTitle>
          {reason}
        </Alert>
      ))}
    </Stack>
  )
}
