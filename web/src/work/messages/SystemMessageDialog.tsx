import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { frameTexts } from '../../../../shared/core/text/frame.ts'
import type { SystemMessage } from '../../../../shared/work/messages/systemMessage.ts'
import { useText } from '../../core/words/language.tsx'

/** Section 9; a narrower screen gives what it has. */
const width = 500

interface SystemMessageDialogProps {
  message: SystemMessage
  open: boolean
  onClose: () => void
}

export default function SystemMessageDialog({ message, open, onClose }: SystemMessageDialogProps) {
  const text = useText(frameTexts)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby="system-message-title"
      aria-describedby="system-message-text"
      slotProps={{ paper: { sx: { width, maxWidth: 'calc(100% - 32px)', m: 2 } } }}
    >
      <DialogTitle id="system-message-title">{message.Title}</DialogTitle>
      <DialogContent>
        <DialogContentText id="system-message-text" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {message.Body}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} variant="contained" autoFocus>
          {text('understood')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
