import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { helperTexts } from '../../../../shared/pantry/helping/texts.ts'
import { useAction } from '../../core/data/useAction.ts'
import { useText } from '../../core/words/language.tsx'
import { actForHousehold } from './actFor.ts'

/** Says that the help has ended, over whatever its helper was doing, and goes back to their own household. */
export default function HelpEnded({ words, entityId }: { words: string; entityId: number }) {
  const text = useText(helperTexts)
  const { perform, busy } = useAction({ isReading: true })
  return (
    <Dialog
      open
      maxWidth="xs"
      fullWidth
      role="alertdialog"
      aria-labelledby="help-ended"
      aria-describedby="help-ended-words"
      className="no-print"
    >
      <DialogTitle id="help-ended">{text('over')}</DialogTitle>
      <DialogContent>
        <DialogContentText id="help-ended-words">{words}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button
          variant="contained"
          loading={busy}
          autoFocus
          onClick={() => void perform(() => actForHousehold(entityId, undefined))}
        >
          {text('toOwn')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
