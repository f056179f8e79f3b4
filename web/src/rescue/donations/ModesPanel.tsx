import { FormControl, FormLabel, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { useId } from 'react'
import type { Transaction } from '../../../../shared/rescue/donations/api.ts'
import { approvedOffersBegin } from '../../../../shared/rescue/donations/offering.ts'
import { transactionTexts } from '../../../../shared/rescue/donations/texts/transaction.ts'
import { useSession } from '../../core/data/useSession.ts'
import { useNow } from '../../core/time/clock.ts'
import { Panel } from '../../core/ui/Panel.tsx'
import { useText } from '../../core/words/language.tsx'
import { useMoment } from './moment.ts'
import { shows } from './standing.ts'
import { useEscalationMode, useStartMode, useVolunteerMode } from './useModes.ts'

/** One after the other or all at once, now or tomorrow, with a volunteer or without: for as long as it can still be chosen. */
export function ModesPanel({ transaction }: { transaction: Transaction }) {
  const text = useText(transactionTexts)
  const session = useSession()
  if (!shows('changeVolunteerMode', transaction, session)) return null
  const asksAgencies = shows('changeEscalation', transaction, session)
  return (
    <Panel title={text(asksAgencies ? 'modes' : 'volunteer')}>
      <Stack spacing={2.5}>
        {asksAgencies ? <Escalation transaction={transaction} /> : null}
        {asksAgencies ? <StartMode transaction={transaction} /> : null}
        <Volunteer transaction={transaction} />
      </Stack>
    </Panel>
  )
}

function StartMode({ transaction }: { transaction: Transaction }) {
  const text = useText(transactionTexts)
  const session = useSession()
  return shows('delay', transaction, session) ? (
    <Start transaction={transaction} />
  ) : (
    <Typography variant="body2" color="textSecondary">
      {text('startedText')}
    </Typography>
  )
}

/** State of the search for a volunteer. */
function Volunteer({ transaction }: { transaction: Transaction }) {
  const text = useText(transactionTexts)
  const [isEnabled, change] = useVolunteerMode(transaction)
  return (
    <Toggle
      label={text('volunteer')}
      value={isEnabled ? 'on' : 'off'}
      choices={[
        { value: 'on', label: text('volunteerOn') },
        { value: 'off', label: text('volunteerOff') },
      ]}
      explanation={text(isEnabled ? 'volunteerOnText' : 'volunteerOffText')}
      onChange={(chosen) => change(chosen === 'on')}
    />
  )
}

interface ToggleProps<T extends string> {
  label: string
  value: T
  choices: readonly { value: T; label: string }[]
  explanation: string
  onChange: (value: T) => void
}

function Toggle<T extends string>({ label, value, choices, explanation, onChange }: ToggleProps<T>) {
  const id = useId()
  return (
    <FormControl fullWidth>
      <FormLabel id={id} sx={{ mb: 0.75, fontWeight: 600, '&, &.Mui-focused': { color: 'text.primary' } }}>
        {label}
      </FormLabel>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        color="primary"
        value={value}
        aria-labelledby={id}
        aria-describedby={`${id}-text`}
        onChange={(_, chosen: T | null) => chosen && chosen !== value && onChange(chosen)}
      >
        {choices.map((choice) => (
          <ToggleButton key={choice.value} value={choice.value} sx={{ textTransform: 'none', fontWeight: 600 }}>
            {choice.label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography id={`${id}-text`} variant="body2" color="textSecondary" sx={{ mt: 0.75 }}>
        {explanation}
      </Typography>
    </FormControl>
  )
}

function Escalation({ transaction }: { transaction: Transaction }) {
  const text = useText(transactionTexts)
  const [mode, change] = useEscalationMode(transaction)
  return (
    <Toggle
      label={text('escalation')}
      value={mode}
      choices={[
        { value: 'ordered', label: text('ordered') },
        { value: 'simultaneous', label: text('simultaneous') },
      ]}
      explanation={text(mode === 'ordered' ? 'orderedText' : 'simultaneousText', { minutes: transaction.OfferMinutes })}
      onChange={change}
    />
  )
}

function Start({ transaction }: { transaction: Transaction }) {
  const text = useText(transactionTexts)
  const moment = useMoment(transaction.TimeZone)
  const now = useNow(60_000)
  const [{ mode, startAfter }, change] = useStartMode(transaction)
  const begin = startAfter ?? approvedOffersBegin(transaction, new Date(now))?.toISOString()
  return (
    <Toggle
      label={text('start')}
      value={mode}
      choices={[
        { value: 'now', label: text('startNow') },
        { value: 'future', label: text(startAfter ? 'startLater' : 'startFuture') },
      ]}
      explanation={begin ? text('startsAt', { time: moment(begin) }) : text('startNowText')}
      onChange={change}
    />
  )
}
