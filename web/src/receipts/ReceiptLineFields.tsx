import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import type { DonationCategory } from '../../../shared/donation/donation.ts'
import { receiptTexts } from '../../../shared/text/receipts.ts'
import { useText } from '../app/language.tsx'
import type { ReceiptErrors, ReceiptLine } from './receiptForm.ts'

interface LineProps {
  line: ReceiptLine
  number: number
  categories: readonly DonationCategory[]
  errors: { category?: ErrorKey; pounds?: ErrorKey } | undefined
  onChange: (change: Partial<Omit<ReceiptLine, 'key'>>) => void
  onRemove: (() => void) | undefined
}
type ErrorKey = NonNullable<ReceiptErrors['date']>

/** One category with its pounds; the last line left can't be removed. */
export function ReceiptLineFields(props: LineProps) {
  const { line, number, categories, errors, onChange, onRemove } = props
  const text = useText(receiptTexts)
  const chosen = categories.find((category) => category.ID === line.categoryId)
  const name = chosen?.Name ?? text('lineWithout', { number })
  return (
    <Box component="li" sx={lineLook}>
      <CategoryField {...props} />
      <TextField
        label={text('pounds')}
        value={line.pounds}
        onChange={(event) => onChange({ pounds: event.target.value })}
        error={errors?.pounds !== undefined}
        helperText={errors?.pounds ? text(errors.pounds) : undefined}
        slotProps={{
          htmlInput: { inputMode: 'decimal', autoComplete: 'off', 'aria-label': text('poundsOf', { category: name }) },
          input: { endAdornment: <InputAdornment position="end">lb</InputAdornment> },
        }}
      />
      <IconButton
        aria-label={text('removeCategory', { category: name })}
        onClick={onRemove}
        disabled={onRemove === undefined}
      >
        <DeleteOutlined />
      </IconButton>
    </Box>
  )
}

function CategoryField({ line, number, categories, errors, onChange }: LineProps) {
  const text = useText(receiptTexts)
  return (
    <TextField
      select
      label={text('category')}
      value={line.categoryId ?? ''}
      onChange={(event) => onChange({ categoryId: Number(event.target.value) || null })}
      error={errors?.category !== undefined}
      helperText={errors?.category ? text(errors.category) : undefined}
      slotProps={{
        select: { native: true },
        inputLabel: { shrink: true },
        htmlInput: { 'aria-label': text('categoryOf', { number }) },
      }}
    >
      <option value="" />
      {categories.map((category) => (
        <option key={category.ID} value={category.ID}>
          {category.Name}
        </option>
      ))}
    </TextField>
  )
}

const lineLook = {
  display: 'grid',
  gap: 1,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) 112px 40px', sm: 'minmax(0, 1fr) 160px 40px' },
} as const
