import { Box, Typography } from '@mui/material'
import { useId } from 'react'

export interface ChipOption<T extends string | number> {
  value: T
  label: string
  /** A second, smaller line. */
  detail?: string | undefined
}

/** A few choices to tap, side by side; to the keyboard and to screen readers a plain group of radio buttons. */
export function ChoiceChips<T extends string | number>({
  legend,
  options,
  value,
  onChange,
  isGrid = false,
}: {
  legend: string
  options: readonly ChipOption<T>[]
  value: T
  onChange: (value: T) => void
  /** Many choices stand in columns of equal width. */
  isGrid?: boolean
}) {
  const name = useId()
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" variant="body2" color="textSecondary" sx={{ p: 0, mb: 0.75 }}>
        {legend}
      </Typography>
      <Box sx={isGrid ? grid : { display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {options.map((option) => (
          <Box component="label" key={option.value} sx={chip}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>
              {option.label}
              {option.detail ? <Box sx={{ fontSize: 'caption.fontSize', fontWeight: 400 }}>{option.detail}</Box> : null}
            </span>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

const grid = { display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(128px, 1fr))' } as const

const chip = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  px: 1.5,
  py: 0.75,
  lineHeight: 1.3,
  borderRadius: 2,
  border: '1px solid',
  borderColor: 'divider',
  bgcolor: 'background.paper',
  fontSize: 'body1.fontSize',
  cursor: 'pointer',
  '&:hover': { borderColor: 'primary.main' },
  '& input': { position: 'absolute', inset: 0, m: 0, opacity: 0, cursor: 'inherit' },
  '&:has(:checked)': {
    bgcolor: 'primary.main',
    borderColor: 'primary.main',
    color: 'primary.contrastText',
    fontWeight: 600,
  },
  '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'secondary.light', outlineOffset: 2 },
} as const
