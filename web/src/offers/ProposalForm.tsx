import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import * as agencies from '../../../shared/api/agencies.ts'
import { pickupTimeName } from '../../../shared/pickup/pickupTime.ts'
import { offerTexts } from '../../../shared/text/offer.ts'
import { pickupTimeTexts } from '../../../shared/text/pickupTimes.ts'
import { useLanguage, useText } from '../app/language.tsx'
import { useApi } from '../data/useApi.ts'
import { useSession } from '../data/useSession.ts'
import { ChoiceChips } from './ChoiceChips.tsx'
import { type Choice, dayName, type Proposal, twoLines } from './proposal.ts'

interface ProposalFormProps {
  proposal: Proposal
  choice: Choice
  onChoice: (choice: Choice) => void
  now: Date
  zone: string
}

/** When the agency would come: a day, a window, a half hour within it if it likes, and who drives. */
export function ProposalForm({ proposal, choice, onChoice, now, zone }: ProposalFormProps) {
  const text = useText(offerTexts)
  const hint = useText(pickupTimeTexts)
  const { language } = useLanguage()
  const { days, day, windows, window } = proposal
  return (
    <Stack spacing={2}>
      <ChoiceChips
        legend={text('day')}
        options={days.map((one) => ({ value: one, label: dayName(one, now, zone, language) }))}
        isGrid={days.length > 2}
        value={day}
        onChange={(next) => onChoice({ ...choice, day: next })}
      />
      {proposal.isOriginalWindowUnavailable ? <Alert severity="info">{hint('originalWindowUnavailable')}</Alert> : null}
      <ChoiceChips
        legend={text('window')}
        options={windows.map((one) => ({ value: one.ID, ...twoLines(pickupTimeName(one, language)) }))}
        isGrid={windows.length > 2}
        value={window.ID}
        onChange={(windowId) => onChoice({ ...choice, windowId, slotId: 0 })}
      />
      <Box sx={pair}>
        <HalfHour proposal={proposal} onSlot={(slotId) => onChoice({ ...choice, windowId: window.ID, slotId })} />
        <Driver value={choice.driverId ?? 0} onChange={(driverId) => onChoice({ ...choice, driverId })} />
      </Box>
    </Stack>
  )
}

/** Side by side where both fit. */
const pair = { display: 'grid', gap: 2, pt: 0.5, gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))' } as const

/** The device's own list: on a phone it is the wheel under the thumb. */
const native = { select: { native: true }, inputLabel: { shrink: true } }

function HalfHour({ proposal, onSlot }: { proposal: Proposal; onSlot: (id: number) => void }) {
  const text = useText(offerTexts)
  const { language } = useLanguage()
  const { slots, window, time } = proposal
  if (slots.length < 2) return null
  return (
    <TextField
      select
      label={text('halfHour')}
      value={time.ID === window.ID ? 0 : time.ID}
      onChange={(event) => onSlot(Number(event.target.value))}
      slotProps={native}
    >
      <option value={0}>{text('wholeWindow')}</option>
      {slots.map((slot) => (
        <option key={slot.ID} value={slot.ID}>
          {pickupTimeName(slot, language)}
        </option>
      ))}
    </TextField>
  )
}

/** Only an agency with drivers of its own is asked; a food bank answers without one. */
function Driver({ value, onChange }: { value: number; onChange: (id: number) => void }) {
  const text = useText(offerTexts)
  const isAgency = useSession().ActiveRole === 'agency'
  const { data: drivers = [] } = useApi(agencies.listDrivers, isAgency ? {} : null, { revalidateOnFocus: false })
  if (drivers.length === 0) return null
  return (
    <TextField
      select
      label={text('driver')}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
      slotProps={native}
    >
      <option value={0}>{text('noDriver')}</option>
      {drivers.map((driver) => (
        <option key={driver.ID} value={driver.ID}>
          {driver.Name}
        </option>
      ))}
    </TextField>
  )
}
