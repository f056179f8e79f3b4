import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, Stack } from '@mui/material'
import { useState } from 'react'
import { getSession } from '../../../../../shared/network/session/api.ts'
import { getTransaction } from '../../../../../shared/rescue/donations/api.ts'
import {
  type HandBackReason,
  handBackReasons,
  maxHandBackNote,
} from '../../../../../shared/rescue/donations/pickup/handBackReason.ts'
import { pickupChangeTexts } from '../../../../../shared/rescue/donations/texts/pickupChange.ts'
import * as offers from '../../../../../shared/rescue/offers/api.ts'
import { useAction } from '../../../core/data/useAction.ts'
import { TextInput } from '../../../core/ui/inputs.tsx'
import { useText } from '../../../core/words/language.tsx'

interface HandBackDialogProps {
  matchId: number
  /** The agency, when the food bank takes the pickup from it. */
  agency?: string
  onClose: () => void
}

/** One tap on a reason hands the pickup back; the note stands above, so that it is written before the tap. */
export default function HandBackDialog({ matchId, agency, onClose }: HandBackDialogProps) {
  const text = useText(pickupChangeTexts)
  const shows = { read: offers.getMatch, of: { id: matchId } }
  const { act, busy } = useAction({ shows, renews: [getTransaction, getSession] })
  const [note, setNote] = useState('')
  const handBack = async (Reason: HandBackReason) => {
    const input = { id: matchId, Reason, ...(note.trim() ? { Note: note.trim() } : {}) }
    await act(offers.handBackMatch, input, { done: [text('handedBack'), { tone: 'info' }] })
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="xs"
      fullWidth
      role="alertdialog"
      aria-labelledby="hand-back-title"
      aria-describedby="hand-back-text"
    >
      <DialogTitle id="hand-back-title">{text(agency ? 'searchAgain' : 'handBackTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText id="hand-back-text">
          {agency ? text('handBackFor', { agency }) : text('handBackText')}
        </DialogContentText>
        <Stack spacing={1} sx={{ mt: 2 }}>
          <TextInput
            label={text('note')}
            value={note}
            onChange={setNote}
            multiline
            maxRows={4}
            htmlInput={{ maxLength: maxHandBackNote }}
            sx={{ pb: 1 }}
          />
          {handBackReasons.map((reason) => (
            <Button
              key={reason}
              variant="outlined"
              size="large"
              color="error"
              disabled={busy}
              onClick={() => void handBack(reason)}
            >
              {text(`reason.${reason}`)}
            </Button>
          ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {text('keepPickup')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
