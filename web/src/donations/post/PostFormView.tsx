import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { type FormEvent, useState } from 'react'
import type { DonorLocation } from '../../../../shared/donation/donation.ts'
import { refusalText } from '../../../../shared/refusalText.ts'
import { donorTexts } from '../../../../shared/text/donor.ts'
import { useLanguage, useText } from '../../app/language.tsx'
import { useNow } from '../../data/clock.ts'
import { useSession } from '../../data/useSession.ts'
import { FormActions } from '../../ui/FormActions.tsx'
import { Pounds } from '../../ui/Pounds.tsx'
import { relativeText } from '../../ui/time.ts'
import { totalPounds } from './items.ts'
import type { Kept, keptDraft } from './keptDraft.ts'
import { PostSections } from './PostSections.tsx'
import { type PostField, type PostForm, postFields, problemsOf } from './postForm.ts'
import { showSection } from './sectionId.ts'
import { useKeptForm } from './useKeptForm.ts'
import { useSending } from './useSending.ts'

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
    const first = postFields.find((field) => problems[field] !== undefined)
    if (first) showSection(first)
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
      <PostBar
        pounds={totalPounds(form.items)}
        problem={sending.problem}
        isBusy={sending.busy}
        isOff={isSendingPhoto}
      />
    </Stack>
  )
}

interface PostBarProps {
  pounds: number
  problem: string | undefined
  isBusy: boolean
  isOff: boolean
}

/** The total and the button, under the thumb; what went wrong stands right above it. */
function PostBar({ pounds, problem, isBusy, isOff }: PostBarProps) {
  const text = useText(donorTexts)
  return (
    <FormActions>
      <Box sx={{ width: '100%', display: 'grid', gap: 1 }}>
        {problem ? <Alert severity="warning">{problem}</Alert> : null}
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
          <Box sx={totalLook}>
            <Box component="span" sx={{ typography: 'caption', color: 'text.secondary', display: 'block' }}>
              {text('total')}
            </Box>
            <Pounds value={pounds} />
          </Box>
          <Button type="submit" variant="contained" size="large" loading={isBusy} disabled={isOff} sx={postLook}>
            {text('post')}
          </Button>
        </Box>
      </Box>
    </FormActions>
  )
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

const postLook = { flex: { xs: 1, sm: 'none' }, maxWidth: 240 } as const
const totalLook = {
  typography: 'h3',
  lineHeight: 1.2,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
} as const
