import { Stack } from '@mui/material'
import type { ReactNode } from 'react'
import type { Classification } from '../../../../shared/work/messages/message.ts'
import { messageTexts } from '../../../../shared/work/messages/texts.ts'
import { LoadFailed } from '../../core/ui/LoadFailed.tsx'
import { PageHeader } from '../../core/ui/PageHeader.tsx'
import { DetailSkeleton } from '../../core/ui/Skeletons.tsx'
import { TimeOfDay } from '../../core/ui/Times.tsx'
import { useText } from '../../core/words/language.tsx'
import { AboutChip } from './cells.tsx'

interface Shown {
  readonly Subject: string
  readonly SendDate: string
  readonly classification: Classification
}
interface MessageFrameProps {
  message: Shown | undefined
  error: unknown
  onRetry: () => unknown
  /** The list it stands in. */
  back: string
  /** Before the time in the line below the title. */
  who: string
  actions?: ReactNode
  children: ReactNode
}

/** Frame of both views of a message: its head, and what stands in its place while there is none. */
export function MessageFrame({ message, error, onRetry, back, who, actions, children }: MessageFrameProps) {
  const text = useText(messageTexts)
  if (message === undefined)
    return (
      <>
        <PageHeader title={text('message')} back={back} />
        {error ? <LoadFailed error={error} message={text('viewFailed')} onRetry={onRetry} /> : <DetailSkeleton />}
      </>
    )
  return (
    <>
      <PageHeader
        title={message.Subject}
        status={<AboutChip classification={message.classification} />}
        subtitle={
          <>
            {who} · <TimeOfDay value={message.SendDate} withDay />
          </>
        }
        back={back}
        actions={actions}
      />
      <Stack spacing={2.5}>{children}</Stack>
    </>
  )
}
