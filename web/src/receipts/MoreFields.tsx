import Stack from '@mui/material/Stack'
import * as donations from '../../../shared/api/donations.ts'
import { storageName } from '../../../shared/donation/names.ts'
import { receiptTexts } from '../../../shared/text/receipts.ts'
import { useLanguage, useText } from '../app/language.tsx'
import { useApi } from '../data/useApi.ts'
import { SelectField, TextField } from '../ui/form/fields.tsx'
import { CheckboxField } from '../ui/form/switches.tsx'
import { Panel } from '../ui/Panel.tsx'
import type { ReceiptFormReturn } from './receiptForm.ts'

/** What a receipt may say besides the pickup and the foods. */
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
          htmlInput={{ maxLength: 1000 }}
        />
      </Stack>
    </Panel>
  )
}
