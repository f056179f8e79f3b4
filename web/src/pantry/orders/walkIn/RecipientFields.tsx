import { type Control, useWatch } from 'react-hook-form'
import { maxRecipientName, recipientKinds } from '../../../../../shared/pantry/orders/handOver.ts'
import { orderWorkTexts } from '../../../../../shared/pantry/orders/texts/orderWork.ts'
import { TextField } from '../../../core/ui/form/fields.tsx'
import { SelectField } from '../../../core/ui/form/SelectField.tsx'
import { useText } from '../../../core/words/language.tsx'
import type { WalkInValues } from './walkInValues.ts'

/** Somebody of the household, or whom it sent. */
export function RecipientFields({ control }: { control: Control<WalkInValues> }) {
  const text = useText(orderWorkTexts)
  const kind = useWatch({ control, name: 'RecipientKind' })
  const options = recipientKinds.map((value) => ({ value, label: text(value) }))
  const htmlInput = { maxLength: maxRecipientName }
  return (
    <>
      <SelectField control={control} name="RecipientKind" label={text('received')} options={options} />
      {kind === 'proxy' ? (
        <TextField control={control} name="RecipientName" label={text('proxyName')} htmlInput={htmlInput} />
      ) : null}
    </>
  )
}
