import { Box } from '@mui/material'
import { useSearchParams } from 'react-router'
import { messageTexts } from '../../../../shared/work/messages/texts.ts'
import { useRolePrefix } from '../../core/data/useSession.ts'
import { paths } from '../../core/paths.ts'
import { LoadFailed } from '../../core/ui/LoadFailed.tsx'
import { PageHeader } from '../../core/ui/PageHeader.tsx'
import { useText } from '../../core/words/language.tsx'
import { askedMessage } from './askedMessage.ts'
import { ReceivedMessageView } from './ReceivedMessageView.tsx'
import { SentMessageView } from './SentMessageView.tsx'

/** One message, as it was sent or as it was received (parameters sent and id, section 2). */
export default function MessagePage() {
  const [query] = useSearchParams()
  const asked = askedMessage(query)
  return (
    <Box sx={{ maxWidth: 860 }}>
      {asked === undefined ? (
        <NoMessage />
      ) : asked.sent ? (
        <SentMessageView id={asked.id} />
      ) : (
        <ReceivedMessageView id={asked.id} />
      )}
    </Box>
  )
}

function NoMessage() {
  const text = useText(messageTexts)
  const prefix = useRolePrefix()
  return (
    <>
      <PageHeader title={text('message')} back={paths.messages(prefix)} />
      <LoadFailed error={undefined} message={text('viewFailed')} />
    </>
  )
}
