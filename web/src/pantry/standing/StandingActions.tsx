import { Button, Stack } from '@mui/material'
import { useState } from 'react'
import { addDays, localDay } from '../../../../shared/core/time/zone.ts'
import * as standing from '../../../../shared/pantry/standing/api.ts'
import type { ShownStandingOrder } from '../../../../shared/pantry/standing/shown.ts'
import { standingTexts } from '../../../../shared/pantry/standing/texts.ts'
import { useAction } from '../../core/data/useAction.ts'
import { serverNow } from '../../core/time/clock.ts'
import { comingDayText } from '../../core/time/time.ts'
import { DayInput } from '../../core/ui/inputs.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'

interface StandingActionsProps {
  customerId: number
  standing: ShownStandingOrder
  onChange: () => void
}

/** Skips the next day, pauses, lets go on, changes or ends. */
export function StandingActions({ customerId: id, standing: shown, onChange }: StandingActionsProps) {
  const text = useText(standingTexts)
  const { language } = useLanguage()
  const { act, busy } = useAction()
  const [isPausing, setPausing] = useState(false)
  const day = comingDayText(shown.NextDay, language)
  const send = (Change: standing.StandingChange, words: Parameters<typeof act>[2]) =>
    act(standing.changeStandingOrder, { id, Change }, words as never)
  const skip = () =>
    send(
      { Action: 'skip', Day: shown.NextDay },
      {
        ask: { title: text('skipAsk', { day }), confirm: text('skipYes'), cancel: text('keep') },
        done: text('skipped', { day }),
      },
    )
  const end = () =>
    send(
      { Action: 'end' },
      {
        ask: {
          ...{ title: text('endAsk'), text: text('endText'), confirm: text('endYes'), cancel: text('keep') },
          isDangerous: true,
        },
        done: text('endedNow'),
      },
    )
  if (isPausing)
    return (
      <PauseForm
        zone={shown.TimeZone}
        isBusy={busy}
        onPause={(Day) =>
          void send({ Action: 'pause', Day }, { done: text('paused', { day: comingDayText(Day, language) }) }).then(
            (isDone) => isDone && setPausing(false),
          )
        }
        onCancel={() => setPausing(false)}
      />
    )
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <Button variant="outlined" disabled={busy} onClick={() => void skip()} sx={tall}>
        {text('skip', { day })}
      </Button>
      {shown.PausedUntil ? (
        <Button disabled={busy} onClick={() => void send({ Action: 'resume' }, { done: text('resumed') })} sx={tall}>
          {text('resume')}
        </Button>
      ) : (
        <Button disabled={busy} onClick={() => setPausing(true)} sx={tall}>
          {text('pause')}
        </Button>
      )}
      <Button disabled={busy} onClick={onChange} sx={tall}>
        {text('change')}
      </Button>
      <Button color="error" disabled={busy} onClick={() => void end()} sx={tall}>
        {text('end')}
      </Button>
    </Stack>
  )
}

interface PauseFormProps {
  zone: string
  isBusy: boolean
  onPause: (day: string) => void
  onCancel: () => void
}

const usualPause = 14

function PauseForm({ zone, isBusy, onPause, onCancel }: PauseFormProps) {
  const text = useText(standingTexts)
  const tomorrow = addDays(localDay(new Date(serverNow()), zone), 1)
  const [day, setDay] = useState(() => addDays(tomorrow, usualPause))
  return (
    <Stack spacing={1.5}>
      <DayInput label={text('pauseUntil')} value={day} min={tomorrow} onChange={setDay} />
      <Stack direction="row" spacing={1}>
        <Button variant="contained" loading={isBusy} disabled={day < tomorrow} onClick={() => onPause(day)} sx={tall}>
          {text('pauseSave')}
        </Button>
        <Button color="inherit" onClick={onCancel} sx={tall}>
          {text('cancel')}
        </Button>
      </Stack>
    </Stack>
  )
}

const tall = { minHeight: 48 } as const
