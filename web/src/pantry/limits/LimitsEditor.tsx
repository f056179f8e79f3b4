import Add from '@mui/icons-material/Add'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import { Box, Button, IconButton, List, Typography } from '@mui/material'
import { useState } from 'react'
import {
  inLimitOrder,
  type Limit,
  type LimitDraft,
  type LimitTypeCode,
  typeOf,
} from '../../../../shared/pantry/limits/limit.ts'
import { scopeInWords } from '../../../../shared/pantry/limits/summary.ts'
import { limitTexts } from '../../../../shared/pantry/limits/texts.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { LimitForm } from './LimitForm.tsx'
import { limitInWords, valueInWords } from './limitWords.ts'
import { useMaxLimits } from './useMaxLimits.ts'

export interface LimitsEditorProps {
  /** Kind of limit that this editor shows and adds. */
  type: LimitTypeCode
  limits: readonly Limit[]
  /** Each answers whether it was done; whoever does it tells why not. A form that is saved as a whole answers true. */
  onAdd: (draft: LimitDraft) => Promise<boolean> | boolean
  onUpdate: (limit: Limit, draft: LimitDraft) => Promise<boolean> | boolean
  onRemove: (limit: Limit) => Promise<boolean> | boolean
  /** A form around it waits while a limit is being edited. */
  onEditing?: (isEditing: boolean) => void
}

/** Limits of items or of orders: add, change and remove, at most as many as the tenant allows. */
export function LimitsEditor({ type, limits, onAdd, onUpdate, onRemove, onEditing }: LimitsEditorProps) {
  const text = useText(limitTexts)
  const max = useMaxLimits()
  const [open, show] = useState<number | 'new'>()
  const setOpen = (next: number | 'new' | undefined) => {
    show(next)
    onEditing?.(next !== undefined)
  }
  const own = limits.filter((limit) => typeOf(limit) === type).toSorted(inLimitOrder)
  const close = () => setOpen(undefined)
  const isFull = own.length >= max
  return (
    <Box>
      {own.length === 0 && open === undefined ? (
        <Typography color="textSecondary" sx={{ py: 0.5 }}>
          {text('none')}
        </Typography>
      ) : null}
      <List disablePadding>
        {own.map((limit) => (
          <Box component="li" key={limit.ID} sx={lineLook}>
            {open === limit.ID ? (
              <LimitForm
                type={type}
                limit={limit}
                others={own.filter((other) => other !== limit)}
                onSave={(draft) => onUpdate(limit, draft)}
                onClose={close}
              />
            ) : (
              <Line limit={limit} onEdit={() => setOpen(limit.ID)} onRemove={() => onRemove(limit)} />
            )}
          </Box>
        ))}
      </List>
      {open === 'new' ? (
        <LimitForm type={type} others={own} onSave={onAdd} onClose={close} />
      ) : (
        <Button startIcon={<Add />} onClick={() => setOpen('new')} disabled={isFull} sx={{ mt: 1 }}>
          {text(`add${type}`)}
        </Button>
      )}
      {isFull ? (
        <Typography variant="body2" color="textSecondary">
          {text('full', { max })}
        </Typography>
      ) : null}
    </Box>
  )
}

interface LineProps {
  limit: Limit
  onEdit: () => void
  onRemove: LimitsEditorProps['onRemove']
}

function Line({ limit, onEdit, onRemove }: LineProps) {
  const text = useText(limitTexts)
  const { language } = useLanguage()
  const words = limitInWords(limit, language)
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', minHeight: 48, gap: 1 }}>
      <Box sx={{ flex: '1 1 160px' }}>
        <b>{valueInWords(limit, language)}</b> {scopeInWords(limit, language)}
      </Box>
      <IconButton aria-label={text('edit', { limit: words })} onClick={onEdit}>
        <EditOutlined fontSize="small" />
      </IconButton>
      <TwoStepRemove label={text('remove', { limit: words })} onRemove={() => onRemove(limit)} />
    </Box>
  )
}

/** Removes in two steps: the button asks, and its confirmation removes. */
export function TwoStepRemove({ label, onRemove }: { label: string; onRemove: () => Promise<boolean> | boolean }) {
  const text = useText(limitTexts)
  const [state, setState] = useState<'asking' | 'removing' | 'asked'>()
  const remove = async () => {
    setState('removing')
    // Removed rows are no longer drawn.
    await onRemove()
    setState('asked')
  }
  if (state === 'removing') return <Typography role="status">{text('deleting')}</Typography>
  if (state !== 'asking')
    return (
      <IconButton aria-label={label} onClick={() => setState('asking')} autoFocus={state === 'asked'}>
        <DeleteOutlined fontSize="small" />
      </IconButton>
    )
  return (
    <Box sx={{ display: 'flex', gap: 0.5 }} role="group" aria-label={text('confirmRemove')}>
      <Button size="small" color="error" variant="contained" onClick={() => void remove()} autoFocus>
        {text('confirm')}
      </Button>
      <Button size="small" color="inherit" onClick={() => setState('asked')}>
        {text('cancel')}
      </Button>
    </Box>
  )
}

const lineLook = { borderBottom: '1px solid', borderColor: 'divider', '&:last-of-type': { borderBottom: 0 } } as const
