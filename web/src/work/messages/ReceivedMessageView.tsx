import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import ReplyOutlined from '@mui/icons-material/ReplyOutlined'
import { Button } from '@mui/material'
import { useEffect } from 'react'
import { getSession } from '../../../../shared/network/session/api.ts'
import * as messages from '../../../../shared/work/messages/api.ts'
import { messageTexts } from '../../../../shared/work/messages/texts.ts'
import { useAnswers } from '../../core/data/useAnswers.ts'
import { useApi } from '../../core/data/useApi.ts'
import { useRolePrefix } from '../../core/data/useSession.ts'
import { go } from '../../core/go.ts'
import { paths } from '../../core/paths.ts'
import { Panel } from '../../core/ui/Panel.tsx'
import { useText } from '../../core/words/language.tsx'
import { MessageBody } from './MessageBody.tsx'
import { MessageFrame } from './MessageFrame.tsx'
import { useDeleteMessage } from './useDeleteMessage.ts'

/** A message that came in. Opening it is what marks it as read, so the badge is asked for anew. */
export function ReceivedMessageView({ id }: { id: number }) {
  const text = useText(messageTexts)
  const prefix = useRolePrefix()
  const remove = useDeleteMessage(() => go(paths.messages(prefix), { replace: true }))
  const { data, error, mutate } = useApi(
    messages.getMessageByRecipientId,
    { id },
    { keepPreviousData: false, revalidateOnFocus: false },
  )
  useBadgeAfter(data?.ID)
  const sender = data?.UserMessage.Sender
  return (
    <MessageFrame
      message={data?.UserMessage}
      error={error}
      onRetry={mutate}
      back={paths.messages(prefix)}
      who={sender ? `${sender.Name}, ${sender.EntityName}` : ''}
      actions={
        <>
          <Button onClick={() => void remove(id)} startIcon={<DeleteOutlined />} color="inherit">
            {text('delete')}
          </Button>
          <Button
            href={paths.compose(prefix, id)}
            startIcon={<ReplyOutlined className="pointing" />}
            variant="contained"
          >
            {text('reply')}
          </Button>
        </>
      }
    >
      <Panel>
        <MessageBody body={data?.UserMessage.Body ?? ''} />
      </Panel>
    </MessageFrame>
  )
}

/** Asks for the counts of the shell once, after a message was opened. */
function useBadgeAfter(opened: number | undefined) {
  const { renew } = useAnswers()
  useEffect(() => {
    if (opened !== undefined) void renew([getSession])
  }, [opened, renew])
}
