import { Box, ToggleButton } from '@mui/material'

interface Choice<T> {
  value: T
  label: string
  isDisabled?: boolean
}
interface ToggleButtonsProps<T> {
  label: string
  choices: readonly Choice<T>[]
  isChosen: (value: T) => boolean
  onChoose: (value: T) => void
  /** On a phone two stand beside each other, each as wide as the other: for longer answers. */
  isPaired?: boolean
}

/** A few answers to tap, one or several of them chosen: large enough for a thumb in a glove. */
export function ToggleButtons<T extends string | number>(props: ToggleButtonsProps<T>) {
  const { label, choices, isChosen, onChoose, isPaired = false } = props
  return (
    <Box role="group" aria-label={label} sx={isPaired ? pairedLook : rowLook}>
      {choices.map(({ value, label: name, isDisabled = false }) => (
        <ToggleButton
          key={value}
          value={value}
          selected={isChosen(value)}
          disabled={isDisabled}
          onChange={() => onChoose(value)}
          sx={choiceLook}
        >
          {name}
        </ToggleButton>
      ))}
    </Box>
  )
}

const rowLook = { display: 'flex', flexWrap: 'wrap', gap: 1 } as const
const pairedLook = { ...rowLook, display: { xs: 'grid', sm: 'flex' }, gridTemplateColumns: '1fr 1fr' } as const
const chosenLook = { color: 'primary.contrastText', bgcolor: 'primary.main', borderColor: 'primary.main' } as const
const choiceLook = {
  minHeight: 44,
  px: 1.5,
  py: 0.75,
  lineHeight: 1.3,
  borderRadius: 2,
  borderColor: 'divider',
  color: 'text.primary',
  typography: 'body2',
  fontWeight: 600,
  '&:hover': { borderColor: 'primary.main', bgcolor: 'transparent' },
  '&.Mui-selected, &.Mui-selected:hover': chosenLook,
  '&.Mui-disabled': { color: 'text.disabled', borderColor: 'divider', textDecoration: 'line-through' },
  '&:focus-visible': { outline: '3px solid', outlineColor: 'secondary.light', outlineOffset: 1 },
} as const
