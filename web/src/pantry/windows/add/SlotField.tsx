import { plural } from '../../../../../shared/core/text/text.ts'
import type { SlotOption } from '../../../../../shared/pantry/windows/slots.ts'
import { windowTexts } from '../../../../../shared/pantry/windows/texts.ts'
import { SelectInput } from '../../../core/ui/SelectInput.tsx'
import { useLanguage, useText } from '../../../core/words/language.tsx'

interface SlotFieldProps {
  label: string
  options: readonly SlotOption[]
  value: number | null
  onChange: (minutes: number | null) => void
  /** The numbers are those of each day. */
  isPerDay?: boolean
}

/** Length of the windows of a range: each length with how many there will be. */
export function SlotField({ label, options, value, onChange, isPerDay = false }: SlotFieldProps) {
  const text = useText(windowTexts)
  const { language } = useLanguage()
  const nameOf = ({ minutes, count, total }: SlotOption) => {
    const windows = text(plural(language, 'slotWindows', count), { count })
    const parts = [
      isPerDay ? `${windows} ${text('perDay')}` : windows,
      ...(total > 0 ? [text('slotTotal', { total })] : []),
    ]
    return `${text('minutes', { minutes })} (${parts.join(', ')})`
  }
  return (
    <SelectInput
      label={label}
      value={value === null ? '' : String(value)}
      onChange={(minutes) => onChange(minutes === '' ? null : Number(minutes))}
      options={[
        { value: '', label: text('chooseLength') },
        ...options.map((option) => ({ value: String(option.minutes), label: nameOf(option) })),
      ]}
    />
  )
}
