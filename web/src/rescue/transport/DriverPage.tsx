import { Alert, Box, Stack, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import { plural } from '../../../../shared/core/text/text.ts'
import { itemPounds } from '../../../../shared/rescue/donations/donation.ts'
import type { DriverRun } from '../../../../shared/rescue/transport/api.ts'
import { driverTexts } from '../../../../shared/rescue/transport/driverTexts.ts'
import { MessageScreen } from '../../core/app/MessageScreen.tsx'
import { PublicLoading } from '../../core/app/PublicLoading.tsx'
import { PublicPage } from '../../core/app/PublicPage.tsx'
import { keepPage } from '../../core/keepPage.ts'
import { useIsOnline } from '../../core/online.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { usePageTitle } from '../../core/words/title.ts'
import { Conflicts } from './Conflicts.tsx'
import { RunActions } from './RunActions.tsx'
import { RunLoad } from './RunLoad.tsx'
import { RunStops } from './RunStops.tsx'
import { type OpenRun, useRun } from './useRun.ts'

/** `#/{id}/{AccessCode}`: the fragment stays in the browser, so no log has the code. */
const linkOf = (hash: string) => {
  const [, id = '', code = ''] = /^#\/(\d+)(?:\/([\w-]*))?/.exec(hash) ?? []
  return { id: Number(id), code }
}

/** A driver's run, on a phone, without an account, with or without a signal. */
export default function DriverPage() {
  const { id, code } = linkOf(location.hash)
  const text = useText(driverTexts)
  if (!id) return <MessageScreen title={text('goneTitle')} text={text('goneText')} />
  return <RunById id={id} code={code} />
}

function RunById({ id, code }: { id: number; code: string }) {
  const text = useText(driverTexts)
  const open = useRun(id, code)
  const isShown = open.run !== undefined
  const [isKept, setKept] = useState(false)
  useEffect(() => {
    if (isShown) void keepPage('/pickup').then(setKept)
  }, [isShown])
  usePageTitle(open.run ? text('title', { code: open.run.Code }) : text('loading'))
  if (open.isGone && open.waiting === 0) return <MessageScreen title={text('goneTitle')} text={text('goneText')} />
  if (open.run) return <RunView open={open} run={open.run} isKept={isKept} />
  return <PublicLoading text={text} hasFailed={open.hasFailed} onRetry={open.reload} />
}

interface RunProps {
  open: OpenRun
  run: DriverRun
  /** The page loads again without a signal. */
  isKept: boolean
}

function RunView({ open, run, isKept }: RunProps) {
  const text = useText(driverTexts)
  const isShowingRun = run.State === 'offered' || run.State === 'held' || run.State === 'declined'
  const pounds = itemPounds(run.Items)
  // Until the server says so, it may go to somebody else.
  const isTaking = open.isTakeWaiting && run.State === 'held'
  return (
    <PublicPage name={text('title', { code: run.Code })}>
      <Stack spacing={2}>
        <Box>
          <Typography variant="h1">{text(isTaking ? 'taking' : `state.${run.State}`)}</Typography>
          <Typography sx={{ mt: 0.5 }}>
            {text(run.State === 'carrying' ? 'leadCarrying' : 'lead', {
              pounds,
              pickup: run.Pickup.Name,
              dropoff: run.Dropoff.Name,
            })}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {text('forFoodBank', { foodBank: run.FoodBank.Name, provider: run.TransportationProvider.Name })}
          </Typography>
        </Box>
        <Notices open={open} run={run} isKept={isKept} />
        {isTaking ? null : <RunActions key={run.State} open={open} run={run} />}
        {isShowingRun ? <RunStops run={run} /> : null}
        {isShowingRun ? <RunLoad run={run} /> : null}
        <Typography variant="body2" color="textSecondary">
          {text('questions', {
            foodBank: [run.FoodBank.Name, run.FoodBank.PhoneNumber, run.FoodBank.EMailAddress]
              .filter(Boolean)
              .join(', '),
          })}
        </Typography>
      </Stack>
    </PublicPage>
  )
}

/** Notices for the driver beside the run: no signal, what waits, what was not recorded. */
function Notices({ open, run, isKept }: RunProps) {
  const text = useText(driverTexts)
  const { language } = useLanguage()
  const isOnline = useIsOnline()
  return (
    <Stack spacing={1} role="status">
      {isOnline ? null : (
        <Alert severity="warning">
          {text('offlineText')}
          {isKept ? '' : ` ${text('offlineReload')}`}
        </Alert>
      )}
      {open.waiting > 0 ? (
        <Alert severity="info">
          {text(plural(language, 'waiting', open.waiting), { count: open.waiting })}
          {open.isTakeWaiting && !isOnline ? ` ${text('waitingTake')}` : ''}
        </Alert>
      ) : null}
      {open.isPhotoLost ? <Alert severity="warning">{text('photoLost')}</Alert> : null}
      {run.Reason ? <Alert severity="info">{run.Reason}</Alert> : null}
      <Conflicts open={open} zone={run.TimeZone} />
    </Stack>
  )
}
