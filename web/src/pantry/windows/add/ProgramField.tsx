import type { DeliveryProgram } from '../../../../../shared/pantry/programs/deliveryProgram.ts'
import { windowTexts } from '../../../../../shared/pantry/windows/texts.ts'
import { SelectInput } from '../../../core/ui/SelectInput.tsx'
import { useText } from '../../../core/words/language.tsx'

interface ProgramFieldProps {
  programs: readonly DeliveryProgram[]
  value: number | null
  onChange: (id: number | null) => void
}

/** Program of a delivery window; nothing when there are none. */
export function ProgramField({ programs, value, onChange }: ProgramFieldProps) {
  const text = useText(windowTexts)
  if (programs.length === 0) return null
  return (
    <SelectInput
      label={text('deliveryProgram')}
      value={value === null ? '' : String(value)}
      onChange={(id) => onChange(id === '' ? null : Number(id))}
      options={[
        { value: '', label: text('chooseProgram') },
        ...programs.map(({ ID, Name }) => ({ value: String(ID), label: Name })),
      ]}
    />
  )
}
