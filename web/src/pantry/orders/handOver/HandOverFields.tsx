import { Stack } from '@mui/material'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { type HandOverWarning, maxRecipientName, recipientKinds } from '../../../../../shared/pantry/orders/handOver.ts'
import { orderWorkTexts } from '../../../../../shared/pantry/orders/texts/orderWork.ts'
import { TextField } from '../../../core/ui/form/fields.tsx'
import { SelectField } from '../../../core/ui/form/SelectField.tsx'
import { useText } from '../../../core/words/language.tsx'
import { HandOverFacts } from './HandOverFacts.tsx'
import { HouseholdFields } from './HouseholdFields.tsx'
import { LeftFields, type LeftProps } from './LeftFields.tsx'
import type { OrderToHandOver } from './orderToHandOver.ts'
import type { useHandOver } from './useHandOver.ts'

interface FieldsProps extends LeftProps {
  order: OrderToHandOver
  warnings: readonly HandOverWarning[]
  control: ReturnType<typeof useHandOver>['form']['control']
  onSigned: () => void
  onChanged: (order: OrderToHandOver) => void
}

/**
 * The order with its warnings, the household of today, and who receives it. With warnings the Enter of a field does not
 * hand over.
 */
export function HandOverFields({ order, warnings, control, onSigned, onChanged, left, setLeft }: FieldsProps) {
  const text = useText(orderWorkTexts)
  const namesId = useId()
  const named = order.AtTable?.Proxies ?? []
  const kind = useWatch({ control, name: 'RecipientKind' })
  return (
    <Stack
      spacing={2}
      onKeyDown={(event) => {
        const isField = event.target instanceof HTMLInputElement
        if (event.key === 'Enter' && isField && warnings.length > 0) event.preventDefault()
      }}
    >
      <HandOverFacts order={order} warnings={warnings} onSigned={onSigned} onChanged={onChanged} />
      <HouseholdFields control={control} areAgesFolded />
      <LeftFields order={order} left={left} setLeft={setLeft} />
      <SelectField
        control={control}
        name="RecipientKind"
        label={text('received')}
        options={recipientKinds.map((value) => ({ value, label: text(value) }))}
      />
      {kind === 'proxy' ? (
        <>
          <TextField
            control={control}
            name="RecipientName"
            label={text('proxyName')}
            htmlInput={{ maxLength: maxRecipientName, ...(named.length > 0 ? { list: namesId } : {}) }}
          />
          <datalist id={namesId}>
            {named.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </>
      ) : null}
    </Stack>
  )
}
