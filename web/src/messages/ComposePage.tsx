import Box from '@mui/material/Box'
import { useSearchParams } from 'react-router'
import * as messages from '../../../shared/api/messages.ts'
import { messageTexts } from '../../../shared/text/messages.ts'
import { useText } from '../app/language.tsx'
import { useApi } from '../data/useApi.ts'
import { useRolePrefix } from '../data/useSession.ts'
import { paths } from '../paths.ts'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { FormSkeleton } from '../ui/Skeletons.tsx'
import { ComposeForm } from './ComposeForm.tsx'

/** Writes a message, or with replyTo an answer to one received (state app.compose-message). */
export default function ComposePage() {
  const text = useText(messageTexts)
  const prefix = useRolePrefix()
  const [query] = useSearchParams()
  const replyTo = Number(query.get('replyTo')) || undefined
  return (
    <Box sx={{ maxWidth: 760 }}>
      <PageHeader
        title={text(replyTo === undefined ? 'compose' : 'reply')}
        subtitle={replyTo === undefined ? text('composeLead') : undefined}
        back={replyTo === undefined ? paths.messages(prefix) : paths.message(prefix, replyTo, false)}
      />
      {replyTo === undefined ? <ComposeForm answered={undefined} /> : <AnswerEditor key={replyTo} id={replyTo} />}
    </Box>
  )
}

function AnswerEditor({ id }: { id: number }) {
  const text = useText(messageTexts)
  const { data, error, mutate } = useApi(
    messages.getMessageByRecipientId,
    { id },
    { revalidateOnFocus: false, revalidateOnReconnect: false },
  )
  if (data) return <ComposeForm answered={data.UserMessage} />
  return error ? (
    <LoadFailed error={error} message={text('viewFailed')} onRetry={mutate} />
  ) : (
    <FormSkeleton fields={4} />
  )
}
