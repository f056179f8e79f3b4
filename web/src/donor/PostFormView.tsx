import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { type FormEvent, useEffect, useState } from 'react'
import { refusalText } from '../../../shared/answer.ts'
import type { DonorLocation } from '../../../shared/donation/donation.ts'
import { app } from '../../../shared/text/app.ts'
import { donorTexts } from '../../../shared/text/donor.ts'
import { failureText } from '../app/failure.ts'
import { go } from '../app/go.ts'
import { useLanguage, useText } from '../app/language.tsx'
import { useToast } from '../app/toast.tsx'
import { useUnsaved } from '../app/unsaved.ts'
import { ApiError } from '../data/client.ts'
import { useNow } from '../data/clock.ts'
import { useRolePrefix, useSession } from '../data/useSession.ts'
import { paths } from '../paths.ts'
import { FormActions } from '../ui/FormActions.tsx'
import { Pounds } from '../ui/Pounds.tsx'
import { relativeText } from '../ui/time.ts'
import { totalPounds } from './items.ts'
import type { Kept, keptDraft } from './keptDraft.ts'
import { PostSections } from './PostSections.tsx'
import { draftOf, type PostField, type PostForm, problemsOf } from './postForm.ts'
import { showSection } from './sectionId.ts'
import { useKeptForm } from './useKeptForm.ts'
import { usePost } from './usePost.ts'

interface PostFormViewProps {
  fresh: PostForm
  kept: Kept | undefined
  store: ReturnType<typeof keptDraft>
  locations: DonorLocation[]
  copied: { copyOf: number | undefined; source: string | undefined }
}

export function PostFormView({ fresh, kept, store, locations, copied }: PostFormViewProps) {
  const text = useText(donorTexts)
  const { language } = useLanguage()
  const { TimeZone: zone } = useSession()
  const now = new Date(useNow(30_000))
  const keeping = useKeptForm({ fresh, kept, store, copyOf: copied.copyOf })
  const { form, change } = keeping
  const [isChecked, check] = useState(false)
  const [isSendingPhoto, setSendingPhoto] = useState(false)
  const sending = useSending({ store, keeping, copied, zone })
  const problems = problemsOf(form, { now, zone })
  const problemText = (field: PostField) => {
    const problem = problems[field]
    // What the rules forbid shows at once; what is only not filled in yet shows when the donor wants to post.
    if (problem === undefined || (typeof problem === 'string' && !isChecked)) return undefined
    return typeof problem === 'string' ? text(problem) : refusalText(problem, language)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    check(true)
    const [first] = Object.keys(problems)
    if (first) showSection(first as PostField)
    else void sending.send()
  }
  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={submit}>
      {keeping.restoredAt ? <Restored at={keeping.restoredAt} onStartOver={keeping.startOver} /> : null}
      {copied.copyOf && !keeping.restoredAt ? <Alert severity="info">{text('copied')}</Alert> : null}
      <PostSections
        form={form}
        onChange={change}
        locations={locations}
        now={now}
        zone={zone}
        problemText={problemText}
        isChecked={isChecked}
        onSendingPhoto={setSendingPhoto}
      />
      <FormActions>
        <Box sx={{ width: '100%', display: 'grid', gap: 1 }}>
          {sending.problem ? <Alert severity="warning">{sending.problem}</Alert> : null}
          <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
            <Box sx={totalLook}>
              <Box component="span" sx={{ typography: 'caption', color: 'text.secondary', display: 'block' }}>
                {text('total')}
              </Box>
              <Pounds value={totalPounds(form.items)} />
            </Box>
            <Button
              type="submit"
              variant="contained"
              size="large"
              loading={sending.busy}
              disabled={isSendingPhoto}
              sx={{ flex: { xs: 1, sm: 'none' }, maxWidth: 240 }}
            >
              {text('post')}
            </Button>
          </Box>
        </Box>
      </FormActions>
    </Stack>
  )
}

interface SendingProps {
  store: PostFormViewProps['store']
  keeping: ReturnType<typeof useKeptForm>
  copied: PostFormViewProps['copied']
  zone: string
}

function useSending({ store, keeping, copied, zone }: SendingProps) {
  const text = useText(donorTexts)
  const toast = useToast()
  const shell = useText(app)
  const prefix = useRolePrefix()
  const { post, busy } = usePost(store)
  const [postedId, setPosted] = useState<number>()
  // Stays beside the button until the next try: a toast would be gone when the connection is back.
  const [problem, setProblem] = useState<string>()
  useUnsaved(keeping.isUnsaved)
  // Only once the guard above has heard that nothing is unsaved any more.
  useEffect(() => {
    if (postedId !== undefined && keeping.isDone) go(paths.transaction(prefix, postedId), { replace: true })
  }, [postedId, keeping.isDone, prefix])
  const send = async () => {
    const draft = draftOf(keeping.form, zone, copied)
    if (!draft || busy) return
    setProblem(undefined)
    try {
      const posted = await post(draft, { form: keeping.form, savedAt: Date.now(), copyOf: copied.copyOf })
      keeping.done()
      setPosted(posted.ID)
      toast(text('posted', { code: posted.Code }))
    } catch (error) {
      const isOffline = error instanceof ApiError && error.status === 0
      setProblem(isOffline ? text('offlineKept') : failureText(error, shell))
    }
  }
  return { send, busy, problem }
}

function Restored({ at, onStartOver }: { at: number; onStartOver: () => void }) {
  const text = useText(donorTexts)
  const { language } = useLanguage()
  const [now] = useState(() => Date.now())
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" size="small" onClick={onStartOver}>
          {text('startOver')}
        </Button>
      }
    >
      {text('restored', { when: relativeText(at, now, language) })}
    </Alert>
  )
}

const totalLook = {
  typography: 'h3',
  lineHeight: 1.2,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
} as const
