import { NativeSelect, OutlinedInput, type OutlinedInputProps } from '@mui/material'
import { Labeled, type ShownInput, useParts } from './inputs.tsx'

export interface SelectOption<T extends string | number = string | number> {
  value: T
  label: string
  lang?: string
}

interface SelectInputProps<T extends string | number>
  extends ShownInput,
    Pick<OutlinedInputProps, 'name' | 'inputRef' | 'onBlur' | 'autoFocus'> {
  value: T
  onChange: (value: T) => void
  options: readonly SelectOption<T>[]
  ariaLabel?: string | undefined
}

/** One of a few, by the device's own list: on a phone the wheel under the thumb. */
export function SelectInput<T extends string | number>(props: SelectInputProps<T>) {
  const { value, onChange, options, ariaLabel, ...rest } = props
  const { outside, shared, input } = useParts(rest, true)
  const choose = (chosen: string) => {
    const option = options.find((one) => String(one.value) === chosen)
    if (option) onChange(option.value)
  }
  return (
    <Labeled {...outside}>
      <NativeSelect
        input={<OutlinedInput {...input} {...shared} />}
        value={value}
        onChange={({ target }) => choose(target.value)}
        inputProps={{ id: shared.id, 'aria-label': ariaLabel }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </Labeled>
  )
}
