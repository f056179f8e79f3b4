import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { createContext, type ReactNode, use, useCallback, useState } from 'react'
import { app } from '../../../shared/text/app.ts'
import { useText } from './language.tsx'

export interface Question {
  title: string
  text?: string
  /** The verb on the button: say what happens, not `OK`. */
  confirm: string
  cancel?: string
  /** What cannot be taken back is asked in the colour of errors. */
  isDangerous?: boolean
}
export type Confirm = (question: Question) => Promise<boolean>

const ConfirmContext = createContext<Confirm>(async () => false)

/** `if (await confirm({ title, confirm: 'Delete' })) …` — only where an undo is not possible. */
export const useConfirm = () => use(ConfirmContext)

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const text = useText(app)
  const [asked, setAsked] = useState<{ question: Question; answer: (yes: boolean) => void }>()
  const [open, setOpen] = useState(false)
  const confirm = useCallback<Confirm>(
    (question) =>
      new Promise((answer) => {
        setAsked({ question, answer })
        setOpen(true)
      }),
    [],
  )
  const answer = (yes: boolean) => {
    asked?.answer(yes)
    setOpen(false)
  }
  const question = asked?.question
  return (
    <ConfirmContext value={confirm}>
      {children}
      <Dialog
        open={open}
        onClose={() => answer(false)}
        maxWidth="xs"
        fullWidth
        role="alertdialog"
        aria-labelledby="confirm-title"
        aria-describedby={question?.text ? 'confirm-text' : undefined}
      >
        <DialogTitle id="confirm-title">{question?.title}</DialogTitle>
        {question?.text ? (
          <DialogContent>
            <DialogContentText id="confirm-text">{question.text}</DialogContentText>
          </DialogContent>
        ) : null}
        <DialogActions>
          <Button onClick={() => answer(false)} color="inherit">
            {question?.cancel ?? text('cancel')}
          </Button>
          <Button
            onClick={() => answer(true)}
            variant="contained"
            color={question?.isDangerous ? 'error' : 'primary'}
            autoFocus
          >
            {question?.confirm}
          </Button>
        </DialogActions>
      </Dialog>
    </ConfirmContext>
  )
}
