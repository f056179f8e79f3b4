import {
  type ComponentType,
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useEffect,
  useState,
} from 'react'

/** Code that did not arrive, as after the connection went, takes no page away: the browser asks. */
const ConfirmDialog = lazy<ComponentType<ConfirmProps>>(() =>
  import('./ConfirmDialog.tsx').catch(() => ({ default: BrowsersDialog })),
)

export interface Question {
  title: string
  text?: string
  /** The verb on the button: say what happens, not `OK`. */
  confirm: string
  cancel?: string
  /** Colours the question as an error: the action cannot be taken back. */
  isDangerous?: boolean
}
export type Confirm = (question: Question) => Promise<boolean>

const ConfirmContext = createContext<Confirm>(async () => false)

/** `if (await confirm({ title, confirm: 'Delete' })) …` — only where an undo is not possible. */
export const useConfirm = () => use(ConfirmContext)

export function ConfirmProvider({ children }: { children: ReactNode }) {
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
  return (
    <ConfirmContext value={confirm}>
      {children}
      {asked ? (
        <Suspense fallback={null}>
          <ConfirmDialog question={asked.question} open={open} onAnswer={answer} />
        </Suspense>
      ) : null}
    </ConfirmContext>
  )
}

export interface ConfirmProps {
  question: Question
  open: boolean
  onAnswer: (yes: boolean) => void
}

function BrowsersDialog({ question: { title, text = '' }, open, onAnswer }: ConfirmProps) {
  useEffect(() => {
    if (open) onAnswer(window.confirm(`${title}\n\n${text}`))
  }, [open, title, text, onAnswer])
  return null
}
