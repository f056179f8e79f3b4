import AddOutlined from '@mui/icons-material/AddOutlined'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { useEffect, useRef } from 'react'
import type { DonationCategory } from '../../../shared/donation/donation.ts'
import { receiptTexts } from '../../../shared/text/receipts.ts'
import { useText } from '../app/language.tsx'
import { Pounds } from '../ui/Pounds.tsx'
import {
  addLine,
  changeLine,
  type ReceiptErrors,
  type ReceiptForm,
  type ReceiptLine,
  removeLine,
  totalPounds,
} from './receiptForm.ts'

interface ReceiptLinesProps {
  form: ReceiptForm
  onForm: (form: ReceiptForm) => void
  categories: readonly DonationCategory[]
  errors: ReceiptErrors['lines'] | undefined
}

/** What was picked up: a category and its pounds a line, and their sum. */
export function ReceiptLines({ form, onForm, categories, errors }: ReceiptLinesProps) {
  const text = useText(receiptTexts)
  const list = useRef<HTMLUListElement>(null)
  const known = useRef(form.lines.length)
  useEffect(() => {
    // Who adds a line wants to fill it in.
    if (form.lines.length > known.current) list.current?.querySelector<HTMLElement>('li:last-child select')?.focus()
    known.current = form.lines.length
  }, [form.lines.length])
  return (
    <>
      <Box component="ul" ref={list} sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {form.lines.map((line, i) => (
          <Line
            key={line.key}
            line={line}
            number={i + 1}
            categories={categories}
            errors={errors?.get(line.key)}
            onChange={(change) => onForm(changeLine(form, line.key, change))}
            onRemove={form.lines.length > 1 ? () => onForm(removeLine(form, line.key)) : undefined}
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, mt: 2 }}>
        <Button startIcon={<AddOutlined />} onClick={() => onForm(addLine(form))}>
          {text('addCategory')}
        </Button>
        <Box role="status" sx={{ fontWeight: 700 }}>
          {`${text('total')}: `}
          <Pounds value={totalPounds(form)} />
        </Box>
      </Box>
    </>
  )
}

interface LineProps {
  line: ReceiptLine
  number: number
  categories: readonly DonationCategory[]
  errors: { category?: ErrorKey; pounds?: ErrorKey } | undefined
  onChange: (change: Partial<Omit<ReceiptLine, 'key'>>) => void
  onRemove: (() => void) | undefined
}
type ErrorKey = NonNullable<ReceiptErrors['date']>

function Line({ line, number, categories, errors, onChange, onRemove }: LineProps) {
  const text = useText(receiptTexts)
  const chosen = categories.find((category) => category.ID === line.categoryId)
  const name = chosen?.Name ?? text('lineWithout', { number })
  return (
    <Box component="li" sx={lineLook}>
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

const lineLook = {
  display: 'grid',
  gap: 1,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) 112px 40px', sm: 'minmax(0, 1fr) 160px 40px' },
} as const
