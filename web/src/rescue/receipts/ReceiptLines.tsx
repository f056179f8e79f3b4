import AddOutlined from '@mui/icons-material/AddOutlined'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import { Box, Button, IconButton, List } from '@mui/material'
import { useFieldArray, useWatch } from 'react-hook-form'
import * as donations from '../../../../shared/rescue/donations/api.ts'
import { categoryName } from '../../../../shared/rescue/donations/names.ts'
import { receiptTexts } from '../../../../shared/rescue/receipts/texts.ts'
import { useApi } from '../../core/data/useApi.ts'
import { Weight } from '../../core/figures/Weight.tsx'
import { PoundsField } from '../../core/ui/form/PoundsField.tsx'
import { sumOfPounds } from '../../core/ui/form/pounds.ts'
import { SelectField } from '../../core/ui/form/SelectField.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { emptyLine, type ReceiptFormReturn } from './receiptForm.ts'

/** Foods that were picked up: a category and its pounds a line, and their sum. */
export function ReceiptLines({ form: { control } }: { form: ReceiptFormReturn }) {
  const text = useText(receiptTexts)
  const { language } = useLanguage()
  const { fields, append, remove } = useFieldArray({ control, name: 'lines' })
  const lines = useWatch({ control, name: 'lines' })
  const { data = [] } = useApi(donations.listDonationCategories, {}, { revalidateOnFocus: false })
  const options = data.map((category) => ({ value: category.ID, label: categoryName(category, language) }))
  return (
    <>
      <List disablePadding sx={{ display: 'grid', gap: 2 }}>
        {fields.map(({ id }, index) => {
          const chosen = options.find(({ value }) => value === lines[index]?.categoryId)
          const category = chosen?.label ?? text('lineWithout', { number: index + 1 })
          return (
            <Box component="li" key={id} sx={lineLook}>
              <SelectField
                control={control}
                name={`lines.${index}.categoryId`}
                label={text('category')}
                options={options}
                emptyLabel=""
                ariaLabel={text('categoryOf', { number: index + 1 })}
              />
              <PoundsField
                control={control}
                name={`lines.${index}.pounds`}
                label={text('pounds')}
                ariaLabel={text('poundsOf', { category })}
              />
              <IconButton
                aria-label={text('removeCategory', { category })}
                onClick={() => remove(index)}
                disabled={fields.length === 1}
              >
                <DeleteOutlined />
              </IconButton>
            </Box>
          )
        })}
      </List>
      <Box
        sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap', gap: 2, mt: 2 }}
      >
        <Button startIcon={<AddOutlined />} onClick={() => append(emptyLine)}>
          {text('addCategory')}
        </Button>
        <Box role="status" sx={{ fontWeight: 700, whiteSpace: 'nowrap' }}>
          {`${text('total')}: `}
          <Weight value={sumOfPounds(lines)} />
        </Box>
      </Box>
    </>
  )
}

const lineLook = {
  display: 'grid',
  gap: 1,
  rowGap: 2,
  alignItems: 'start',
  // On a phone a category has a line of its own: its name is never cut.
  '& > div:first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
  gridTemplateColumns: { xs: 'minmax(0, 1fr) 40px', sm: 'minmax(0, 1fr) 160px 40px' },
} as const
