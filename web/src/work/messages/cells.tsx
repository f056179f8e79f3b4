import { Box, Link } from '@mui/material'
import type { Classification } from '../../../../shared/work/messages/message.ts'
import { messageTexts } from '../../../../shared/work/messages/texts.ts'
import { StatusChip } from '../../core/ui/StatusChip.tsx'
import { useText } from '../../core/words/language.tsx'

const wrapped = { minWidth: 0, lineHeight: 1.4, whiteSpace: 'normal', overflowWrap: 'anywhere' } as const

/** Somebody, and for whom they act. */
export function CorrespondentCell({ name, entity, isStrong }: { name: string; entity?: string; isStrong?: boolean }) {
  return (
    <Box sx={{ ...wrapped, fontWeight: isStrong ? 700 : undefined }}>
      {name}
      {entity ? (
        <Box sx={{ color: 'text.secondary', fontSize: 'caption.fontSize', fontWeight: 400 }}>{entity}</Box>
      ) : null}
    </Box>
  )
}

interface SubjectLinkProps {
  href: string
  subject: string
  classification: Classification
  isStrong?: boolean
}

/** The way into a message; only what is about something in particular says so. */
export function SubjectLink({ href, subject, classification, isStrong }: SubjectLinkProps) {
  return (
    <Box sx={{ ...wrapped, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
      <Link href={href} sx={{ fontWeight: isStrong ? 700 : 400, overflowWrap: 'anywhere' }}>
        {subject}
      </Link>
      <AboutChip classification={classification} />
    </Box>
  )
}

export function AboutChip({ classification }: { classification: Classification }) {
  const text = useText(messageTexts)
  return classification === 'general' ? null : <StatusChip label={text(`about.${classification}`)} />
}
