import AddOutlined from '@mui/icons-material/AddOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useRef } from 'react'
import type { DonationCategory } from '../../../shared/donation/donation.ts'
import { receiptTexts } from '../../../shared/text/receipts.ts'
import { useText } from '../app/language.tsx'
import { Pounds } from '../ui/Pounds.tsx'
import { ReceiptLineFields } from './ReceiptLineFields.tsx'
import { addLine, changeLine, type ReceiptErrors, type ReceiptForm, removeLine, totalPounds } from './receiptForm.ts'

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
          <ReceiptLineFields
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
