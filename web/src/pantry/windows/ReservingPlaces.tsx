import { plural } from '../../../../shared/core/text/text.ts'
import { defaultReservedHours, reservedHours } from '../../../../shared/pantry/windows/reserved.ts'
import { windowTexts } from '../../../../shared/pantry/windows/texts.ts'
import { SelectInput } from '../../core/ui/SelectInput.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { MaximumField } from './fields.tsx'

/** Places of a window that are kept for the table and the telephone, and until when. */
export interface Reserving {
  readonly ReservedPlaces?: number | null | undefined
  readonly ReservedHours?: number | null | undefined
}

interface ReservedFieldsProps {
  value: Reserving
  onChange: (changed: Reserving) => void
  /** Places are reserved where there is a maximum. */
  disabled?: boolean
}

export function ReservingPlaces({ value, onChange, disabled = false }: ReservedFieldsProps) {
  const text = useText(windowTexts)
  const { language } = useLanguage()
  const { ReservedPlaces = null, ReservedHours } = value
  const hours = ReservedHours ?? defaultReservedHours
  const named = (count: number) =>
    count === 0 ? text('reservedAtStart') : text(plural(language, 'reservedHoursBefore', count), { count })
  const all = [...new Set([...reservedHours, hours])].toSorted((a, b) => a - b)
  return (
    <>
      <MaximumField
        label={text('reservedPlaces')}
        value={disabled ? null : ReservedPlaces}
        onChange={(places) => onChange({ ReservedPlaces: places, ReservedHours: hours })}
        helperText={text('reservedHint')}
        disabled={disabled}
      />
      {ReservedPlaces && !disabled ? (
        <SelectInput
          label={text('reservedHours')}
          value={String(hours)}
          onChange={(chosen) => onChange({ ReservedPlaces, ReservedHours: Number(chosen) })}
          options={all.map((count) => ({ value: String(count), label: named(count) }))}
        />
      ) : null}
    </>
  )
}
