import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'

interface Choice<T> {
  value: T
  label: string
  isOff?: boolean
}
interface ChoicesProps<T> {
  label: string
  choices: readonly Choice<T>[]
  isChosen: (value: T) => boolean
  onChoose: (value: T) => void
  /** On a phone two stand beside each other, each as wide as the other: for longer answers. */
  isPaired?: boolean
}

/** A few answers to tap, one or several of them chosen: large enough for a thumb in a glove. */
export function Choices<T extends string | number>({ label, choices, isChosen, onChoose, isPaired }: ChoicesProps<T>) {
  return (
    <Box role="group" aria-label={label} sx={isPaired ? pairedLook : rowLook}>
      {choices.map((choice) => (
        <ButtonBase
          key={choice.value}
          aria-pressed={isChosen(choice.value)}
          disabled={choice.isOff ?? false}
          onClick={() => onChoose(choice.value)}
          sx={[choiceLook, isChosen(choice.value) && chosenLook, choice.isOff ? offLook : false]}
        >
          {choice.label}
        </ButtonBase>
      ))}
    </Box>
  )
}

const rowLook = { display: 'flex', flexWrap: 'wrap', gap: 1 } as const
const pairedLook = {
  ...rowLook,
  display: { xs: 'grid', sm: 'flex' },
  gridTemplateColumns: '1fr 1fr',
} as const
const choiceLook = {
  minHeight: 44,
  px: 1.75,
  py: 0.75,
  lineHeight: 1.3,
  borderRadius: 2.5,
  border: '1px solid',
  borderColor: 'divider',
  typography: 'body2',
  fontWeight: 600,
  '&:hover': { borderColor: 'primary.main' },
  '&:focus-visible': { outline: '3px solid', outlineColor: 'secondary.light', outlineOffset: 1 },
} as const
const chosenLook = {
  color: 'primary.contrastText',
  bgcolor: 'primary.main',
  borderColor: 'primary.main',
} as const
const offLook = { color: 'text.disabled', textDecoration: 'line-through' } as const
