import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { frameTexts } from '../../../../shared/core/text/frame.ts'
import type { ConfirmProps } from './confirm.tsx'
import { useText } from './language.tsx'

export default function ConfirmDialog({ question, open, onAnswer }: ConfirmProps) {
  const text = useText(frameTexts)
  return (
    <Dialog
      open={open}
      onClose={() => onAnswer(false)}
      maxWidth="xs"
      fullWidth
      role="alertdialog"
      aria-labelledby="confirm-title"
      aria-describedby={question.text ? 'confirm-text' : undefined}
    >
      <DialogTitle id="confirm-title">{question.title}</DialogTitle>
      {question.text ? (
        <DialogContent>
          <DialogContentText id="confirm-text">{question.text}</DialogContentText>
        </DialogContent>
      ) : null}
      <DialogActions sx={actions}>
        <Button onClick={() => onAnswer(false)} color="inherit" autoFocus={question.isDangerous ?? false}>
          {question.cancel ?? text('cancel')}
        </Button>
        <Button
          onClick={() => onAnswer(true)}
          variant="contained"
          color={question.isDangerous ? 'error' : 'primary'}
          autoFocus={!question.isDangerous}
        >
          {question.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** On a phone two long answers stand below each other instead of breaking within. */
const actions = { flexWrap: 'wrap', rowGap: 1, '& > button': { flexShrink: 0, maxWidth: '100%' } } as const
