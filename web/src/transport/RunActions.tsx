import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { DriverRun } from '../../../shared/api/transport.ts'
import { driverTexts } from '../../../shared/text/driver.ts'
import { formatTime } from '../../../shared/time/zone.ts'
import { useLanguage, useText } from '../app/language.tsx'
import { serverNow } from '../data/clock.ts'
import { type PickedUpDraft, PickedUpForm } from './PickedUpForm.tsx'
import { ProblemForm } from './ProblemForm.tsx'
import type { OpenRun } from './useRun.ts'

export interface RunProps {
  open: OpenRun
  run: DriverRun
}

/** The one thing to do next, large enough for a thumb, and what else may happen. */
export function RunActions({ open, run }: RunProps) {
  const text = useText(driverTexts)
  if (run.State === 'offered' || run.State === 'declined')
    return (
      <Stack spacing={1}>
        {run.State === 'offered' ? <Typography>{text('offeredText')}</Typography> : null}
        <Button variant="contained" size="large" sx={largeLook} onClick={() => void open.report('accepted')}>
          {text(run.State === 'offered' ? 'accepted' : 'takeAnyway')}
        </Button>
        {run.State === 'offered' ? (
          <Button onClick={() => void open.report('declined')}>{text('declined')}</Button>
        ) : null}
      </Stack>
    )
  if (run.State === 'held') return <HeldActions open={open} run={run} />
  return run.State === 'done' ? <Typography>{text('doneText')}</Typography> : null
}

type Dialog = 'pickedUp' | 'problem' | 'cancel'

function HeldActions({ open, run }: RunProps) {
  const text = useText(driverTexts)
  const [dialog, show] = useState<Dialog>()
  const [draft, setDraft] = useState<PickedUpDraft>({ pounds: {} })
  const close = () => show(undefined)
  if (dialog === 'pickedUp')
    return <PickedUpForm open={open} run={run} draft={draft} setDraft={setDraft} onClose={close} />
  if (dialog === 'problem') return <ProblemForm open={open} run={run} onClose={close} />
  if (dialog === 'cancel') return <ProblemForm open={open} run={run} onClose={close} isCancelling />
  const isPickedUp = run.PickedUpTime !== null
  const [label, act] = isPickedUp
    ? (['droppedoff', () => void open.report('droppedoff')] as const)
    : run.EnRouteTime
      ? (['pickedup', () => show('pickedUp')] as const)
      : (['enroute', () => void open.report('enroute')] as const)
  return (
    <Stack spacing={1.5}>
      <Progress run={run} />
      {run.Problem ? (
        <Alert severity="warning">{text('problemSent', { problem: text(`kind.${run.Problem.Kind}`) })}</Alert>
      ) : null}
      <Button variant="contained" size="large" sx={largeLook} onClick={act}>
        {text(label)}
      </Button>
      {!isPickedUp && !run.EnRouteTime ? (
        <Button variant="outlined" onClick={() => show('pickedUp')}>
          {text('pickedup')}
        </Button>
      ) : null}
      <Estimate open={open} run={run} />
      <Stack direction="row" spacing={1} sx={{ justifyContent: 'space-between' }}>
        <Button onClick={() => show('problem')}>{text('problem')}</Button>
        <Button color="error" onClick={() => show('cancel')}>
          {text('cancelled')}
        </Button>
      </Stack>
    </Stack>
  )
}

function Progress({ run }: { run: DriverRun }) {
  const text = useText(driverTexts)
  const { language } = useLanguage()
  const time = (at: string) => formatTime(new Date(at), run.TimeZone, language)
  const steps = [
    run.EnRouteTime ? text('enRouteAt', { time: time(run.EnRouteTime) }) : text('step1'),
    run.PickedUpTime ? text('pickedUpAt', { time: time(run.PickedUpTime) }) : text('step2'),
    text('step3'),
  ]
  const done = run.PickedUpTime ? 2 : run.EnRouteTime ? 1 : 0
  return (
    <Box component="ol" aria-label={text('next')} sx={{ m: 0, pl: 2.5 }}>
      {steps.map((step, index) => (
        <Box
          component="li"
          key={step}
          aria-current={index === done ? 'step' : undefined}
          sx={{ fontWeight: index === done ? 700 : 400, color: index < done ? 'text.secondary' : 'text.primary' }}
        >
          {step}
        </Box>
      ))}
    </Box>
  )
}

const minutesAhead = [10, 20, 30, 45, 60, 90] as const

/** When the driver will be at the next stop: staff and the agency wait by it. */
function Estimate({ open, run }: RunProps) {
  const text = useText(driverTexts)
  const isPickedUp = run.PickedUpTime !== null
  const choose = (minutes: number) => {
    const at = new Date(serverNow() + minutes * 60_000).toISOString()
    void open.report('estimate', isPickedUp ? { EstimatedDropoffTime: at } : { EstimatedPickupTime: at })
  }
  const label = text(isPickedUp ? 'estimateDropoff' : 'estimatePickup')
  return (
    <Box role="group" aria-label={label}>
      <Typography variant="body2" sx={{ mb: 0.5 }}>
        {label}
      </Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {minutesAhead.map((minutes) => (
          <Button key={minutes} size="small" variant="outlined" onClick={() => choose(minutes)}>
            {text('inMinutes', { minutes })}
          </Button>
        ))}
      </Stack>
    </Box>
  )
}

const largeLook = { minHeight: 56, fontSize: '1.125rem' } as const
