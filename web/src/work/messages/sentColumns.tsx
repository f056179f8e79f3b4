import { Box, Typography } from '@mui/material'
import type { RolePrefix } from '../../../../shared/core/access.ts'
import type { Language } from '../../../../shared/core/text/text.ts'
import type { SentRow } from '../../../../shared/work/messages/api.ts'
import { readSummary } from '../../../../shared/work/messages/readSummary.ts'
import { messageTexts } from '../../../../shared/work/messages/texts.ts'
import { useRolePrefix } from '../../core/data/useSession.ts'
import { type Column, column } from '../../core/grid/column.ts'
import { paths } from '../../core/paths.ts'
import { numberText } from '../../core/time/time.ts'
import { StatusChip } from '../../core/ui/StatusChip.tsx'
import { RelativeTime } from '../../core/ui/Times.tsx'
import { type TextOf, useLanguage, useText } from '../../core/words/language.tsx'
import { CorrespondentCell, SubjectLink } from './cells.tsx'

type Text = TextOf<typeof messageTexts>

/** A sent message as a line of the list: to how many it went, and how many have read it. */
export function sentColumns(text: Text, prefix: RolePrefix, language: Language): Column<SentRow>[] {
  return [
    column('To', text('to'), { flex: 1.3 }, (row) => <CorrespondentCell name={recipientsText(row, text)} />),
    column('Subject', text('subject'), { flex: 2.2 }, (row) => <Subject row={row} prefix={prefix} />),
    column('SendDate', text('sentAt'), { flex: 0.9 }, (row) => <RelativeTime value={row.SendDate} />),
    column('TotalRecipients', text('recipients'), { width: 128 }, (row) => numberText(row.TotalRecipients, language)),
    column('Read', text('readColumn'), { flex: 0.8 }, (row) => <ReadChip row={row} />),
  ]
}

/** Groups and organizations that a message went to. */
export const addresseesText = (
  { RecipientGroups, RecipientEntityNames }: Pick<SentRow, 'RecipientGroups' | 'RecipientEntityNames'>,
  text: Text,
) => [...RecipientGroups.map((group) => text(`group.${group}`)), ...RecipientEntityNames].join(', ')

/** The groups and organizations, or the recipient, or one of them and how many more there are. */
function recipientsText(row: SentRow, text: Text): string {
  const addressees = addresseesText(row, text)
  if (addressees !== '') return addressees
  return row.TotalRecipients === 1
    ? row.FirstRecipient
    : text('andMore', { name: row.FirstRecipient, count: row.TotalRecipients - 1 })
}

const Subject = ({ row, prefix }: { row: SentRow; prefix: RolePrefix }) => (
  <SubjectLink href={paths.message(prefix, row.ID, true)} subject={row.Subject} classification={row.classification} />
)

export function ReadChip({ row }: { row: Pick<SentRow, 'TotalRecipients' | 'TotalRecipientsRead'> }) {
  const { language } = useLanguage()
  const isReadByAll = row.TotalRecipientsRead === row.TotalRecipients
  return <StatusChip label={readSummary(row, language)} tone={isReadByAll ? 'success' : 'neutral'} />
}

/** The same line on a phone. */
export function SentCard({ row }: { row: SentRow }) {
  const text = useText(messageTexts)
  const prefix = useRolePrefix()
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <CorrespondentCell name={recipientsText(row, text)} />
        <Typography variant="body2" color="textSecondary" sx={{ flexShrink: 0 }}>
          <RelativeTime value={row.SendDate} />
        </Typography>
      </Box>
      <Subject row={row} prefix={prefix} />
      <Box>
        <ReadChip row={row} />
      </Box>
    </Box>
  )
}
