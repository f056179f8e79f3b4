import { timeOptions } from '../../../../shared/core/time/wallTime.ts'
import { maxMaximumOrders } from '../../../../shared/pantry/windows/window.ts'
import { type ShownInput, TextInput } from '../../core/ui/inputs.tsx'
import { SelectInput } from '../../core/ui/SelectInput.tsx'
import { useLanguage } from '../../core/words/language.tsx'
import { wallTimeText } from './windowText.ts'

interface FieldProps<T> extends ShownInput {
  value: T
  onChange: (value: T) => void
}

/** A time of day in steps of 30 minutes. */
export function TimeField({ times = timeOptions, ...props }: FieldProps<string> & { times?: readonly string[] }) {
  const { language } = useLanguage()
  // A time between the steps, as an earlier window may have, can be kept.
  const all = props.value === '' || times.includes(props.value) ? times : [props.value, ...times].toSorted()
  return <SelectInput {...props} options={all.map((value) => ({ value, label: wallTimeText(value, language) }))} />
}

/** Whole orders; empty is null. */
export const MaximumField = ({ value, onChange, ...shown }: FieldProps<number | null>) => (
  <TextInput
    {...shown}
    type="number"
    value={String(value ?? '')}
    onChange={(typed) => onChange(typedMaximum(typed))}
    htmlInput={{ min: 0, max: maxMaximumOrders, step: 1, inputMode: 'numeric' }}
    shrink
  />
)
export function typedMaximum(typed: string): number | null {
  if (typed.trim() === '') return null
  const number = Math.trunc(Number(typed))
  return Number.isFinite(number) ? Math.min(Math.max(number, 0), maxMaximumOrders) : null
}

export const fieldRow = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
} as const

/** A form's rows: as wide as the page, whatever they hold. */
export const formGrid = { display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' } as const
