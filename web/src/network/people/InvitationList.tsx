import { Box, Button, Typography } from '@mui/material'
import type { Role } from '../../../../shared/core/access.ts'
import { app } from '../../../../shared/core/text/app.ts'
import * as people from '../../../../shared/network/people/api.ts'
import type { InvitationRow, InvitationStatus } from '../../../../shared/network/people/invitation.ts'
import { peopleTexts } from '../../../../shared/network/people/texts.ts'
import type { Tone } from '../../../../shared/rescue/donations/status/tone.ts'
import { useAction } from '../../core/data/useAction.ts'
import { useServerPages } from '../../core/grid/useServerPages.ts'
import { dayText } from '../../core/time/time.ts'
import { LoadFailed } from '../../core/ui/LoadFailed.tsx'
import { RowsSkeleton } from '../../core/ui/Skeletons.tsx'
import { StatusChip } from '../../core/ui/StatusChip.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { personLineLook } from './personLineLook.ts'

const toneOf: Record<InvitationStatus, Tone> = {
  waiting: 'info',
  sent: 'info',
  failed: 'warning',
  accepted: 'success',
  expired: 'warning',
  revoked: 'neutral',
}

/** A mail that waits leaves by itself. */
const poll = 15_000

/** Invitations, newest first; open and expired ones can be sent again. */
export function InvitationList({ entityId, rolesToGive }: { entityId: number; rolesToGive: readonly Role[] }) {
  const text = useText(peopleTexts)
  const pages = useServerPages(people.getInvitationsGrid, { entityId }, { poll })
  if (pages.error) return <LoadFailed error={pages.error} onRetry={pages.refetch} />
  if (pages.isLoading) return <RowsSkeleton rows={2} height={64} />
  if (pages.rows.length === 0 && pages.page === 1)
    return (
      <Typography color="textSecondary" sx={{ px: 2.5, pb: 2.5 }}>
        {text('noInvitations')}
      </Typography>
    )
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0 }}>
        {pages.rows.map((row) => (
          <Box component="li" key={row.ID} sx={[personLineLook, { listStyle: 'none' }]}>
            <Line row={row} mayChange={rolesToGive.includes(row.Role)} />
          </Box>
        ))}
      </Box>
      {pages.previous || pages.next ? (
        <Box sx={{ display: 'flex', gap: 1, px: 2.5, py: 1.5 }}>
          {pages.previous ? <Button onClick={pages.previous}>{text('newer')}</Button> : null}
          {pages.next ? <Button onClick={pages.next}>{text('older')}</Button> : null}
        </Box>
      ) : null}
    </>
  )
}

const hints: Partial<Record<InvitationStatus, 'waitingHint' | 'failedHint'>> = {
  waiting: 'waitingHint',
  failed: 'failedHint',
}

function Line({ row, mayChange }: { row: InvitationRow; mayChange: boolean }) {
  const text = useText(peopleTexts)
  const frame = useText(app)
  const { language } = useLanguage()
  const { act, busy } = useAction()
  const { ID: id, Status, Name: person } = row
  const isOpen = Status === 'waiting' || Status === 'sent' || Status === 'failed'
  const by = row.ByName === null ? text('invitedByOperator') : text('invitedBy', { person: row.ByName })
  const until = Status === 'sent' ? [text('goodUntil', { date: dayText(row.ExpiresAt, language) })] : []
  const hint = hints[Status]
  const resend = () => act(people.resendInvitation, { id }, { done: text('resent', { email: row.EMailAddress }) })
  const revoke = () => {
    const question = { title: text('revokeQuestion', { person }), text: text('revokeText'), confirm: text('revoke') }
    return act(people.revokeInvitation, { id }, { ask: { ...question, isDangerous: true }, done: text('revoked') })
  }
  return (
    <>
      <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{person}</Typography>
        <Typography variant="body2" color="textSecondary">
          {row.EMailAddress} · {frame(`role.${row.Role}`)}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {[by, dayText(row.CreatedAt, language), ...until].join(', ')}
        </Typography>
        {hint ? <Typography variant="body2">{text(hint)}</Typography> : null}
      </Box>
      <StatusChip label={text(`status.${Status}`)} tone={toneOf[Status]} />
      {mayChange && (isOpen || Status === 'expired') ? (
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button
            size="small"
            aria-label={text('resendNamed', { person })}
            loading={busy}
            onClick={() => void resend()}
          >
            {text('resend')}
          </Button>
          <Button
            size="small"
            color="inherit"
            aria-label={text('revokeNamed', { person })}
            disabled={busy}
            onClick={() => void revoke()}
          >
            {text('revoke')}
          </Button>
        </Box>
      ) : null}
    </>
  )
}
