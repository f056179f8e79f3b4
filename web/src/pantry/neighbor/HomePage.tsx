import { Button, Stack, Typography } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { neighborTexts } from '../../../../shared/pantry/neighbor/texts.ts'
import { useSession } from '../../core/data/useSession.ts'
import { paths } from '../../core/paths.ts'
import { LoadFailed } from '../../core/ui/LoadFailed.tsx'
import { Panel } from '../../core/ui/Panel.tsx'
import { CardsSkeleton } from '../../core/ui/Skeletons.tsx'
import { useText } from '../../core/words/language.tsx'
import { usePageTitle } from '../../core/words/title.ts'
import { RestrictedNote } from '../ordering/RestrictedNote.tsx'
import { CartCard } from './CartCard.tsx'
import { NextOrderCard } from './NextOrderCard.tsx'
import { OfflineNote } from './OfflineNote.tsx'
import OrderAgain from './OrderAgain.tsx'
import { hasSaidHere } from './offlineAnswers.ts'
import { useOwnOrders } from './useOwnOrders.ts'

const WaitingHere = lazy(() => import('./WaitingHere.tsx').catch(() => ({ default: () => null })))
const StandingPanel = lazy(() => import('../standing/StandingPanel.tsx'))
const WaitingPlaces = lazy(() => import('../waitlist/WaitingPlaces.tsx'))

/** Start page of a neighbor: the next order, and ordering. */
export default function HomePage() {
  const text = useText(neighborTexts)
  const { Name, IsRestricted, CustomerID } = useSession()
  const { data, error, mutate, asOf, coming, earlier } = useOwnOrders()
  const [isHereSaid] = useState(hasSaidHere)
  const next = coming[0]
  const last = earlier.find(({ IsCancelled }) => !IsCancelled)
  usePageTitle(text('home'))
  return (
    <Stack spacing={2.5}>
      <div>
        <Typography variant="h1">{text('hello', { name: Name.split(' ')[0] ?? Name })}</Typography>
        {IsRestricted ? null : <Typography color="textSecondary">{text('homeLead')}</Typography>}
      </div>
      <OfflineNote asOf={asOf} />
      {isHereSaid ? (
        <Suspense>
          <WaitingHere />
        </Suspense>
      ) : null}
      {error ? <LoadFailed error={error} message={text('ordersFailed')} onRetry={() => mutate()} /> : null}
      {data === undefined && !error ? <CardsSkeleton cards={1} height={260} /> : null}
      {IsRestricted ? <RestrictedNote /> : null}
      <Suspense>
        <WaitingPlaces part="offered" />
      </Suspense>
      {next ? <NextOrderCard row={next} /> : null}
      <Suspense>
        <WaitingPlaces part="waiting" />
      </Suspense>
      {IsRestricted ? null : <CartCard />}
      {data !== undefined && !next && !IsRestricted ? (
        <Panel title={text('noNextTitle')}>
          <Typography>{text('noNextText')}</Typography>
        </Panel>
      ) : null}
      {IsRestricted ? null : (
        <Stack spacing={1.5}>
          <Button href={paths.neighborOrder()} variant={next ? 'outlined' : 'contained'} size="large">
            {text('orderFood')}
          </Button>
          {last ? <OrderAgain order={last} variant="outlined" /> : null}
        </Stack>
      )}
      {IsRestricted || CustomerID === null ? null : (
        <Suspense>
          <StandingPanel customerId={CustomerID} />
        </Suspense>
      )}
    </Stack>
  )
}
