import { useEffect } from 'react'
import { type FieldValues, useController } from 'react-hook-form'
import { stateNumber, stateOfCounty } from '../../../../shared/core/address/states.ts'
import { SelectField } from '../ui/form/SelectField.tsx'
import type { FieldProps } from '../ui/form/useField.ts'
import type { ShownInput } from '../ui/inputs.tsx'
import { useCounties } from './counties.ts'

interface CountyFieldProps<V extends FieldValues> extends FieldProps<V>, Pick<ShownInput, 'sx'> {
  /** The state as it is typed beside it; another one has other counties. */
  province: string
  onChosen?: (name: string) => void
}

/** The county of an address, once its state is known. It may be left out. */
export function CountyField<V extends FieldValues>({ province, onChosen, ...props }: CountyFieldProps<V>) {
  const { field } = useController({ control: props.control, name: props.name })
  const counties = useCounties(province)
  const { value, onChange } = field
  const state = stateNumber(province)
  const isElsewhere = typeof value === 'number' && state !== undefined && stateOfCounty(value) !== state
  useEffect(() => {
    if (isElsewhere) onChange(null)
  }, [isElsewhere, onChange])
  if (counties.length === 0) return null
  const options = counties.map(({ ID, Name }) => ({ value: ID, label: Name }))
  const tell = (chosen: string | number | null) =>
    onChosen?.(options.find(({ value: id }) => id === chosen)?.label ?? '')
  return <SelectField {...props} options={options} emptyLabel="" onChosen={tell} />
}
