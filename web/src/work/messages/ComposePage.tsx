import { Box } from '@mui/material'
import { useSearchParams } from 'react-router'
import * as messages from '../../../../shared/work/messages/api.ts'
import { messageTexts } from '../../../../shared/work/messages/texts.ts'
import { useApi } from '../../core/data/useApi.ts'
import { useRolePrefix } from '../../core/data/useSession.ts'
import { paths } from '../../core/paths.ts'
import { LoadFailed } from '../../core/ui/LoadFailed.tsx'
import { PageHeader } from '../../core/ui/PageHeader.tsx'
import { FormSkeleton } from '../../core/ui/Skeletons.tsx'
import { useText } from '../../core/words/language.tsx'
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
