import { Card, Link, Stack, Typography } from '@mui/material'
import { app } from '../../../../shared/core/text/app.ts'
import { plural } from '../../../../shared/core/text/text.ts'
import * as customers from '../../../../shared/pantry/customers/api.ts'
import type { ShownConversation } from '../../../../shared/pantry/customers/conversation.ts'
import { conversationTexts } from '../../../../shared/pantry/customers/conversationTexts.ts'
import { useApi } from '../../core/data/useApi.ts'
import { useRolePrefix } from '../../core/data/useSession.ts'
import { paths } from '../../core/paths.ts'
import { EmptyState } from '../../core/ui/EmptyState.tsx'
import { LoadFailed } from '../../core/ui/LoadFailed.tsx'
import { PageHeader } from '../../core/ui/PageHeader.tsx'
import { RowsSkeleton } from '../../core/ui/Skeletons.tsx'
import { StatusChip } from '../../core/ui/StatusChip.tsx'
import { TimeOfDay } from '../../core/ui/Times.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { TextThread } from './TextThread.tsx'

/** Families who wait for an answer by text, the longest waiting first. */
export default function TextsPage() {
  const text = useText(conversationTexts)
  const title = useText(app)('familyTexts')
  const { language } = useLanguage()
  const { data, error, mutate } = useApi(customers.listTexts, {})
  const count = data?.Waiting ?? 0
  return (
    <>
      <PageHeader
        title={title}
        status={
          count > 0 ? <StatusChip label={text(plural(language, 'waiting', count), { count })} tone="warning" /> : null
        }
      />
      <Stack spacing={2} sx={{ maxWidth: 760 }}>
        <Typography color="textSecondary">{text('lead')}</Typography>
        {error && !data ? <LoadFailed error={error} message={text('loadFailed')} onRetry={() => mutate()} /> : null}
        {!data && !error ? <RowsSkeleton rows={3} height={120} /> : null}
        {data?.Rows.length === 0 ? <EmptyState art="done" title={text('none')} text={text('noneText')} /> : null}
        {data?.Rows.map((conversation) => (
          <Waiting key={conversation.CustomerID} conversation={conversation} />
        ))}
      </Stack>
    </>
  )
}

function Waiting({ conversation }: { conversation: ShownConversation }) {
  const text = useText(conversationTexts)
  const { Name, CustomerID, WaitingSince } = conversation
  return (
    <Card component="section" aria-label={Name} sx={{ p: 2 }}>
      <Typography variant="h4" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        <Link href={paths.customer(useRolePrefix(), CustomerID)}>{Name}</Link>
      </Typography>
      {WaitingSince ? (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
          {text('since')} <TimeOfDay value={WaitingSince} withDay />
        </Typography>
      ) : null}
      <TextThread conversation={conversation} />
    </Card>
  )
}
