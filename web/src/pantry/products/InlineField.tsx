import EditOutlined from '@mui/icons-material/EditOutlined'
import { Box, ButtonBase, TextField, Tooltip } from '@mui/material'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { visuallyHidden } from '../../core/ui/visuallyHidden.ts'

interface InlineFieldProps {
  value: string
  /** Says what is edited, and of what. */
  label: string
  maxLength?: number
  /** A whole number, at least 0. */
  isNumber?: boolean
  /** Draws the value while it is not edited. */
  draw: (value: string) => ReactNode
  /** Reason that the typed text is not saved. */
  problem?: (typed: string) => string | undefined
  /** Explains what saving the typed text would mean. */
  hint?: (typed: string) => string | undefined
  /** Saves; a failure is reported there, and the old value shows again. */
  onSave: (typed: string) => Promise<unknown>
}

/** A value that becomes a field when it is pressed. Enter and leaving save, Escape takes back. What was typed shows at once. */
export function InlineField(props: InlineFieldProps) {
  const { value, label, draw, problem, onSave } = props
  const [draft, setDraft] = useState<string>()
  const [saving, setSaving] = useState<string>()
  const button = useRef<HTMLButtonElement>(null)
  const fault = draft === undefined ? undefined : problem?.(draft.trim())
  const commit = async () => {
    const typed = draft?.trim()
    setDraft(undefined)
    if (typed === undefined || fault !== undefined || typed === value) return
    setSaving(typed)
    try {
      await onSave(typed)
    } finally {
      setSaving(undefined)
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Otherwise the grid takes arrow keys and letters for its own.
    event.stopPropagation()
    if (event.key === 'Escape') setDraft(undefined)
    if (event.key === 'Enter' && fault === undefined) void commit()
    if (event.key === 'Escape' || event.key === 'Enter') setTimeout(() => button.current?.focus())
  }
  if (draft !== undefined)
    return (
      <Editor
        {...props}
        draft={draft}
        fault={fault}
        hinted={fault === undefined ? props.hint?.(draft.trim()) : undefined}
        onKeyDown={onKeyDown}
        onBlur={() => void commit()}
        onType={setDraft}
      />
    )
  return (
    <ButtonBase
      ref={button}
      aria-label={`${label}: ${saving ?? value}`}
      onClick={() => saving === undefined && setDraft(value)}
      sx={look}
      // Disabled, it could not take the focus back from the field.
      aria-disabled={saving !== undefined}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', textAlign: 'start' }}>{draw(saving ?? value)}</Box>
      <EditOutlined className="pen" sx={{ fontSize: 'subtitle1.fontSize', color: 'text.secondary', flexShrink: 0 }} />
    </ButtonBase>
  )
}

interface EditorProps extends Pick<InlineFieldProps, 'label' | 'maxLength' | 'isNumber'> {
  draft: string
  fault: string | undefined
  hinted: string | undefined
  onType: (typed: string) => void
  onKeyDown: (event: KeyboardEvent) => void
  onBlur: () => void
}

function Editor({ label, maxLength, isNumber, draft, fault, hinted, onType, onKeyDown, onBlur }: EditorProps) {
  const number = { type: 'number', min: 0, step: 1, inputMode: 'numeric' } as const
  // A column is narrower than the sentence: it stands below the field, over the rows.
  return (
    <Tooltip
      describeChild
      open={fault !== undefined || hinted !== undefined}
      title={fault ?? hinted ?? ''}
      placement="bottom-start"
    >
      <TextField
        size="small"
        autoFocus
        value={draft}
        error={fault !== undefined}
        helperText={fault}
        onChange={(event) => onType(event.target.value)}
        onFocus={(event) => event.target.select()}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
        onClick={(event) => event.stopPropagation()}
        slotProps={{
          htmlInput: { 'aria-label': label, maxLength, ...(isNumber ? number : {}), style: { padding: '6px 8px' } },
          formHelperText: { sx: visuallyHidden },
        }}
        sx={{ width: '100%', minWidth: isNumber ? 72 : 90 }}
      />
    </Tooltip>
  )
}

const look = {
  position: 'relative',
  // With its padding it stands out of the cell, so that the text has the whole width.
  width: 'calc(100% + 12px)',
  minHeight: 32,
  mx: -0.75,
  px: 0.75,
  gap: 0.5,
  borderRadius: 1,
  font: 'inherit',
  justifyContent: 'space-between',
  '& .pen': { opacity: { xs: 1, md: 0 }, position: { md: 'absolute' }, right: 2 },
  '&:hover, &:focus-visible': { bgcolor: 'action.hover' },
  '&:hover .pen, &:focus-visible .pen': { opacity: 1 },
} as const
