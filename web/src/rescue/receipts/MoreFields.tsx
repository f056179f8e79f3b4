import { Stack } from '@mui/material'
import * as donations from '../../../../shared/rescue/donations/api.ts'
import { storageName } from '../../../../shared/rescue/donations/names.ts'
import { maxReceiptNotes } from '../../../../shared/rescue/receipts/api.ts'
import { receiptTexts } from '../../../../shared/rescue/receipts/texts.ts'
import { useApi } from '../../core/data/useApi.ts'
import { TextField } from '../../core/ui/form/fields.tsx'
import { SelectField } from '../../core/ui/form/SelectField.tsx'
import { CheckboxField } from '../../core/ui/form/switches.tsx'
import { Panel } from '../../core/ui/Panel.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import type { ReceiptFormReturn } from './receiptForm.ts'

/** Fields of a receipt besides the pickup and the foods. */
export function MoreFields({ control }: Pick<ReceiptFormReturn, 'control'>) {
  const text = useText(receiptTexts)
  const { language } = useLanguage()
  const { data: storages = [] } = useApi(donations.listStorageRequirements, {}, { revalidateOnFocus: false })
  return (
    <Panel title={text('more')}>
      <Stack spacing={2.5}>
        <SelectField
          control={control}
          name="storageRequirementId"
          label={text('storage')}
          emptyLabel={text('noStorage')}
          options={storages.map((storage) => ({ value: storage.ID, label: storageName(storage, language) }))}
          sx={{ maxWidth: { sm: 320 } }}
        />
        <CheckboxField control={control} name="isVolunteer" label={text('volunteer')} />
        <TextField
          control={control}
          name="notes"
          label={text('notesOptional')}
          multiline
          minRows={2}
          htmlInput={{ maxLength: maxReceiptNotes }}
        />
      </Stack>
    </Panel>
  )
}
