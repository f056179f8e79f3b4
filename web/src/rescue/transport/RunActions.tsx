import { Alert, Box, Button, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { formatTime, localDay } from '../../../../shared/core/time/zone.ts'
import type { DriverRun } from '../../../../shared/rescue/transport/api.ts'
import { driverTexts } from '../../../../shared/rescue/transport/driverTexts.ts'
import { serverNow } from '../../core/time/clock.ts'
import { listedDay } from '../../core/time/time.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'
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
  if (run.State === 'carrying') return <Carrying open={open} run={run} />
  if (run.State === 'held') return <HeldActions open={open} run={run} />
  if (run.State !== 'done') return null
  // Reports that wait for a signal are sent by the open page.
  return <Typography>{open.waiting > 0 ? text('doneText') : `${text('doneText')} ${text('mayClose')}`}</Typography>
}

/** The run had ended before the pickup: the food bank says where the food goes. */
function Carrying({ open, run: { FoodBank } }: RunProps) {
  const text = useText(driverTexts)
  return (
    <Stack spacing={1}>
      {FoodBank.PhoneNumber ? (
        <Button variant="contained" size="large" sx={largeLook} href={`tel:${FoodBank.PhoneNumber}`}>
          {text('callFoodBank', { foodBank: FoodBank.Name })}
        </Button>
      ) : null}
      <Button variant="outlined" onClick={() => void open.report('droppedoff')}>
        {text('handedOver')}
      </Button>
    </Stack>
  )
}

type Dialog = 'pickedUp' | 'problem' | 'cancel' | 'delivered' | 'earlyStart' | 'earlyPickup'

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
  const start = () => {
    close()
    void open.report('enroute')
  }
  if (dialog === 'delivered')
    return (
      <Question
        title={text('deliveredTitle', { place: run.Dropoff.Name })}
        text={text('deliveredText')}
        yes={text('deliveredYes')}
        onYes={() => void open.report('droppedoff')}
        onBack={close}
      />
    )
  if (dialog === 'earlyStart') return <Early run={run} onYes={start} onBack={close} />
  if (dialog === 'earlyPickup') return <Early run={run} onYes={() => show('pickedUp')} onBack={close} />
  const isEarly = isBeforeItsDay(run)
  const pickUp = () => show(isEarly ? 'earlyPickup' : 'pickedUp')
  const [label, act] = isPickedUp
    ? (['droppedoff', () => show('delivered')] as const)
    : run.EnRouteTime
      ? (['pickedup', pickUp] as const)
      : (['enroute', isEarly ? () => show('earlyStart') : start] as const)
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
        <Button variant="outlined" onClick={pickUp}>
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

/** A run of tomorrow is hardly driven tonight: the wrong run is open, or it was agreed on. */
const isBeforeItsDay = ({ PickupDate, TimeZone, EnRouteTime }: DriverRun) =>
  EnRouteTime === null && PickupDate !== null && localDay(new Date(serverNow()), TimeZone) < PickupDate

interface QuestionProps {
  title: string
  text: string
  yes: string
  onYes: () => void
  onBack: () => void
}

/** Asked in place of the buttons: one tap alone ends or begins nothing. */
function Question({ title, text: explanation, yes, onYes, onBack }: QuestionProps) {
  const text = useText(driverTexts)
  return (
    <Stack spacing={1.5}>
      <Typography variant="h2">{title}</Typography>
      <Typography>{explanation}</Typography>
      <Button variant="contained" size="large" sx={largeLook} onClick={onYes}>
        {yes}
      </Button>
      <Button onClick={onBack}>{text('back')}</Button>
    </Stack>
  )
}

function Early({ run, onYes, onBack }: { run: DriverRun } & Pick<QuestionProps, 'onYes' | 'onBack'>) {
  const text = useText(driverTexts)
  const { language } = useLanguage()
  const day = listedDay(run.PickupDate ?? '', language)
  return (
    <Question
      title={text('earlyTitle', { day })}
      text={text('earlyText', { day, time: run.PickupTime, foodBank: run.FoodBank.Name })}
      yes={text('earlyYes')}
      onYes={onYes}
      onBack={onBack}
    />
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

/** Estimated arrival of the driver at the next stop: staff and the agency wait by it. */
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

const largeLook = { minHeight: 56, fontSize: 'h3.fontSize' } as const
