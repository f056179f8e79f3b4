import type { FieldValues } from 'react-hook-form'
import { formatHour } from '../../../../../shared/core/time/zone.ts'
import { useLanguage } from '../../words/language.tsx'
import { SelectField } from './SelectField.tsx'
import type { FieldProps } from './useField.ts'

/** A half hour of the day. */
export function HourField<V extends FieldValues>({
  hours,
  ...props
}: FieldProps<V> & { hours: readonly number[]; onChosen?: () => void }) {
  const { language } = useLanguage()
  return <SelectField {...props} options={hours.map((value) => ({ value, label: formatHour(value, language) }))} />
}
