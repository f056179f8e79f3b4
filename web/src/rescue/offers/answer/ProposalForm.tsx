import { Alert, Box, Stack } from '@mui/material'
import * as agencies from '../../../../../shared/network/agencies/api.ts'
import { pickupTimeName } from '../../../../../shared/rescue/donations/pickup/pickupTime.ts'
import { pickupTimeTexts } from '../../../../../shared/rescue/donations/texts/pickupTimes.ts'
import { offerTexts } from '../../../../../shared/rescue/offers/texts/offer.ts'
import { useApi } from '../../../core/data/useApi.ts'
import { useSession } from '../../../core/data/useSession.ts'
import { ChoiceChips } from '../../../core/ui/ChoiceChips.tsx'
import { SelectInput } from '../../../core/ui/SelectInput.tsx'
import { useLanguage, useText } from '../../../core/words/language.tsx'
import { type Choice, dayName, type Proposal, twoLines } from './proposal.ts'

export interface ProposalFormProps {
  proposal: Proposal
  choice: Choice
  onChoose: (choice: Choice) => void
  now: Date
  zone: string
}

/** Pickup by the agency: a day, a window, a half hour within it if it likes, and a driver. */
export default function ProposalForm({ proposal, choice, onChoose, now, zone }: ProposalFormProps) {
  const text = useText(offerTexts)
  const hint = useText(pickupTimeTexts)
  const { language } = useLanguage()
  const { days, day, windows, window } = proposal
  const change = (part: Choice) => onChoose({ ...choice, ...part })
  return (
    <Stack spacing={2}>
      <ChoiceChips
        legend={text('day')}
        options={days.map((one) => ({ value: one, label: dayName(one, now, zone, language) }))}
        isGrid={days.length > 2}
        value={day}
        onChange={(next) => change({ day: next })}
      />
      {proposal.isOriginalWindowUnavailable ? <Alert severity="info">{hint('originalWindowUnavailable')}</Alert> : null}
      <ChoiceChips
        legend={text('window')}
        options={windows.map((one) => ({ value: one.ID, ...twoLines(pickupTimeName(one, language)) }))}
        isGrid={windows.length > 2}
        value={window.ID}
        onChange={(windowId) => change({ windowId, slotId: 0 })}
      />
      <Box sx={pair}>
        <HalfHour slots={proposal.slots} chosen={choice.slotId} onChange={(slotId) => change({ slotId })} />
        <Driver chosen={choice.driverId} onChange={(driverId) => change({ driverId })} />
      </Box>
    </Stack>
  )
}

/** Side by side where both fit. */
const pair = { display: 'grid', gap: 2, pt: 0.5, gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))' } as const

interface ChoiceProps {
  chosen: number | undefined
  onChange: (id: number) => void
}

function HalfHour({ slots, chosen = 0, onChange }: ChoiceProps & Pick<Proposal, 'slots'>) {
  const text = useText(offerTexts)
  const { language } = useLanguage()
  if (slots.length < 2) return null
  const halfHours = slots.map((slot) => ({ value: String(slot.ID), label: pickupTimeName(slot, language) }))
  const options = [{ value: '0', label: text('wholeWindow') }, ...halfHours]
  const choose = (id: string) => onChange(Number(id))
  return <SelectInput label={text('halfHour')} value={String(chosen)} onChange={choose} options={options} />
}

/** Only an agency with drivers of its own is asked; a food bank answers without one. */
function Driver({ chosen = 0, onChange }: ChoiceProps) {
  const text = useText(offerTexts)
  const isAgency = useSession().ActiveRole === 'agency'
  const { data: drivers = [] } = useApi(agencies.listDrivers, isAgency ? {} : null, { revalidateOnFocus: false })
  if (drivers.length === 0) return null
  const names = drivers.map((driver) => ({ value: String(driver.ID), label: driver.Name }))
  const options = [{ value: '0', label: text('noDriver') }, ...names]
  const choose = (id: string) => onChange(Number(id))
  return <SelectInput label={text('driver')} value={String(chosen)} onChange={choose} options={options} />
}
