import { Box } from '@mui/material'
import { useWatch } from 'react-hook-form'
import type { Transaction } from '../../../../../shared/rescue/donations/api.ts'
import { pickupTimeName } from '../../../../../shared/rescue/donations/pickup/pickupTime.ts'
import { availableDates, pickupTimeChoices } from '../../../../../shared/rescue/donations/pickup/proposal.ts'
import { directAcceptTexts } from '../../../../../shared/rescue/donations/texts/directAccept.ts'
import { serverNow } from '../../../core/time/clock.ts'
import { listedDay } from '../../../core/time/time.ts'
import { SelectField } from '../../../core/ui/form/SelectField.tsx'
import { useLanguage, useText } from '../../../core/words/language.tsx'
import type { DirectAcceptFormReturn } from './directAccept.ts'

/** The pickup that was agreed with the agency, or the one that the donor recorded. */
export function ProposedPickupFields({
  form,
  transaction,
  unchanged,
}: {
  form: DirectAcceptFormReturn
  transaction: Transaction
  /** The choice of no other day; as the donor recorded without it. */
  unchanged?: string
}) {
  const text = useText(directAcceptTexts)
  const { language } = useLanguage()
  const { control, setValue } = form
  const day = useWatch({ control, name: 'day' })
  const now = new Date(serverNow())
  const timesOn = (chosenDay: string) =>
    pickupTimeChoices({
      original: transaction.PickupTimeType,
      recordedDay: transaction.DonorRecordedPickupDate,
      chosenDay,
      now,
      zone: transaction.TimeZone,
    }).times
  const days = availableDates(transaction, now).filter((one) => timesOn(one).length > 0)
  const dayOptions = [
    { value: '', label: unchanged ?? text('asRecorded') },
    ...days.map((one) => ({ value: one, label: listedDay(one, language) })),
  ]
  const chooseDay = () => {
    const [first] = timesOn(form.getValues('day'))
    setValue('timeId', first?.ID ?? null)
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      <SelectField control={control} name="day" label={text('day')} options={dayOptions} onChosen={chooseDay} />
      {day === '' ? null : (
        <SelectField
          control={control}
          name="timeId"
          label={text('time')}
          options={timesOn(day).map((type) => ({ value: type.ID, label: pickupTimeName(type, language) }))}
        />
      )}
    </Box>
  )
}
