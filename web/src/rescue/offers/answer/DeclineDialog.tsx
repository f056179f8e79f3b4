import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, Stack } from '@mui/material'
import { useState } from 'react'
import {
  type DeclineAnswer,
  type DeclineReason,
  declineReasons,
  maxDeclineNote,
} from '../../../../../shared/rescue/donations/declineReason.ts'
import { offerTexts } from '../../../../../shared/rescue/offers/texts/offer.ts'
import { TextInput } from '../../../core/ui/inputs.tsx'
import { useText } from '../../../core/words/language.tsx'

interface DeclineDialogProps {
  onDecline: (answer: DeclineAnswer) => void
  onClose: () => void
}

/** One tap on a reason declines; the note below is not needed, and goes along when it was written. */
export default function DeclineDialog({ onDecline, onClose }: DeclineDialogProps) {
  const text = useText(offerTexts)
  const [note, setNote] = useState('')
  const decline = (reason?: DeclineReason) => {
    const Note = note.trim()
    onDecline({ ...(reason ? { Reason: reason } : {}), ...(Note ? { Note } : {}) })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="xs"
      fullWidth
      role="alertdialog"
      aria-labelledby="decline-title"
      aria-describedby="decline-text"
    >
      <DialogTitle id="decline-title">{text('declineTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText id="decline-text">{text('declineText')}</DialogContentText>
        <Stack spacing={1} sx={{ mt: 2 }}>
          {declineReasons.map((reason) => (
            <Button key={reason} variant="outlined" size="large" color="inherit" onClick={() => decline(reason)}>
              {text(`decline.${reason}`)}
            </Button>
          ))}
          <TextInput
            label={text('declineNote')}
            value={note}
            onChange={setNote}
            multiline
            maxRows={4}
            htmlInput={{ maxLength: maxDeclineNote }}
            sx={{ pt: 1 }}
          />
        </Stack>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', justifyContent: 'space-between', rowGap: 0.5 }}>
        <Button onClick={() => decline()} color="inherit">
          {text('declineWithout')}
        </Button>
        <Button onClick={onClose} variant="contained" autoFocus>
          {text('keepOffer')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
