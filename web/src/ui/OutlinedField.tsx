import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import { type ComponentProps, type ReactNode, type Ref, useId } from 'react'

export interface OutlinedFieldProps {
  label: string
  value: string
  /** Shown in the field's edge, or only told to those who hear the page. */
  isLabelSeen?: boolean
  type?: 'date' | 'text' | 'search'
  onChange?: (value: string) => void
  isInvalid?: boolean
  hint?: string | undefined
  /** At the start of the field. */
  mark?: ReactNode
  /** At the end of the field, over it. */
  picture?: ReactNode
  inputProps?: ComponentProps<'input'>
  ref?: Ref<HTMLDivElement>
  sx?: SxProps<Theme>
}

/** A field with its label in its edge, as TextField shows it: for screens that have no form and need nothing else of one. */
export function OutlinedField(props: OutlinedFieldProps) {
  const { label, isLabelSeen = true, value, type = 'text', onChange, isInvalid = false, hint, sx } = props
  const { mark, picture, inputProps, ref } = props
  const id = useId()
  const hintId = hint ? `${id}-hint` : undefined
  return (
    <Box sx={[field, isInvalid && invalid, ...(Array.isArray(sx) ? sx : [sx ?? false])]}>
      {isLabelSeen ? <label htmlFor={id}>{label}</label> : null}
      <Box ref={ref} sx={frame}>
        {mark}
        <input
          {...inputProps}
          id={id}
          type={type}
          {...(isLabelSeen ? {} : { 'aria-label': label })}
          value={value}
          aria-invalid={isInvalid}
          aria-describedby={hintId}
          onChange={(event) => onChange?.(event.target.value)}
        />
        {picture}
        <fieldset aria-hidden>
          <legend>{isLabelSeen ? <span>{label}</span> : null}</legend>
        </fieldset>
      </Box>
      {hint ? (
        <Box component="p" id={hintId} sx={hintLook}>
          {hint}
        </Box>
      ) : null}
    </Box>
  )
}

const field = {
  position: 'relative',
  display: 'inline-flex',
  flexDirection: 'column',
  minWidth: 0,
  width: '100%',
  '& label': {
    typography: 'body1',
    lineHeight: '1.4375em',
    color: 'text.secondary',
    position: 'absolute',
    left: 0,
    top: 0,
    zIndex: 1,
    maxWidth: 'calc(133% - 32px)',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    transformOrigin: 'top left',
    transform: 'translate(14px, -9px) scale(0.75)',
    userSelect: 'none',
  },
  '& fieldset': {
    position: 'absolute',
    inset: '-5px 0 0',
    m: 0,
    px: 1,
    py: 0,
    minWidth: '0%',
    overflow: 'hidden',
    textAlign: 'left',
    pointerEvents: 'none',
    border: '1px solid',
    borderColor: 'color-mix(in srgb, var(--mui-palette-common-onBackground) 23%, transparent)',
    borderRadius: 'inherit',
  },
  '& legend': {
    display: 'block',
    width: 'auto',
    height: 11,
    p: 0,
    overflow: 'hidden',
    fontSize: '0.75em',
    whiteSpace: 'nowrap',
    visibility: 'hidden',
    '& span': { px: '5px', display: 'inline-block', opacity: 0 },
  },
  '&:hover fieldset': { borderColor: 'text.primary' },
  '&:focus-within label': { color: 'primary.main' },
  '&:focus-within fieldset': { borderColor: 'primary.main', borderWidth: 2 },
} as const

const invalid = {
  '& label, &:focus-within label': { color: 'error.main' },
  '& fieldset, &:hover fieldset, &:focus-within fieldset': { borderColor: 'error.main' },
} as const

const frame = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  boxSizing: 'border-box',
  minHeight: 42,
  borderRadius: '8px',
  bgcolor: 'background.paper',
  typography: 'body1',
  lineHeight: '1.4375em',
  '& input': {
    font: 'inherit',
    letterSpacing: 'inherit',
    color: 'inherit',
    boxSizing: 'content-box',
    width: '100%',
    minWidth: 0,
    height: '1.4375em',
    m: 0,
    p: '8.5px 14px',
    border: 0,
    outline: 0,
    background: 'none',
    textOverflow: 'ellipsis',
  },
} as const

const hintLook = { typography: 'caption', color: 'error.main', textAlign: 'left', m: '4px 14px 0' } as const
