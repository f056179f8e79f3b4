import { Alert } from '@mui/material'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { DonorLocation } from '../../../../../shared/network/organizations/address.ts'
import * as donations from '../../../../../shared/rescue/donations/api.ts'
import { donorTexts } from '../../../../../shared/rescue/donations/texts/donor.ts'
import { ApiError } from '../../../core/data/client.ts'
import { useRolePrefix, useSession } from '../../../core/data/useSession.ts'
import { useSubmit } from '../../../core/data/useSubmit.ts'
import { go } from '../../../core/go.ts'
import { paths } from '../../../core/paths.ts'
import { useNow } from '../../../core/time/clock.ts'
import { relativeText } from '../../../core/time/time.ts'
import { FormElement } from '../../../core/ui/form/FormElement.tsx'
import { RestoredNote } from '../../../core/ui/form/RestoredNote.tsx'
import { useDraftForm } from '../../../core/ui/form/useDraftForm.ts'
import { useLanguage, useText } from '../../../core/words/language.tsx'
import { draftKey } from './draftKey.ts'
import { type formDraft, lastLocation, type StoredDraft } from './formDraft.ts'
import { PostBar } from './PostBar.tsx'
import { PostSections } from './PostSections.tsx'
import { draftOf, type PostForm, postForm } from './postForm.ts'
import { useStoredDraft } from './useStoredDraft.ts'

interface PostFormViewProps {
  fresh: PostForm
  stored: StoredDraft | undefined
  store: ReturnType<typeof formDraft>
  locations: DonorLocation[]
  copied: { copyOf: number | undefined; source: string | undefined }
}

export function PostFormView({ fresh, stored, store, locations, copied }: PostFormViewProps) {
  const text = useText(donorTexts)
  const prefix = useRolePrefix()
  const { UserID, EntityID, TimeZone: zone } = useSession()
  const now = new Date(useNow(30_000))
  const form = useDraftForm(postForm({ now, zone }), fresh)
  const { restoredAt, draft, startOver } = useStoredDraft(form, { fresh, stored, store, copyOf: copied.copyOf })
  const [isSendingPhoto, setSendingPhoto] = useState(false)
  const [keys] = useState(() => draftKey(store, draft))
  const submit = useSubmit(form, donations.postDonation, {
    toInput: (values) => draftOf(values, zone, copied),
    keys,
    failed: (error) => (error instanceof ApiError && error.status === 0 ? text('offlineKept') : undefined),
    done: (posted) => text('posted', { code: posted.Code }),
    onSuccess: (posted, { DonorLocationID }) => {
      store.discard()
      lastLocation(UserID, EntityID).keep(DonorLocationID)
      go(paths.transaction(prefix, posted.ID), { replace: true })
    },
  })
  return (
    <FormElement form={form} onSubmit={submit} texts={donorTexts} spacing={2.5}>
      {restoredAt ? <Restored at={restoredAt} onStartOver={startOver} /> : null}
      {copied.copyOf && !restoredAt ? <Alert severity="info">{text('copied')}</Alert> : null}
      <PostSections locations={locations} now={now} zone={zone} onSendingPhoto={setSendingPhoto} />
      <PostBar
        items={useWatch({ control: form.control, name: 'items' })}
        problem={form.formState.errors.root?.message}
        isBusy={form.formState.isSubmitting}
        isDisabled={isSendingPhoto}
      />
    </FormElement>
  )
}

function Restored({ at, onStartOver }: { at: number; onStartOver: () => void }) {
  const text = useText(donorTexts)
  const { language } = useLanguage()
  const [now] = useState(() => Date.now())
  return (
    <RestoredNote label={text('startOver')} onStartAgain={onStartOver}>
      {text('restored', { when: relativeText(at, now, language) })}
    </RestoredNote>
  )
}
