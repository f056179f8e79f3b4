import Check from '@mui/icons-material/Check'
import Close from '@mui/icons-material/Close'
import EditOutlined from '@mui/icons-material/EditOutlined'
import { Box, ButtonBase, IconButton, TextField, Tooltip } from '@mui/material'
import { type KeyboardEvent, useState } from 'react'
import { maxQuantity, Quantity } from '../../../../shared/pantry/stock/stock.ts'
import { stockNumberTexts } from '../../../../shared/pantry/stock/stockNumbersTexts.ts'
import { stockTexts } from '../../../../shared/pantry/stock/texts.ts'
import { useText } from '../../core/words/language.tsx'

interface QuantityCellProps {
  name: string
  /** Available quantity. */
  quantity: number
  shelf: number
  /** Saves; the old value shows again when it answers false. */
  onSave: (quantity: number) => Promise<boolean>
}

/** A quantity that is edited in place, with a button that saves and one that takes back. What was typed shows at once. */
export function QuantityCell({ name, quantity, shelf, onSave }: QuantityCellProps) {
  const text = useText(stockTexts)
  const numbers = useText(stockNumberTexts)
  const [draft, setDraft] = useState<string>()
  const [saving, setSaving] = useState<number>()
  const [isReturning, setReturning] = useState(false)
  const typed = Number(draft)
  const isValid = draft !== undefined && draft.trim() !== '' && Quantity.safeParse(typed).success
  const edit = () => {
    setDraft(String(quantity))
    setReturning(true)
  }
  const commit = async () => {
    if (!isValid) return
    setDraft(undefined)
    if (typed === quantity) return
    setSaving(typed)
    await onSave(typed)
    setSaving(undefined)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Otherwise the grid takes arrow keys and letters for its own.
    event.stopPropagation()
    if (event.key === 'Enter') void commit()
    if (event.key === 'Escape') setDraft(undefined)
  }
  if (draft === undefined)
    return (
      <ButtonBase
        aria-label={text('editQuantity', { name, quantity })}
        // Disabled, it could not take the focus back from the field.
        aria-disabled={saving !== undefined}
        autoFocus={isReturning}
        onClick={() => saving === undefined && edit()}
        sx={{ font: 'inherit', gap: 0.75, minHeight: 36, px: 0.75, mx: -0.75, borderRadius: 1 }}
      >
        {saving ?? quantity}
        <EditOutlined sx={{ fontSize: 'subtitle1.fontSize', color: 'text.secondary' }} />
      </ButtonBase>
    )
  const hint = isValid ? numbers('shelfWillBe', { old: shelf, new: shelf + typed - quantity }) : ''
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', width: '100%', maxWidth: 190 }}>
      <Tooltip describeChild open={isValid} title={hint} placement="bottom-start">
        <TextField
          autoFocus
          type="number"
          value={draft}
          error={!isValid}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={onKeyDown}
          onClick={(event) => event.stopPropagation()}
          slotProps={{
            htmlInput: {
              'aria-label': text('newQuantity', { name }),
              title: isValid ? undefined : text('wholeNumber', { max: maxQuantity }),
              min: 0,
              max: maxQuantity,
              step: 1,
              inputMode: 'numeric',
              style: { padding: '6px 8px' },
            },
          }}
        />
      </Tooltip>
      <IconButton
        aria-label={text('commit', { name })}
        disabled={!isValid}
        onClick={() => void commit()}
        color="primary"
      >
        <Check fontSize="small" />
      </IconButton>
      <IconButton aria-label={text('cancel')} onClick={() => setDraft(undefined)}>
        <Close fontSize="small" />
      </IconButton>
    </Box>
  )
}
